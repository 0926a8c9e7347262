import { count, counted, percent } from './figures.ts'
import { MANY, type CheckResult } from './finding.ts'
import type { ReportEntity } from './report-model.ts'

type EntityCheck = (entity: ReportEntity) => CheckResult | undefined

const rejectedRecords: EntityCheck = ({ rows, rejected }) => {
  if (rejected === 0) return undefined
  const share = rejected / (rows + rejected)
  return {
    kind: 'rejected records',
    level: share >= MANY ? 'first' : 'soon',
    sentence: `${counted(rejected, 'record')} of ${count(rows + rejected)} (${percent(rejected, rows + rejected)}) could not be read and ${rejected === 1 ? 'is' : 'are'} not counted in any figure.`,
    share,
  }
}

const duplicateRows: EntityCheck = ({ rows, duplicates }) => {
  if (duplicates === undefined || duplicates === 0) return undefined
  const share = duplicates / rows
  return {
    kind: 'duplicate rows',
    level: share >= MANY ? 'first' : 'soon',
    sentence: `${count(duplicates)} of ${count(rows)} rows (${percent(duplicates, rows)}) ${duplicates === 1 ? 'repeats' : 'repeat'} another row in all attributes of the source, so there are ${counted(rows - duplicates, 'different row')}. Remove the copies before you count or sum, unless each of them is a record of its own.`,
    share,
  }
}

export const ENTITY_CHECKS: readonly EntityCheck[] = [rejectedRecords, duplicateRows]
