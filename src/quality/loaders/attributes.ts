import { open } from 'node:fs/promises'
import { SourceUnusable } from '../model/errors.ts'
import { parseExpression } from '../expressions/parser.ts'
import { printExpression } from '../expressions/printer.ts'
import type { EntitySource } from '../model/entity-source.ts'
import type { SourceFiles } from './source-files.ts'
import { columnNames, type ColumnName } from '../values/column-names.ts'
import { parseDdl } from './ddl.ts'
import { InvalidDdl } from './errors.ts'
import type { ReadSummary } from '../model/reading.ts'
import { inferredType } from '../values/value-types.ts'
import type { VirtualColumn } from '../model/reading.ts'
import type { ColumnDefinition } from '../model/entity-source.ts'
import type { Attribute } from '../model/attribute.ts'

/** A declaration is about a page of text. A larger file is not a declaration. */
const MAX_DECLARATION_BYTES = 1 << 20

/** The columns that a DDL file declares. */
export interface Declaration {
  readonly fileId: number | undefined
  readonly columns: readonly ColumnDefinition[]
}

/**
 * Reads the declaration that a source names, if it names one.
 * @throws SourceFileUnknown, SourceUnusable
 */
export async function readDeclaration(
  repositoryId: number,
  source: EntitySource,
  sources: SourceFiles,
): Promise<Declaration | undefined> {
  if (source.schemaFile === undefined) return undefined
  const reference = { ...source, sourceFile: source.schemaFile }
  const { path, fileId } = await sources.find(repositoryId, reference, 'schema')
  const text = await readText(path)
  try {
    return { fileId, columns: parseDdl(text).columns }
  } catch (error) {
    if (!(error instanceof InvalidDdl)) throw error
    throw new SourceUnusable(`The schema file cannot be understood: ${error.message}`, { cause: error })
  }
}

async function readText(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > MAX_DECLARATION_BYTES)
      throw new SourceUnusable(
        `The schema file has ${size} bytes; a DDL file must have at most ${MAX_DECLARATION_BYTES} bytes.`,
      )
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

/**
 * The attributes of a load with the reader's summaries: first the source columns, named by the declaration or the first
 * record, then the virtual columns.
 * @param names as in the first record; undefined if it has no names
 */
export function attributesOf(
  names: readonly string[] | undefined,
  declared: readonly ColumnDefinition[] | undefined,
  virtual: readonly VirtualColumn[],
  { columns }: ReadSummary,
): Attribute[] {
  const count = columns.length - virtual.length
  const given = columnNames(declared?.map(({ name }) => name) ?? names, count)
  return columns.map((summary, index) => ({
    id: index + 1,
    ...(index < count
      ? sourceColumn(given[index]!, declared?.[index])
      : virtualColumn(virtual[index - count]!)),
    inferredType: inferredType(summary.types).type,
    summary,
  }))
}

type Described = Omit<Attribute, 'id' | 'inferredType' | 'summary'>

const sourceColumn = (
  { columnisedName, humanisedName }: ColumnName,
  declaration: ColumnDefinition | undefined,
): Described => ({
  name: columnisedName,
  humanName: humanisedName,
  schemaType: declaration?.type,
  schemaLength: declaration?.length,
  nullable: declaration?.nullable ?? true,
})

const virtualColumn = ({ name, description, expression, schemaLength }: VirtualColumn): Described => ({
  name,
  humanName: name,
  schemaType: undefined,
  schemaLength,
  nullable: true,
  virtual: { description, expression: printExpression(parseExpression(expression)) },
})
