import { namesIn } from '../../../expressions/names-in.ts'
import type { Attribute } from '../../../model/attribute.ts'
import { derive } from '../../../model/derived-figures.ts'
import { integer, optional, type Column } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'
import { sourceOfJoin, type JoinedPair, type SideName } from './joined-pair.ts'
import { attributeOperand } from './raw-columns.ts'
import { attributeColumn, numberName, ROW_NUMBER_NAME } from './rows-listing.ts'

/** Result sets of rows of both sides. */
export type RowSet = 'inner' | 'outer' | 'leftOuter' | 'rightOuter'

const VIEWS: Readonly<Record<RowSet, string>> = {
  inner: 'Inner join rows',
  outer: 'Outer join rows',
  leftOuter: 'Left outer join rows',
  rightOuter: 'Right outer join rows',
}

const PAIR = '_pair'

/** SQL names of the columns of `JoinedRows`. */
const OF_SIDE = {
  left: { title: 'Left', prefix: 'L', number: 'lrow', value: 'l' },
  right: { title: 'Right', prefix: 'R', number: 'rrow', value: 'r' },
} as const

/**
 * Rows of a join: the left row, then the right row, in the order of the left side and then of the right side. Rows
 * without a left row come last.
 * @param where the condition of the request
 * @throws TableUnknown
 */
export async function joinedRowsListing(
  set: RowSet,
  { join, left, right, sets }: JoinedPair,
  where: string | undefined,
): Promise<Listing> {
  const { inner, leftOuter, rightOuter, fullOuter } = derive(join.figures)
  const totals = { inner, outer: fullOuter, leftOuter, rightOuter }
  const unmatchedLeft = set === 'outer' || set === 'leftOuter'
  const unmatchedRight = set === 'outer' || set === 'rightOuter'
  const attributes = { left: await left.attributes(), right: await right.attributes() }
  const ids = (side: SideName): number[] => attributes[side].map(({ id }) => id)
  const segment = { unmatchedLeft, unmatchedRight, mainRows: unmatchedLeft ? leftOuter : inner }
  const rows = sets.rows(segment, { left: ids('left'), right: ids('right') })
  const total = Number(totals[set])
  return listingOf({
    view: VIEWS[set],
    source: sourceOfJoin(join),
    key: [PAIR],
    numbering: {
      isGapless: false,
      total,
      exactTotal: totals[set],
      lookUp: {
        at: (first, last) => rows.at(first, last),
        numbered: (numbers) => rows.withPairs(numbers),
      },
    },
    scannedRows: { count: total, isTable: false },
    from: () => rows.all(),
    url: undefined,
    columns: new Map<string, Column>([
      ...(await sideColumns('left', left, attributes.left, where)),
      ...(await sideColumns('right', right, attributes.right, where)),
      [
        PAIR,
        {
          ...optional(
            integer('Pair', 'Identifies the row: from the numbers of its left and right row', 'pair'),
          ),
          sql: 'pair',
        },
      ],
    ]),
  })
}

async function sideColumns(
  side: SideName,
  load: ServedLoad,
  attributes: readonly Attribute[],
  where: string | undefined,
): Promise<(readonly [string, Column])[]> {
  const { entity, warehouse } = load
  const { title, prefix, number, value } = OF_SIDE[side]
  const nameOf = (name: string): string => `${prefix}_e${entity.number}:${name}`
  const named = where === undefined ? new Set<string>() : namesIn(where)
  const inCondition = attributes.filter(
    ({ name, humanName }) => named.has(nameOf(name)) || named.has(`${title} ${humanName}`),
  )
  const profiles = await load.profilesOf(inCondition.map(({ id }) => id))
  const rowNumber = integer(
    `${title} ${ROW_NUMBER_NAME}`,
    `Number of the row of ${entity.name}, from 1; empty if no row of it joins`,
    number,
  )
  return [
    [nameOf(numberName(attributes)), rowNumber],
    ...attributes.map((attribute): readonly [string, Column] => {
      const { raw, ...operand } = attributeOperand(attribute, profiles.get(attribute.id), entity)
      return [
        nameOf(attribute.name),
        {
          ...attributeColumn(attribute, warehouse.dialect, `${value}${attribute.id}`),
          humanName: `${title} ${attribute.humanName}`,
          // The statistics of the attribute are not those of the rows of the join.
          operand: raw ? { ...operand, raw: { ...raw, profiled: undefined } } : operand,
        },
      ]
    }),
  ]
}
