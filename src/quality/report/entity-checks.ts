import { humanisedName } from '../values/column-names.ts'
import { count, counted, percent } from './figures.ts'
import { MANY, type CheckResult } from './finding.ts'
import type { Terminator } from '../model/reading.ts'
import type { ReportEntity } from './report-model.ts'

type EntityCheck = (entity: ReportEntity) => CheckResult | undefined

const rejectedRecords: EntityCheck = ({ rows, rejected }) => {
  if (rejected === 0) return undefined
  const share = rejected / (rows + rejected)
  return {
    kind: 'rejected records',
    level: share >= MANY ? 'first' : 'soon',
    sentence: `${counted(rejected, 'record')} of ${count(rows + rejected)} (${percent(rejected, rows + rejected)}) could not be read and ${rejected === 1 ? 'is' : 'are'} not counted in any figure.`,
    rows: { listing: 'rejected' },
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
    rows: { listing: 'duplicatesindicator' },
    share,
  }
}

const guessedEncoding: EntityCheck = ({ encoding, reading }) => {
  const judgement = reading?.encoding
  if (judgement === undefined) return undefined
  const { other, evidence, isDoubtful } = judgement
  const sentence =
    other === undefined
      ? `The file was read as ${encoding}, which its bytes suggest but do not prove. ${evidence} Look at some names before you use them.`
      : `The file was read as ${encoding}, but its bytes suggest ${other}. ${evidence} If names look wrong, load it again with the encoding ${other}.`
  const level = other === undefined ? (isDoubtful ? 'soon' : 'note') : isDoubtful ? 'soon' : 'first'
  return { kind: 'guessed encoding', level, sentence, share: 1 }
}

const mixedLineEnds: EntityCheck = ({ rows, rejected, reading }) => {
  const { otherLineEnds = 0, terminator } = reading ?? {}
  if (otherLineEnds === 0 || terminator === undefined) return undefined
  const records = rows + rejected
  return {
    kind: 'mixed line ends',
    level: 'soon',
    sentence: `${counted(otherLineEnds, 'line')} of the file ${otherLineEnds === 1 ? 'ends' : 'end'} otherwise than the first one, which ends with ${LINE_END_NAMES[terminator]}. Each of them ended a record. If a field was broken, put it in quotes, or name the \`terminator\` of the records and load the file again.`,
    share: Math.min(1, otherLineEnds / Math.max(records, 1)),
  }
}

const missingColumns: EntityCheck = ({ reading }) => {
  const { files, missing } = reading?.parts ?? { files: 0, missing: [] }
  const [first, ...others] = missing
  if (first === undefined) return undefined
  const more = others.length === 0 ? '' : `, and ${counted(others.length, 'other column')} in some files`
  return {
    kind: 'missing columns',
    level: 'soon',
    sentence: `The column "${humanisedName(first.name)}" is missing in ${count(first.files)} of ${counted(files, 'file')}${more}: their records have null there. Names of columns must be equal in all files, also in letter case.`,
    share: first.files / files,
  }
}

const unclearNames: EntityCheck = ({ rows, reading }) => {
  const unclear = reading?.parts?.unclear
  if (unclear === undefined) return undefined
  const { file, files } = unclear
  const more =
    files === 1 ? '' : `, as ${counted(files - 1, 'other first line')} ${files === 2 ? 'was' : 'were'}`
  return {
    kind: 'unclear names',
    level: 'soon',
    sentence: `The names stand in the first file alone. The first line of ${file} has other names, or is a record: it was loaded as a record${more}. If it has names, write all files with the same first line, and load them again.`,
    share: Math.min(1, files / Math.max(rows, 1)),
  }
}

const LINE_END_NAMES: Readonly<Record<Terminator, string>> = {
  lf: 'LF',
  crlf: 'CR LF',
  cr: 'CR',
  none: 'none',
}

export const ENTITY_CHECKS: readonly EntityCheck[] = [
  rejectedRecords,
  guessedEncoding,
  mixedLineEnds,
  missingColumns,
  unclearNames,
  duplicateRows,
]
