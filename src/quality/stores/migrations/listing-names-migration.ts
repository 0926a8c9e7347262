import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** Names of listings in export jobs, with the contract's names. */
const NAMES: readonly (readonly [of: string, name: string, style?: string])[] = [
  ['entities', 'entities'],
  ['jobs', 'scheduler'],
  ['libraryEntities', 'libraryEntities'],
  ['attributes', 'attributes'],
  ['rows', 'rows'],
  ['value', 'values'],
  ['mask', 'masks'],
  ['pattern', 'patterns', 'Default'],
  ['rich', 'patterns', 'Rich'],
  ['long', 'patterns', 'Long'],
  ['soundex', 'soundexes'],
  ['metaphone', 'metaphones'],
]

type ListingParams = Readonly<Record<string, unknown>>

/** Renames the listings of export jobs that wait during an upgrade of the server. */
export const listingNamesMigration: Migration = {
  name: '007_quality_listing_names',
  up: (knex) =>
    rename(knex, ({ of, ...ids }: ListingParams) => {
      const [, name, style] = NAMES.find(([old]) => old === of) ?? []
      return { name, ...ids, ...(style !== undefined && { style }) }
    }),
  down: (knex) =>
    rename(knex, ({ name, style, ...ids }: ListingParams) => {
      const isPatterns = name === 'patterns'
      const [of] =
        NAMES.find((known) => known[1] === name && (!isPatterns || known[2] === (style ?? 'Default'))) ?? []
      return { of, ...ids }
    }),
}

async function rename(knex: Knex, renamed: (listing: ListingParams) => ListingParams): Promise<void> {
  const jobs: { id: number; params: string }[] = await knex('jobs')
    .where('type', 'Export')
    .select('id', 'params')
  for (const { id, params } of jobs) {
    const { listing, ...others } = JSON.parse(params) as { listing: ListingParams }
    await knex('jobs')
      .where({ id })
      .update({ params: JSON.stringify({ ...others, listing: renamed(listing) }) })
  }
}
