import type { Knex } from 'knex'
import { OperatorError } from '../operator-error.ts'

/** One step of the catalogue's schema. Its name orders and identifies it for ever: `001_api_keys`. */
export interface Migration extends Knex.Migration {
  readonly name: string
}

/** The catalogue cannot be used; the message says what to do. */
export class CatalogueError extends OperatorError {}

/** A unique or primary key of a table: its columns in the order in which the migration names them. */
export interface UniqueKey {
  readonly table: string
  readonly columns: readonly string[]
}

/** A copy of the catalogue in a folder. */
export interface CatalogueCopy<Prepared> {
  /** Name of its file in the folder. */
  readonly file: string
  /** What `prepare` has returned. */
  readonly prepared: Prepared
}

/**
 * The catalogue: the database of what the product itself has to remember. This port is all that other rooms know of
 * the database that keeps it.
 *
 * Other connections, of this process or another, may write at any time. Three rules follow for whoever uses `knex`:
 * - A transaction does everything by its transaction object. Other connections do not see what it has written, and
 *   there may be no other connection: a question by `knex` inside of a transaction may wait for ever.
 * - A transaction that writes begins with a write. A database may refuse the write of a transaction whose reading is
 *   out of date.
 * - Names and numbers are taken by writing them, and a constraint says whether they were free. A write that breaks
 *   one ends its transaction, so the violation is caught outside of it.
 */
export interface Catalogue {
  /** Builds and runs statements. */
  readonly knex: Knex

  /** Names in DATA_DIR of the catalogue's own files, which only `backup` can copy. */
  readonly files: readonly string[]

  /**
   * More connections for reading alone: a long reading holds up neither a write nor what every request reads. The
   * caller destroys them.
   * @param connections at the same time
   */
  readers(connections: number): Knex

  /**
   * A version of the content, which differs from the last one if another connection has committed since then. A
   * commit by `knex` may change it too.
   */
  changes(): Promise<string | number>

  /** True if a write was refused because another row has the values of this key. */
  isUniqueViolation(error: unknown, key: UniqueKey): boolean

  /** True if a write was refused because it names a row that is gone, or deletes a row that another one names. */
  isReferenceViolation(error: unknown): boolean

  /** True if the catalogue cannot be read or written at the moment. False if the statement itself was wrong. */
  isUnreachable(error: unknown): boolean

  /**
   * Copies the catalogue as it is at one moment. Others read and write meanwhile.
   * @param folder absolute; it exists
   * @param prepare reads and changes the copy before it is complete
   */
  backup<Prepared>(
    folder: string,
    prepare: (copy: Knex) => Promise<Prepared>,
  ): Promise<CatalogueCopy<Prepared>>

  close(): Promise<void>
}
