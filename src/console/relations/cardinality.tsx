import type { JSX } from 'preact'
import { visibleText } from '../../quality/report/shown-text.ts'
import { Table } from '../parts/table.tsx'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { wholeCount } from './figures.ts'
import type { JoinRecord, JoinSide } from './join-record.ts'

/** How often the values that join occur on both sides, and the rows that this makes. */
export function Cardinality({
  join,
  sides: [left, right],
}: {
  join: JoinRecord
  sides: readonly [JoinSide, JoinSide]
}): JSX.Element {
  const texts = TEXTS.joins
  const rows = [
    [texts.once, texts.once, join.JOIN_CARD_ONE_ONE, join.JOIN_CARD_ONE_ONE],
    [texts.once, texts.often, join.JOIN_CARD_ONE_MANY, join.JOIN_ROWS_ONE_MANY],
    [texts.often, texts.once, join.JOIN_CARD_MANY_ONE, join.JOIN_ROWS_MANY_ONE],
    [texts.often, texts.often, join.JOIN_CARD_MANY_MANY, join.JOIN_ROWS_MANY_MANY],
  ] as const
  return (
    <Table
      label={texts.howOften}
      rows={rows}
      empty=""
      columns={[
        { title: texts.inSide(visibleText(left.name)), of: ([one]) => one },
        { title: texts.inSide(visibleText(right.name)), of: ([, other]) => other },
        { title: texts.common, isNumber: true, of: ([, , values]) => count(values) },
        { title: texts.inner, isNumber: true, of: ([, , , joined]) => wholeCount(joined) },
      ]}
    />
  )
}
