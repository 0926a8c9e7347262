import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'

/** The identity of a catalogue, which a migration has made. */
export async function catalogueId({ knex }: Pick<Catalogue, 'knex'>): Promise<string> {
  const { id } = (await knex('catalogue_id').first<{ id: string } | undefined>('id'))!
  return id
}
