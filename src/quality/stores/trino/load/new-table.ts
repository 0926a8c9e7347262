import type { Logger } from '../../../../platform/logging.ts'
import { identifier, literal } from '../../../../lib/sql-quotes.ts'
import { type TableColumn } from '../../../model/warehouse/warehouse.ts'
import { COLUMN_TYPES } from '../column-types.ts'
import { makingName, newFolder } from '../hidden-names.ts'
import type { LakeStorage } from '../storage/lake-storage.ts'
import { inParallel, type RunStatement, type TrinoTables } from '../tables.ts'

/** What new tables are made with. */
export interface TableMaking {
  readonly run: RunStatement
  readonly tables: TrinoTables
  readonly storage: LakeStorage
  /** Of the repository. It is the name of its folder in the storage, too. */
  readonly schema: string
  readonly logger: Pick<Logger, 'warn'>
}

/**
 * A table that is being made. It has a hidden name and a folder of its own, which its comment names, so that the sweep
 * finds the rest of a process that was killed.
 */
export class NewTable {
  readonly name: string
  /** Its name while it is made. */
  readonly hidden: string
  /** Path of its folder in the storage. */
  readonly folder: string
  readonly #making: TableMaking
  readonly #comment: string

  constructor(name: string, making: TableMaking) {
    const at = Date.now()
    const folder = newFolder(name, at)
    this.name = name
    this.hidden = makingName(at)
    this.folder = `${making.schema}/${folder}`
    this.#making = making
    this.#comment = literal(folder)
  }

  /** Creates it without rows. */
  async create(columns: readonly TableColumn[], signal: AbortSignal): Promise<void> {
    const defined = columns.map(([column, type]) => `${identifier(column)} ${COLUMN_TYPES[type]}`)
    await this.#making.run(
      `CREATE TABLE ${identifier(this.hidden)} (${defined.join(', ')}) ${this.#properties()}`,
      signal,
    )
  }

  /**
   * Creates it with the rows of a query.
   * @param properties further properties of the table, in SQL
   */
  async createAs(query: string, signal: AbortSignal | undefined, ...properties: string[]): Promise<void> {
    const all = this.#properties(properties)
    await this.#making.run(`CREATE TABLE ${identifier(this.hidden)} ${all} AS ${query}`, signal)
  }

  /** Makes it a table of the warehouse. */
  async show(): Promise<void> {
    await this.#making.tables.rename(this.hidden, this.name)
  }

  /** Removes it, whether it has been shown or not. */
  async discard(isShown: boolean): Promise<void> {
    await this.#making.tables.delete([isShown ? this.name : this.hidden])
    await this.#making.storage.remove(this.folder)
  }

  #properties(further: readonly string[] = []): string {
    const location = `location = ${literal(this.#making.storage.location + this.folder)}`
    return `COMMENT ${this.#comment} WITH (${[location, ...further].join(', ')})`
  }
}

/** Removes the tables of a load that failed. What cannot be removed now is removed by the sweep. */
export const discardTables = (
  tables: readonly NewTable[],
  shown: ReadonlySet<NewTable>,
  logger: TableMaking['logger'],
): Promise<void> =>
  inParallel(tables, (table) =>
    table
      .discard(shown.has(table))
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'The rest of a load stays in Trino until the next sweep.'),
      ),
  )
