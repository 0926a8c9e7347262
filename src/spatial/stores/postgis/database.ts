import { hash } from 'node:crypto'
import { meansNoDatabase } from '../../../platform/catalogue/postgres-errors.ts'
import { UnreadableStore } from '../../model/errors.ts'
import { listRelations, readDatabase, readRelation, type Relation, type RelationName } from './catalogue.ts'
import { Connections } from './connections.ts'
import { describeLayer, type KnownSystem } from './describe-layer.ts'
import type { DatabaseEntry } from './entries.ts'
import { meansAway } from './faults.ts'
import { findKey } from './keys.ts'
import { boxesIn, hasLargeNumbers, MAX_COUNTED, measure } from './measure.ts'
import { reasonOf, sentence, unusedIn } from './messages.ts'
import { PostgisTable } from './postgis-table.ts'

/** Least time between two looks at a table after faults. */
const AGAIN_MS = 1000
const FIRST_VERSION = 140_000
/** How long the measures of a large table, and of a view, stay in use. */
const MEASURED_MS = 600_000

/** A table as it was found, or why it is not served. */
interface Found {
  /** What it was described from; equal stamps describe equal layers. */
  readonly stamp: string
  readonly table?: PostgisTable
  readonly problem?: string
}

/** The tables of one database that an entry publishes. */
export class PostgisDatabase {
  readonly name: string
  readonly #entry: DatabaseEntry
  readonly #connections: Connections
  readonly #onAway: () => void
  #found = new Map<string, Found>()
  #problem: string | undefined
  /** Sentences about patterns and keys of the entry that match nothing. */
  #unused: readonly string[] = []
  #looking: Promise<void> | undefined
  /** Looks at single tables, by `schema.table`. */
  readonly #again = new Map<string, { readonly at: number; readonly isServed: Promise<boolean> }>()

  /** @param onAway called when a request finds that the database cannot be reached */
  constructor(entry: DatabaseEntry, onAway: () => void = () => undefined) {
    this.#onAway = onAway
    this.name = entry.name
    this.#entry = entry
    this.#connections = new Connections(entry)
  }

