import type { JSX } from 'preact'
import { resultSetSource, type ResultSet } from '../listings/join-sources.ts'
import { DatumValue } from '../parts/datum-value.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { wholeCount } from './figures.ts'
import type { JoinRecord, JoinSide } from './join-record.ts'

/** Values of a region that are shown. */
const FIRST_VALUES = 6

/** The regions of the diagram from left to right, each with its figures, its first values, and ways to all of them. */
export function Regions({
  repository,
  joinId,
  join,
  sides: [left, right],
  pageOfSet,
}: {
  repository: string
  joinId: string
  join: JoinRecord
  sides: readonly [JoinSide, JoinSide]
  pageOfSet: (set: string) => string | undefined
}): JSX.Element {
  const texts = TEXTS.joins
  const side = (of: JoinSide, kind: 'left' | 'right'): JSX.Element => (
    <Region
      repository={repository}
      joinId={joinId}
      kind={kind}
      title={texts.onlyIn(of.name)}
      values={of.onlyValues}
      valueSet={`${kind}nomatchvalues`}
      rowSet={`${kind}nomatchrows`}
      rows={texts.rowsOf(count(of.unmatchedRows))}
      hasRows={of.unmatchedRows > 0}
      pageOfSet={pageOfSet}
    />
  )
  return (
    <div class="regions">
      {side(left, 'left')}
      <Region
        repository={repository}
        joinId={joinId}
        kind="common"
        title={texts.inBoth}
        values={Number(join.COMMON_VALUES)}
        valueSet="matchingvalues"
        rowSet="innerrows"
        rows={texts.joinedRows(wholeCount(join.INNER_PRODUCT))}
        hasRows={join.INNER_PRODUCT !== '0'}
        pageOfSet={pageOfSet}
      />
      {side(right, 'right')}
    </div>
  )
}

function Region({
  repository,
  joinId,
  kind,
  title,
  values,
  valueSet,
  rowSet,
  rows,
  hasRows,
  pageOfSet,
}: {
  repository: string
  joinId: string
  kind: 'left' | 'common' | 'right'
  title: string
  values: number
  valueSet: ResultSet
  rowSet: ResultSet
  /** How many rows there are, in words. */
  rows: string
  hasRows: boolean
  pageOfSet: (set: string) => string | undefined
}): JSX.Element {
  const texts = TEXTS.joins
  const canOpen = pageOfSet(valueSet) !== undefined
  return (
    <section class={`region ${kind}`}>
      <h3>
        <span class={`swatch ${kind}`} aria-hidden="true" />
        <Value text={title} />
      </h3>
      {canOpen && values > 0 && <FirstValues repository={repository} joinId={joinId} set={valueSet} />}
      <p class="ways">
        {canOpen && values > 0 ? (
          <a href={pageOfSet(valueSet)}>{texts.valuesOf(count(values))}</a>
        ) : (
          <span class="quiet">{texts.valuesOf(count(values))}</span>
        )}
        {canOpen && hasRows ? <a href={pageOfSet(rowSet)}>{rows}</a> : <span class="quiet">{rows}</span>}
      </p>
    </section>
  )
}

function FirstValues({
  repository,
  joinId,
  set,
}: {
  repository: string
  joinId: string
  set: ResultSet
}): JSX.Element {
  const asked = useRequest(
    async (signal) => {
      const { rows, columns } = await resultSetSource(repository, joinId, set).ask(
        { pageSize: FIRST_VALUES },
        signal,
      )
      const components = columns.filter(({ columnisedName }) => /^value\d+$/.test(columnisedName)).length
      return rows.map(({ dataRow = [] }) => ({
        value: dataRow.slice(0, components),
        rows: dataRow.slice(components),
      }))
    },
    [repository, joinId, set],
  )
  return (
    <Result of={asked}>
      {(values) => (
        <ul class="first-values">
          {values.map(({ value, rows: [first = '', second] }) => (
            <li>
              {value.map((component, at) => (
                <>
                  {at > 0 && ', '}
                  <DatumValue of={component} />
                </>
              ))}{' '}
              <span class="quiet">
                {second === undefined ? count(first) : `${count(first)} × ${count(second)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Result>
  )
}
