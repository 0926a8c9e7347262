import type { Knex } from 'knex'
import {
  changesOf,
  type AttributeChanges,
  type AttributeIdentity,
  type LoadedColumn,
} from '../../model/attribute-identity.ts'
import { AttributeNameTaken } from '../../model/errors.ts'
import { lockRows } from '../shared/lock-rows.ts'

/** Rows per insert statement. */
const BATCH = 500

/** The attributes that an entity has or had. */
export interface KnownAttributes {
  readonly known: readonly AttributeIdentity[]
  /** The last number that was given. */
  readonly lastId: number
}

interface IdentityRow {
  attribute_id: number
  name: string
  human_name: string
  source_name: string
  source_occurrence: number
  aliases: string
  is_present: boolean | number
  is_renamed: boolean | number
}

const identityOf = (row: IdentityRow): AttributeIdentity => ({
  id: row.attribute_id,
  name: row.name,
  humanName: row.human_name,
  source: { name: row.source_name, occurrence: row.source_occurrence },
  aliases: JSON.parse(row.aliases) as string[],
  isPresent: Boolean(row.is_present),
  isRenamed: Boolean(row.is_renamed),
})

/** The attributes that an entity has or had, in the order of their numbers. */
export async function readIdentities(catalogue: Knex, entityId: number): Promise<AttributeIdentity[]> {
  const rows = await catalogue('attribute_identities')
    .where({ entity_id: entityId })
    .orderBy('attribute_id')
    .select<IdentityRow[]>(
      ...[
        'attribute_id',
        'name',
        'human_name',
        'source_name',
        'source_occurrence',
        'aliases',
        'is_present',
        'is_renamed',
      ],
    )
  return rows.map(identityOf)
}

export async function readKnownAttributes(catalogue: Knex, entityId: number): Promise<KnownAttributes> {
  const known = await readIdentities(catalogue, entityId)
  const entity = await catalogue('entities')
    .where({ id: entityId })
    .first<{ last_attribute: number } | undefined>('last_attribute')
  return { known, lastId: entity?.last_attribute ?? 0 }
}

/** Locks the attributes of an entity until the end of the transaction. @returns false if the entity is deleted */
export const lockAttributes = async (entityId: number, transaction: Knex.Transaction): Promise<boolean> =>
  (await lockRows(transaction('entities').where({ id: entityId }), transaction)) > 0

/**
 * Saves the attributes of a load that is served from now on. Attributes that were renamed during the load keep their new
 * names.
 * @returns the attributes of the load with the names that they have, and what has changed
 * @throws AttributeNameTaken if a user gave the name of a new column to another attribute during the load
 */
export async function saveLoadedColumns(
  entityId: number,
  columns: readonly LoadedColumn[],
  transaction: Knex.Transaction,
): Promise<{ readonly saved: readonly AttributeIdentity[]; readonly changes: AttributeChanges | undefined }> {
  await lockAttributes(entityId, transaction)
  const identities = await readIdentities(transaction, entityId)
  const known = new Map(identities.map((one) => [one.id, one]))
  const saved = columns.map((column): AttributeIdentity => {
    const { name, humanName, isRenamed } = { isRenamed: false, ...column, ...known.get(column.id) }
    const { id, source, aliases } = column
    return { id, name, humanName, source, aliases, isPresent: true, isRenamed }
  })
  checkNewNames(saved, known)
  await transaction('attribute_identities')
    .where({ entity_id: entityId, is_present: true })
    .update({ is_present: false })
  for (let from = 0; from < saved.length; from += BATCH)
    await transaction('attribute_identities')
      .insert(
        saved.slice(from, from + BATCH).map(({ id, name, humanName, source, aliases }) => ({
          entity_id: entityId,
          attribute_id: id,
          name,
          human_name: humanName,
          source_name: source.name,
          source_occurrence: source.occurrence,
          aliases: JSON.stringify(aliases),
          is_present: true,
          is_renamed: false,
        })),
      )
      .onConflict(['entity_id', 'attribute_id'])
      .merge(['aliases', 'is_present'])
  const lastId = saved.reduce((most, { id }) => Math.max(most, id), 0)
  await transaction('entities')
    .where({ id: entityId })
    .where('last_attribute', '<', lastId)
    .update({ last_attribute: lastId })
  return { saved, changes: changesOf(identities, saved) }
}

/** @throws AttributeNameTaken */
function checkNewNames(
  saved: readonly AttributeIdentity[],
  known: ReadonlyMap<number, AttributeIdentity>,
): void {
  const holders = new Map(
    [...known.values()].flatMap((one) => [one.name, one.humanName].map((name) => [name, one])),
  )
  for (const { id, name, humanName } of saved) {
    const holder = holders.get(humanName) ?? holders.get(name)
    if (!known.has(id) && holder) throw new AttributeNameTaken(humanName, holder)
  }
}

/** Gives an attribute of an entity other names. Its source column stays. */
export async function renameAttribute(
  entityId: number,
  { id, name, humanName }: Pick<AttributeIdentity, 'id' | 'name' | 'humanName'>,
  transaction: Knex.Transaction,
): Promise<void> {
  const ofAttribute = { entity_id: entityId, attribute_id: id }
  const names = { name, human_name: humanName }
  await transaction('attribute_identities')
    .where(ofAttribute)
    .update({ ...names, is_renamed: true })
  await transaction('attributes').where(ofAttribute).update(names)
}

/** The names of attributes, also of those that the present rows do not have, by their numbers. */
export async function readAttributeNamesOf(
  entityId: number,
  catalogue: Knex,
): Promise<ReadonlyMap<number, string>> {
  const rows = await catalogue('attribute_identities')
    .where({ entity_id: entityId })
    .select<Pick<IdentityRow, 'attribute_id' | 'human_name'>[]>('attribute_id', 'human_name')
  return new Map(rows.map(({ attribute_id, human_name }) => [attribute_id, human_name]))
}

/**
 * SQL: true if the present rows of an entity do not have an attribute that it had.
 * @param entity SQL of the id of the entity
 * @param isNamed SQL of a condition on the attribute, from the SQL of its number and of its number as in
 * `attributesText`
 */
export const missesAttribute = (entity: string, isNamed: (id: string, padded: string) => string): string =>
  `exists (select 1 from attribute_identities as gone where gone.entity_id = ${entity} and not gone.is_present and ${isNamed('gone.attribute_id', 'substr(cast(100000 + gone.attribute_id as text), 2)')})`
