import type { Knex } from 'knex'
import type { ColumnSummary, ValueType } from '../loaders/reading.ts'

/** A column of an entity, with what its load saw in it. */
export interface Attribute {
  /** From 1; the column of the rows' table is `c<id>`. */
  readonly id: number
  /** Columnised: `ACCOUNT_NAME`. */
  readonly name: string
  /** As in the source: `Account Name`. */
  readonly humanName: string
  readonly schemaType: string | undefined
  readonly schemaLength: number | undefined
  readonly nullable: boolean
  readonly inferredType: ValueType
  readonly summary: ColumnSummary
}

/** Rows that go into the catalogue by one statement: SQLite binds 32,766 values at most. */
const BATCH = 500

/** The attributes of one load of an entity, in the order of its columns. */
export async function readAttributes(
  catalogue: Knex,
  entityId: number,
  generation: number,
): Promise<Attribute[]> {
  const rows = await catalogue<AttributeRow>('attributes')
    .where({ entity_id: entityId, generation })
    .orderBy('attribute_id')
  return rows.map(attributeOf)
}

/** Puts the attributes of a load in the place of those that the entity had. */
export async function replaceAttributes(
  entityId: number,
  generation: number,
  attributes: readonly Attribute[],
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('attributes').where({ entity_id: entityId }).delete()
  const rows = attributes.map((attribute) => ({
    entity_id: entityId,
    generation,
    attribute_id: attribute.id,
    name: attribute.name,
    human_name: attribute.humanName,
    schema_type: attribute.schemaType ?? null,
    schema_length: attribute.schemaLength ?? null,
    nullable: attribute.nullable,
    inferred_type: attribute.inferredType,
    summary: JSON.stringify(attribute.summary),
  }))
  for (let from = 0; from < rows.length; from += BATCH)
    await transaction('attributes').insert(rows.slice(from, from + BATCH))
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
}

function attributeOf(row: AttributeRow): Attribute {
  return {
    id: row.attribute_id,
    name: row.name,
    humanName: row.human_name,
    schemaType: row.schema_type ?? undefined,
    schemaLength: row.schema_length ?? undefined,
    nullable: Boolean(row.nullable),
    inferredType: row.inferred_type,
    summary: JSON.parse(row.summary) as ColumnSummary,
  }
}
