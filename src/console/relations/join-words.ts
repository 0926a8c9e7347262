import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { shareOf, wholeCount } from './figures.ts'
import type { JoinRecord, JoinSide } from './join-record.ts'

/** What sentences need of a side. */
type Facts = Pick<JoinSide, 'name' | 'values' | 'rows' | 'loadedRows' | 'unmatchedRows'>

type Figures = Pick<
  JoinRecord,
  | 'COMMON_VALUES'
  | 'INNER_PRODUCT'
  | '_full_outer_product'
  | 'INFERRED_CARDINALITY'
  | 'ACTUAL_CARDINALITY'
  | 'EXACT_CARDINALITY'
>

/** What the figures of a join mean, the most important first. */
export function joinInWords(join: Figures, [left, right]: readonly [Facts, Facts]): string[] {
  const texts = TEXTS.joins
  const common = Number(join.COMMON_VALUES)
  const said = [
    join.INFERRED_CARDINALITY === ''
      ? texts.noCardinality
      : texts.inferred(left.name, right.name, join.INFERRED_CARDINALITY),
  ]
  if (common === 0) said.push(texts.nothingCommon)
  else {
    const fewer = left.values <= right.values ? left : right
    said.push(
      texts.matched(count(common), count(fewer.values), fewer.name, shareOf(common, fewer.values)),
      texts.actual(join.ACTUAL_CARDINALITY, join.EXACT_CARDINALITY),
      texts.products(wholeCount(join.INNER_PRODUCT), wholeCount(join._full_outer_product)),
    )
  }
  for (const { name, rows, loadedRows, unmatchedRows } of [left, right]) {
    if (rows === 0) said.push(texts.noRows(name))
    else if (unmatchedRows === 0) said.push(texts.everyRow(name))
    else said.push(texts.unmatched(count(unmatchedRows), count(rows), name, shareOf(unmatchedRows, rows)))
    if (rows < loadedRows) said.push(texts.admitted(count(rows), count(loadedRows), name))
  }
  return said
}
