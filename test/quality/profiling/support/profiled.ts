/** Loads small tables into a warehouse of the test's own, and profiles them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VALUE_TYPES, type ValueType } from '../../../../src/quality/model/reading.ts'
import { classify, inferredType } from '../../../../src/quality/values/value-types.ts'
import type { AttributeProfile } from '../../../../src/quality/model/profile.ts'
import { profile } from '../../../../src/quality/profiling/profiler.ts'
import { rejectsTable, rowsTable } from '../../../../src/quality/model/warehouse/load-tables.ts'
import type { Row, Warehouse, Warehouses } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { NO_TYPES } from '../../support/no-types.ts'
import { csvOf, type Field, loadEntity, piecesOf, writePiece } from '../../stores/pieces.ts'
import type { ProfileRequest } from '../../../../src/quality/profiling/profile-request.ts'
import { EMBEDDED, type TestedEngine } from './engines.ts'

const GENERATION = 1

export class ProfiledTables {
  readonly warehouse: Warehouse
  /** Of the profiles' files. */
  readonly folder: string
  readonly engine: TestedEngine
  readonly #place: string
  readonly #warehouses: Warehouses
  #entity = 0

  private constructor(engine: TestedEngine, place: string, warehouses: Warehouses, warehouse: Warehouse) {
    this.engine = engine
    this.#place = place
    this.#warehouses = warehouses
    this.warehouse = warehouse
    this.folder = join(place, '1', 'loads', 'profile')
  }

  static async open(engine: TestedEngine = EMBEDDED): Promise<ProfiledTables> {
    const place = await mkdtemp(join(tmpdir(), 'profiles-'))
    const warehouses = await engine.start(place)
    return new ProfiledTables(engine, place, warehouses, await warehouses.open(1))
  }

  async close(): Promise<void> {
    await this.#warehouses.close()
    await this.engine.clean?.(this.#place)
    await rm(this.#place, { recursive: true })
  }

  /** Loads records, and says what a profile of them is asked by. */
  async load(columns: number, records: readonly (readonly Field[])[]): Promise<ProfileRequest> {
    const entityId = ++this.#entity
    const target = {
      rows: rowsTable(entityId, GENERATION),
      rejects: rejectsTable(entityId, GENERATION),
      columns,
    }
    const piece = writePiece(this.#place, csvOf(records), records.length)
    await loadEntity(this.warehouse, target, piecesOf(piece))
    return {
      warehouse: this.warehouse,
      entityId,
      generation: GENERATION,
      attributes: Array.from({ length: columns }, (_, at) => ({
        id: at + 1,
        name: `COLUMN_${at + 1}`,
        inferredType: typeOf(records.map((record) => record[at]!)),
        summary: {
          types: typesOf(records.map((record) => record[at]!)),
          maxLength: Math.max(0, ...records.map((record) => record[at]?.length ?? 0)),
        },
      })),
      rows: records.length,
      folder: this.folder,
      signal: new AbortController().signal,
      progress: () => undefined,
    }
  }

  /** The profile of a table. */
  async profiled(columns: number, records: readonly (readonly Field[])[]): Promise<AttributeProfile[]> {
    return profile(await this.load(columns, records))
  }

  /** The profile of one column. */
  async column(values: readonly Field[]): Promise<AttributeProfile> {
    const [only] = await this.profiled(
      1,
      values.map((value) => [value]),
    )
    return only!
  }

  /** What the profile that was made last left in one of its tables. */
  async rows(table: (entityId: number, generation: number) => string, order: string[]): Promise<Row[]> {
    return this.warehouse.knex(table(this.#entity, GENERATION)).orderBy(order)
  }
}

/** What a value looks like, as the load sees it. */
export const valueTypeOf = (value: string): ValueType => {
  const bytes = Buffer.from(value)
  return VALUE_TYPES[classify(bytes, 0, bytes.length)]!
}

export const typeOf = (values: readonly Field[]): ValueType => inferredType(typesOf(values)).type

function typesOf(values: readonly Field[]): Record<ValueType, number> {
  const counts = { ...NO_TYPES }
  for (const value of values) counts[value === null ? 'null' : valueTypeOf(value)]++
  return counts
}
