import type { AttributeChanges } from './attribute-identity.ts'
import type { ReadingNotes } from './reading.ts'
import { type EntitySource, sourceOf, type StoredSource } from './entity-source.ts'

/** States of an entity, in the terms of this service (`__STATE`). */
export type EntityState =
  'Schema Only' | 'Loading' | 'Loaded' | 'Fully Loaded' | 'Load Failed' | 'Delete Requested'

/** An entity as the catalogue stores it. Times are ISO 8601 in UTC. */
export interface Entity {
  /** The id in the catalogue. Users see the number. */
  readonly id: number
  /** Counts from 1 in the repository. Never reused. */
  readonly number: number
  readonly repositoryId: number
  readonly name: string
  readonly description: string
  readonly state: EntityState
  readonly source: EntitySource
  readonly seed: number
  readonly fileId: number | null
  readonly schemaFileId: number | null
  /** Generation of the tables that are served; 0 if nothing has been loaded yet. */
  readonly generation: number
  /** Generation of the last load that began. */
  readonly lastGeneration: number
  readonly loadedRows: number
  readonly rejectedRows: number
  /** Rows that repeat another row in all attributes of the source; undefined if they were not counted. */
  readonly duplicateRows: number | undefined
  /** How the load that is served was read; undefined for loads of older versions. */
  readonly reading: ReadingNotes | undefined
  /** Time and user of the load that is served. */
  readonly loadedAt: string | undefined
  readonly loadedBy: string | undefined
  /** The job that profiles the served rows; null for rows that were loaded by a version without profiles. */
  readonly profileJob: number | null
  /** What the load that is served changed in the attributes; undefined for a first load. */
  readonly attributeChanges: AttributeChanges | undefined
}

/** An entity as a row of the catalogue. */
export interface EntityRow {
  id: number
  number: number
  repository_id: number
  name: string
  description: string
  state: EntityState
  source: string
  seed: number
  file_id: number | null
  schema_file_id: number | null
  generation: number
  last_generation: number
  loaded_rows: number | string
  rejected_rows: number | string
  duplicate_rows: number | string | null
  reading: string | null
  loaded_at: string | null
  loaded_by: string | null
  profile_job: number | null
  attribute_changes: string | null
}

export function entityOf(row: EntityRow): Entity {
  return {
    id: row.id,
    number: row.number,
    repositoryId: row.repository_id,
    name: row.name,
    description: row.description,
    state: row.state,
    source: sourceOf(JSON.parse(row.source) as StoredSource),
    seed: row.seed,
    fileId: row.file_id,
    schemaFileId: row.schema_file_id,
    generation: row.generation,
    lastGeneration: row.last_generation,
    loadedRows: Number(row.loaded_rows),
    rejectedRows: Number(row.rejected_rows),
    duplicateRows: row.duplicate_rows === null ? undefined : Number(row.duplicate_rows),
    reading: row.reading === null ? undefined : (JSON.parse(row.reading) as ReadingNotes),
    loadedAt: row.loaded_at ?? undefined,
    loadedBy: row.loaded_by ?? undefined,
    profileJob: row.profile_job,
    attributeChanges:
      row.attribute_changes === null ? undefined : (JSON.parse(row.attribute_changes) as AttributeChanges),
  }
}

/** The id of an entity in the catalogue, and its number in its repository. */
export type EntityIds = Pick<Entity, 'id' | 'number'>

/** The members of an entity that its jobs are named after. */
export type NamedEntity = Pick<Entity, 'id' | 'repositoryId' | 'name'>

/** The columns of NamedEntity. */
export const NAMED_BY = ['id', 'repository_id', 'name'] as const
export type NamedRow = Pick<EntityRow, (typeof NAMED_BY)[number]>

export const namedEntityOf = ({ id, repository_id: repositoryId, name }: NamedRow): NamedEntity => ({
  id,
  repositoryId,
  name,
})