  /** The tables of the last successful look. */
  get tables(): readonly PostgisTable[] {
    return [...this.#found.values()].flatMap(({ table }) => table ?? [])
  }

  /** The number of connections in use, and their maximum number. */
  get connections(): Pick<Connections, 'inUse' | 'most'> {
    return this.#connections
  }

  /** True if the last look succeeded, and no request found the database away since then. */
  get isReachable(): boolean {
    return this.#problem === undefined
  }

  /** Sentences about the database and about tables that are not served. */
  get problems(): readonly string[] {
    const own = this.#problem === undefined ? [] : [this.#problem]
    return [...own, ...[...this.#found.values()].flatMap(({ problem }) => problem ?? [])]
  }

  get hints(): readonly string[] {
    if (this.#entry.tables.length > 0) return this.#unused
    return [`The entry "${this.name}" of SPATIAL_DATABASES publishes nothing: name tables under "tables".`]
  }

  /**
   * Looks at the tables of the database. An unchanged table stays the same object. If the database cannot be reached, the
   * tables stay as they were, and their requests fail until it can.
   */
  look(): Promise<void> {
    return (this.#looking ??= this.#lookOnce().finally(() => (this.#looking = undefined)))
  }

  async #lookOnce(): Promise<void> {
    try {
      this.#found = await this.#look()
      this.#problem = undefined
    } catch (error) {
      if (!(error instanceof Error)) throw error
      this.#problem = meansAway(error)
        ? this.#awayBecauseOf(error)
        : `The database "${this.name}" cannot be read: ${sentence(error)}`
    }
  }

  #noteAway(error: Error): void {
    if (this.#problem !== undefined) return
    this.#problem = this.#awayBecauseOf(error)
    this.#onAway()
  }

  #awayBecauseOf(error: Error): string {
    return `The database "${this.name}" cannot be reached: ${reasonOf(error, this.#entry)} The server will try again.`
  }

  async close(): Promise<void> {
    await this.#connections.close()
  }

  async #look(): Promise<Map<string, Found>> {
    const { version, encoding, postgis } = await readDatabase(this.#connections)
    if (version < FIRST_VERSION) throw new UnreadableStore('it is older than PostgreSQL 14. Upgrade it.')
    if (encoding !== 'UTF8') throw new UnreadableStore(`its encoding is ${encoding}. Only UTF8 is supported.`)
    if (postgis === undefined)
      throw new UnreadableStore('it lacks PostGIS. Add it with CREATE EXTENSION postgis.')
    const found = new Map<string, Found>()
    const names = await listRelations(this.#connections)
    this.#unused = unusedIn(this.#entry, names)
    for (const name of names.filter((one) => this.#isPublished(one))) {
      const id = `${name.schema}.${name.name}`
      const one = await this.#findTable(name, this.#found.get(id))
      if (one !== undefined) found.set(id, one)
    }
    return found
  }

  #isPublished({ schema, name }: RelationName): boolean {
    return this.#entry.tables.some(({ matches }) => matches(schema, name))
  }

  /** Looks at one table at once, but at most every second. @returns true if it is served */
  #lookAt(schema: string, table: string): Promise<boolean> {
    const id = `${schema}.${table}`
    const known = this.#again.get(id)
    if (known !== undefined && performance.now() - known.at < AGAIN_MS) return known.isServed
    const isServed = this.#findAgain(schema, table)
    this.#again.set(id, { at: performance.now(), isServed })
    return isServed
  }

  async #findAgain(schema: string, table: string): Promise<boolean> {
    const id = `${schema}.${table}`
    const names = await listRelations(this.#connections)
    const name = names.find((one) => one.schema === schema && one.name === table)
    const found = name && (await this.#findTable(name, this.#found.get(id)))
    const others = new Map(this.#found)
    if (found === undefined) others.delete(id)
    else others.set(id, found)
    this.#found = others
    return found?.table !== undefined
  }

  async #findTable(name: RelationName, known: Found | undefined): Promise<Found | undefined> {
    const about = `The table "${name.schema}.${name.name}" of the database "${this.name}"`
    const refuse = (stamp: string, text: string): Found => ({
      stamp,
      problem: `${about} is not served: ${text}`,
    })
    if (!name.isReadable)
      return refuse(
        '',
        `the role ${this.#entry.address.user} may not read it. Grant USAGE on its schema and SELECT on it.`,
      )
    let stamp = ''
    try {
      const relation = await readRelation(this.#connections, name)
      if (relation === undefined) return undefined
      stamp = stampOf(relation)
      if (known?.stamp === stamp) return known
      return { stamp, table: await this.#describe(relation, about, stamp) }
    } catch (error) {
      if (!(error instanceof Error) || meansAway(error)) throw error
      if (!meansNoDatabase(error)) return refuse(stamp, sentence(error))
      // It may be locked, or slow: a table that was served stays as it was described.
      const problem =
        known?.table === undefined
          ? `${about} is not served until the next look: ${sentence(error)}`
          : `${about} is served as it was described before: ${sentence(error)}`
      // Without a stamp it is described again at the next look.
      return { ...known, stamp: '', problem }
    }
  }

  async #describe(relation: Relation, about: string, stamp: string): Promise<PostgisTable> {
    const geometry = relation.columns.find(
      ({ typeName, isArray }) => !isArray && (typeName === 'geometry' || typeName === 'geography'),
    )
    const keyParts = findKey(relation, this.#entry.keys.get(`${relation.schema}.${relation.name}`))
    const measures = await measure(this.#connections, relation, geometry?.name)
    const [part] = keyParts
    const areIdsLarge =
      part?.kind === 'integer' && (await hasLargeNumbers(this.#connections, relation, part.column))
    const { layer, hints, beyond } = await describeLayer(relation, {
      ...{ measures, geometry, keyParts, areIdsLarge },
      systemOf: (srid) => this.#systemOf(srid),
      boxes: () =>
        boxesIn(
          ...([this.#connections, relation, geometry!.name] as const),
          keyParts.map(({ column }) => column),
        ),
    })
    return new PostgisTable(this.#connections, layer, {
      about,
      stamp,
      hints,
      beyond,
      watch: {
        away: (error) => this.#noteAway(error),
        again: () => this.#lookAt(relation.schema, relation.name),
      },
    })
  }

  async #systemOf(srid: number): Promise<KnownSystem | undefined> {
    const [row] = await this.#connections.rows({
      text: 'select auth_name, auth_srid, srtext from spatial_ref_sys where srid = cast($1 as int4)',
      values: [String(srid)],
    })
    if (row === undefined) return undefined
    const [organization, code, definition] = row as (string | null)[]
    return { organization: organization ?? 'NONE', code: Number(code ?? srid), definition: definition ?? '' }
  }
}

/**
 * Everything that a layer is described from. A small table is measured again if its rows have changed, others after a
 * time.
 */
function stampOf({ changes, rows, ...relation }: Relation): string {
  const tellsChanges = (relation.kind === 'r' || relation.kind === 'm') && rows <= MAX_COUNTED
  const state = tellsChanges ? changes : String(Math.floor(Date.now() / MEASURED_MS))
  return hash('sha256', JSON.stringify([relation, state]), 'base64url')
}
