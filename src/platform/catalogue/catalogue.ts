import type { Knex } from 'knex'
import { OperatorError } from '../operator-error.ts'
import type { CatalogueKind } from './kinds.ts'

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

/** A copy of the catalogue in the folder of a backup. */
export interface CatalogueCopy<Prepared> {
  /** The kind of the database. Each kind can be restored from the copy, if `stageCopy` has put its file into place. */
  readonly kind: CatalogueKind
  /** Paths of the files of the copy below the folder, with slashes. */
  readonly files: readonly string[]
  /** The result of `prepare`. */
  readonly prepared: Prepared
}

/** A database with the content of the catalogue. */
export interface CatalogueReader {
  /** Builds and runs statements. */
  readonly knex: Knex

  /**
   * Runs work that reads one state of the catalogue by several statements. Commits of other connections during the work
   * are not seen. A transaction of `knex` does not promise this: each of its statements may see what was committed
   * before it. The work must not write.
   */
  snapshot<T>(work: (snapshot: Transaction) => Promise<T>): Promise<T>
}

/** Additional connections that only read. */
export interface CatalogueReaders extends CatalogueReader {
  close(): Promise<void>
}

/** One more connection, for short writes that must not wait for those of requests. */
export interface CatalogueApart {
  readonly knex: Knex
  /** The time by the clock of the database, which all servers of the catalogue share. */
  time(): Promise<Date>
  close(): Promise<void>
}

/**
 * The catalogue: the database of the product's own records. Other folders use only this port and do not depend on the
 * database behind it.
 *
 * Other connections, of this process or another, may write at any time. Four rules follow for callers of `knex`:
 * - Within a transaction, use only its transaction object. Other connections do not see its writes. There may be no
 *   other connection, so a query by `knex` inside a transaction may wait for ever.
 * - A transaction that writes must begin with a write. A database may reject a write after a read that is out of date.
 * - Reads of several statements that must agree with each other are a `snapshot`.
 * - Claim names and numbers by writing them. A constraint fails if they are taken. The violation ends the transaction,
 *   so catch it outside of the transaction.
 *
 * Every database behind the port keeps and returns values in the same way:
 * - Columns of the type `integer`, and ids, hold integers up to 2^53 - 1.
 * - Ids, counts, sums and quotients are numbers of JavaScript.
 * - Texts and columns of JSON hold every character, U+0000 too.
 * - A column of JSON returns the text that was written. `column -> 'name'` is a member as JSON, and `column ->> 'name'`
 *   is its text.
 * - Texts are compared and ordered by code point.
 * - The database gives free ids, also after a row was inserted with an explicit id.
 */
export interface Catalogue extends CatalogueReader {
  /** Names of the catalogue's own files in DATA_DIR; none if it is kept on a server. Only `backup` can copy them. */
  readonly files: readonly string[]

  /**
   * Opens additional read-only connections. A long read on them blocks neither writes nor the reads of every request.
   * The caller closes them.
   * @param connections number of concurrent connections
   */
  readers(connections: number): CatalogueReaders

  /** Opens a connection apart from those of `knex`. Undefined if only one server can use the catalogue. */
  readonly apart?: () => CatalogueApart

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
   *
   * A copy is restored by its files: they are put at their paths into a DATA_DIR that has no files of a catalogue. The
   * next `openCatalogue` takes them in, in place of any earlier content. If its process is killed, the opening after it
   * does.
   * @param folder absolute path of an existing folder
   * @param prepare reads and changes the copy before it is complete. The catalogue and other connections do not see the
   * changes, and references between tables are not checked.
   */
  backup<Prepared>(
    folder: string,
    prepare: (copy: Knex) => Promise<Prepared>,
  ): Promise<CatalogueCopy<Prepared>>

  close(): Promise<void>
}
