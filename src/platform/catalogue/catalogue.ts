import type { Knex } from 'knex'
import { OperatorError } from '../operator-error.ts'

/** A step of the catalogue's schema. Its name, such as `001_api_keys`, orders and identifies it and never changes. */
export interface Migration extends Knex.Migration {
  readonly name: string
}

/** A transaction of the catalogue. Stores build statements with it; services pass it from one store to the next. */
export type Transaction = Knex.Transaction

/** The catalogue cannot be used. The message tells the operator how to correct it. */
export class CatalogueError extends OperatorError {}

/** A unique or primary key of a table, with its columns in the order of the migration. */
export interface UniqueKey {
  readonly table: string
  readonly columns: readonly string[]
}

/** A copy of the catalogue in a folder. */
export interface CatalogueCopy<Prepared> {
  /** Name of its file in the folder. */
  readonly file: string
  /** The result of `prepare`. */
  readonly prepared: Prepared
}

/**
 * The catalogue: the database of the product's own records. Other folders use only this port and do not depend on the
 * database behind it.
 *
 * Other connections, of this process or another, may write at any time. Three rules follow for callers of `knex`:
 * - Within a transaction, use only its transaction object. Other connections do not see its writes. There may be no
 *   other connection, so a query by `knex` inside a transaction may wait for ever.
 * - A transaction that writes must begin with a write. A database may reject a write after a read that is out of date.
 * - Claim names and numbers by writing them. A constraint fails if they are taken. The violation ends the transaction,
 *   so catch it outside of the transaction.
 */
export interface Catalogue {
  /** Builds and runs statements. */
  readonly knex: Knex

  /** Names of the catalogue's own files in DATA_DIR. Only `backup` can copy them. */
  readonly files: readonly string[]

  /**
   * Opens additional read-only connections. A long read on them blocks neither writes nor the reads of every request.
   * The caller destroys them.
   * @param connections number of concurrent connections
   */
  readers(connections: number): Knex

  /**
   * The version of the content. It changes if another connection commits. A commit by `knex` may change it too.
   */
  changes(): Promise<string | number>

  /** True if a write was refused because another row has the values of this key. */
  isUniqueViolation(error: unknown, key: UniqueKey): boolean

  /** True if a write was refused because it names a row that is gone, or deletes a row that another one names. */
  isReferenceViolation(error: unknown): boolean

  /** True if the catalogue cannot be read or written at the moment. False if the statement itself was wrong. */
  isUnreachable(error: unknown): boolean

  /** True if a write failed because the disk is full. */
  isFull(error: unknown): boolean

  /**
   * Copies a snapshot of the catalogue. Other connections can read and write during the copy.
   * @param folder absolute path of an existing folder
   * @param prepare reads and changes the copy before it is complete
   */
  backup<Prepared>(
    folder: string,
    prepare: (copy: Knex) => Promise<Prepared>,
  ): Promise<CatalogueCopy<Prepared>>

  close(): Promise<void>
}
