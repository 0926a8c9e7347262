import { printable } from '../../../lib/text.ts'
import { identifier } from '../../../lib/sql-quotes.ts'
import { type SourceChoice, TableUnknown } from '../errors.ts'

/** A table of a database file. */
export interface FileTable {
  /** Undefined for the schema whose tables need no schema before their names. */
  readonly schema: string | undefined
  readonly name: string
}

/** What has a name like a table, and is not read. */
export interface OtherRelation extends FileTable {
  /** For a message: `a view`. */
  readonly what: string
  readonly remedy: string
}

/** The relations of a database file. */
export interface FileRelations {
  readonly tables: readonly FileTable[]
  readonly others: readonly OtherRelation[]
}

/** The most tables in a message, and in the description of a file. */
const MAX_LISTED = 20
export const MAX_DETECTED = 1000

/**
 * Finds the table of a source.
 * @param wanted a name, or a schema and a name, with or without quotes; undefined: the only table of the file
 * @throws TableUnknown
 */
export function findTable({ tables, others }: FileRelations, wanted: string | undefined): FileTable {
  if (wanted === undefined) return onlyTable(tables)
  const all = relationNamed([...tables, ...others], wanted)
  const ofMain = all.filter(({ schema }) => schema === undefined)
  const named = ofMain.length > 0 ? ofMain : all
  if (named.length > 1)
    throw new TableUnknown(
      `The file has several tables named ${printable(wanted)}: ${listOf(named)}. Write one of these names in \`table\`.`,
      { choice: choiceOf(named) },
    )
  const [found] = named
  if (found === undefined)
    throw new TableUnknown(
      tables.length === 0
        ? `The file has no table ${printable(wanted)}, and no other table.`
        : `The file has no table ${printable(wanted)}. Its tables are ${listOf(tables)}; name one of them in \`table\`.`,
      { choice: choiceOf(tables) },
    )
  if ('what' in found) {
    const { what, remedy } = found as OtherRelation
    throw new TableUnknown(
      `${printable(wanted)} is ${what}, and only tables are read from database files; ${remedy}.`,
    )
  }
  return found
}

function onlyTable(tables: readonly FileTable[]): FileTable {
  const [only] = tables
  if (only === undefined) throw new TableUnknown('The file has no table, so there is nothing to load.')
  if (tables.length > 1)
    throw new TableUnknown(
      `The file has ${tables.length} tables. Name one of them in \`table\`: ${listOf(tables)}.`,
      { choice: choiceOf(tables) },
    )
  return only
}

/** The relations with a name. Letter case matters only if one has the name exactly. */
function relationNamed(relations: readonly FileTable[], wanted: string): readonly FileTable[] {
  const exact = relations.filter((one) => spellings(one).includes(wanted))
  if (exact.length > 0) return exact
  const lower = wanted.toLowerCase()
  return relations.filter((one) => spellings(one).some((spelling) => spelling.toLowerCase() === lower))
}

/** Each way to name a relation. Names are compared and not parsed, so that a name may contain anything. */
function spellings({ schema = 'main', name }: FileTable): readonly string[] {
  const names = [name, identifier(name)]
  return [...names, ...names.flatMap((one) => [`${schema}.${one}`, `${identifier(schema)}.${one}`])]
}

/** The name as `table` takes it. */
export function writtenName({ schema, name }: FileTable): string {
  return schema === undefined ? name : [schema, name].map(written).join('.')
}

const written = (part: string): string => (/[".]/.test(part) ? identifier(part) : part)

function choiceOf(tables: readonly FileTable[]): SourceChoice | undefined {
  const values = tables.slice(0, MAX_DETECTED).map(writtenName)
  return values.length > 0 ? { member: 'table', values } : undefined
}

function listOf(tables: readonly FileTable[]): string {
  const names = tables.slice(0, MAX_LISTED).map((table) => printable(writtenName(table)))
  const more = tables.length - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
