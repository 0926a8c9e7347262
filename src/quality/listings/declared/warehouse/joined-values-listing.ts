import type { Attribute } from '../../../model/attribute.ts'
import { derive } from '../../../model/derived-figures.ts'
import type { ValueRegion } from '../../../model/warehouse/join-store.ts'
import { integer, optional, sized, text, type Column } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'
import { sourceOfJoin, type JoinedPair, type SideName } from './joined-pair.ts'
import { textSizes } from './text-sizes.ts'

const VIEWS: Readonly<Record<ValueRegion, string>> = {
  common: 'Matching values',
  left: 'Left values without a match',
  right: 'Right values without a match',
}

/** A form of a value can be longer than the value. */
const MAX_FORM_FACTOR = 3

/**
 * Distinct values of a join: those of both sides, the largest products first, or those of one side, the most frequent
 * first.
 * @throws AttributeUnknown, TableUnknown
 */
export async function joinedValuesListing(
  region: ValueRegion,
  { join, left, right, sets }: JoinedPair,
): Promise<Listing> {
  const sides = { left, right }
  const shown = region === 'common' ? (['left', 'right'] as const) : [region]
  const attributes: Record<SideName, readonly Attribute[]> = {
    left: await attributesOf(left, join.left.attributeIds),
    right: await attributesOf(right, join.right.attributeIds),
  }
  const describe = (side: SideName, i: number): string =>
    `${sides[side].entity.name}.${attributes[side][i]!.humanName}`
  const components = join.left.attributeIds.map((_, i): readonly [string, Column] => {
    const sizes = textSizes(attributes[shown[0]][i]!.summary, undefined)
    return [
      `value${i}`,
      sized(
        text(`Component ${i + 1}`, shown.map((side) => describe(side, i)).join(' = '), `value${i}`),
        (rows) => {
          const { longest, mean } = sizes(rows)
          return { longest: MAX_FORM_FACTOR * longest, mean: MAX_FORM_FACTOR * mean }
        },
      ),
    ]
  })
  const { figures } = join
  const total = region === 'common' ? figures.commonValues : derive(figures)[region].notMatchValues
  const frequency = (side: SideName): readonly [string, Column] => [
    side.toUpperCase(),
    integer(
      side === 'left' ? 'Left' : 'Right',
      `Number of rows of ${sides[side].entity.name} with the value`,
      `${side}_rows`,
    ),
  ]
  return listingOf({
    view: VIEWS[region],
    source: sourceOfJoin(join),
    key: ['_rowid'],
    numbering: { isGapless: true, total },
    scannedRows: { count: total, isTable: false },
    from: () => sets.values(region),
    url: undefined,
    columns: new Map<string, Column>([
      ...components,
      ...shown.map(frequency),
      ...(region === 'common'
        ? ([
            ['_product', integer('Product', 'Number of rows of the inner join with the value', 'product')],
          ] as const)
        : []),
      ['_rowid', optional(integer('Ref', 'Number of the value, from 1, the largest first', 'n'))],
    ]),
  })
}

/** @throws AttributeUnknown, TableUnknown */
const attributesOf = (load: ServedLoad, ids: readonly number[]): Promise<Attribute[]> =>
  Promise.all(ids.map((id) => load.attribute(id)))
