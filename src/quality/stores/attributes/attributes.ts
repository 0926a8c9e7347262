import type { Knex } from 'knex'
import type { ColumnSummary, ValueType } from '../../model/reading.ts'
import type { AttributeProfile } from '../../model/profile.ts'
import type { Attribute, ProfiledAttribute } from '../../model/attribute.ts'

/** Attributes per statement. Profiles have some kilobytes each, and a large statement would block the event loop. */
const BATCH = 100

const COLUMNS = [
  'attribute_id',
  'name',
  'human_name',
  'schema_type',
  'schema_length',
  'nullable',
  'inferred_type',
  'summary',
  'expression',
  'description',
] as const satisfies (keyof AttributeRow)[]

/** The attributes of one load of an entity, in the order of its source. */
export async function readAttributes(
  catalogue: Knex,
  entityId: number,
  generation: number,
): Promise<Attribute[]> {
  const rows = await catalogue<AttributeRow>('attributes')
    .where({ entity_id: entityId, generation })
    .orderBy('position')
    .select(...COLUMNS)
  return rows.map(attributeOf)
}

/**
 * The attributes with their profiles: all, or those with the given ids. They are read as one snapshot: if another load
 * replaces them, the result is complete or empty.
 */
export async function readProfiledAttributes(
  catalogue: Knex,
  entityId: number,
  generation: number,
  ids?: readonly number[],
): Promise<ProfiledAttribute[]> {
  const batch = async (database: Knex, last: number) => {
    const query = database<ProfiledRow>('attributes')
      .where({ entity_id: entityId, generation })
      .where('position', '>', last)
      .orderBy('position')
      .limit(BATCH)
      .select(...COLUMNS, 'position', 'profile')
    if (ids) void query.whereIn('attribute_id', ids)
    return await query
  }
  // One statement needs no transaction.
  if (ids !== undefined && ids.length < BATCH) return (await batch(catalogue, 0)).map(profiledOf)
  return catalogue.transaction(async (transaction) => {
    const attributes: ProfiledAttribute[] = []
    for (let last = 0; ;) {
      const rows = await batch(transaction, last)
      attributes.push(...rows.map(profiledOf))
      // A transaction may see that another load has removed all attributes since its last statement.
      if (rows.length === 0 && last > 0 && (await batch(transaction, last - 1)).length === 0) return []
      if (rows.length < BATCH) return attributes
      last = rows.at(-1)!.position
    }
  })
}

/** The names of an attribute, without its summary. */
export type NamedAttribute = Pick<Attribute, 'id' | 'name' | 'humanName' | 'inferredType'>

/** The present attributes of an entity, of those that were asked for. */
export interface NamedAttributes {
  /** The load that they belong to. */
  readonly generation: number
  readonly attributes: ReadonlyMap<number, NamedAttribute>
}

/**
 * The names of attributes of many entities.
 * @param wanted ids of attributes by the ids of their entities in the catalogue
 * @returns by the ids of entities; attributes and entities that do not exist are left out
 */
export async function readAttributeNames(
  catalogue: Knex,
  wanted: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<Map<number, NamedAttributes>> {
  const found = new Map<number, { generation: number; attributes: Map<number, NamedAttribute> }>()
  const entities = [...wanted.keys()]
  for (let from = 0; from < entities.length; from += BATCH) {
    const some = entities.slice(from, from + BATCH)
    const ids = new Set(some.flatMap((entity) => [...wanted.get(entity)!]))
    const rows = await catalogue<AttributeRow & { entity_id: number; generation: number }>('attributes')
      .whereIn('entity_id', some)
      .whereIn('attribute_id', [...ids])
      .select('entity_id', 'generation', 'attribute_id', 'name', 'human_name', 'inferred_type')
    for (const {
      entity_id: entityId,
      generation,
      attribute_id: id,
      name,
      human_name,
      inferred_type,
    } of rows) {
      if (!found.has(entityId)) found.set(entityId, { generation, attributes: new Map() })
      found
        .get(entityId)!
        .attributes.set(id, { id, name, humanName: human_name, inferredType: inferred_type })
    }
  }
  return found
}

/**
 * Replaces the attributes of an entity with those of a load, including existing profiles.
 * @param attributes in the order of the source
 */
export async function replaceAttributes(
  entityId: number,
  generation: number,
  attributes: readonly (Attribute | ProfiledAttribute)[],
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('attributes').where({ entity_id: entityId }).delete()
  for (let from = 0; from < attributes.length; from += BATCH) {
    const rows = attributes.slice(from, from + BATCH).map((attribute, at) => ({
      entity_id: entityId,
      generation,
      attribute_id: attribute.id,
      position: from + at + 1,
      name: attribute.name,
      human_name: attribute.humanName,
      schema_type: attribute.schemaType ?? null,
      schema_length: attribute.schemaLength ?? null,
      nullable: attribute.nullable,
      inferred_type: attribute.inferredType,
      summary: JSON.stringify(attribute.summary),
      expression: attribute.virtual?.expression ?? null,
      description: attribute.virtual?.description ?? null,
      profile: 'profile' in attribute ? JSON.stringify(attribute.profile) : null,
    }))
    await transaction('attributes').insert(rows)
  }
}

interface AttributeRow {
  entity_id: number
  generation: number
  attribute_id: number
  name: string
  human_name: string
  schema_type: string | null
  schema_length: number | null
  nullable: boolean | number
  inferred_type: ValueType
  summary: string
  expression: string | null
  description: string | null
}

interface ProfiledRow extends AttributeRow {
  position: number
  profile: string | null
}

function attributeOf({
  expression,
  description,
  ...row
}: Pick<AttributeRow, (typeof COLUMNS)[number]>): Attribute {
  return {
    id: row.attribute_id,
    name: row.name,
    humanName: row.human_name,
    schemaType: row.schema_type ?? undefined,
    schemaLength: row.schema_length ?? undefined,
    nullable: Boolean(row.nullable),
    inferredType: row.inferred_type,
    summary: JSON.parse(row.summary) as ColumnSummary,
    ...(expression === null ? {} : { virtual: { expression, description: description ?? '' } }),
  }
}

function profiledOf(row: Pick<ProfiledRow, (typeof COLUMNS)[number] | 'profile'>): ProfiledAttribute {
  const profile = row.profile === null ? undefined : (JSON.parse(row.profile) as AttributeProfile)
  return { ...attributeOf(row), profile }
}
