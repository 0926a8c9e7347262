import { open } from 'node:fs/promises'
import type { EntitySource } from '../model/entity-source.ts'
import { SourceFileUnknown, SourceUnusable } from '../model/errors.ts'
import type { Declaration } from './declaration.ts'
import { SchemaFileFault } from './errors.ts'
import type { SchemaFiles } from './source-files.ts'
import { sourceKindOf } from './source-kinds.ts'

/** A declaration is about a page of text. A larger file is not a declaration. */
export const MAX_DECLARATION_BYTES = 1 << 20

/** Extensions of copybooks, which COPY statements leave out. */
const COPY_EXTENSIONS = ['', '.cpy', '.CPY', '.cbl', '.CBL', '.cob', '.COB']

/** A declaration, and the id of the upload that it was read from. */
export interface FoundDeclaration extends Declaration {
  readonly fileId: number | undefined
}

/**
 * Reads the declaration that a source names, if it names one.
 * @throws SourceFileUnknown, SourceUnusable
 */
export async function readDeclaration(
  repositoryId: number,
  source: EntitySource,
  sources: SchemaFiles,
): Promise<FoundDeclaration | undefined> {
  if (source.schemaFile === undefined) return undefined
  const find = (sourceFile: string) => sources.find(repositoryId, { ...source, sourceFile }, 'schema')
  const { path, fileId } = await find(source.schemaFile)
  const text = await readText(path)
  const copy = async (name: string): Promise<string | undefined> => {
    for (const extension of COPY_EXTENSIONS) {
      try {
        return await readText((await find(name + extension)).path)
      } catch (error) {
        if (!(error instanceof SourceFileUnknown)) throw error
      }
    }
    return undefined
  }
  try {
    return { fileId, ...(await sourceKindOf(source).declare(text, source, copy)) }
  } catch (error) {
    if (!(error instanceof SchemaFileFault)) throw error
    throw new SourceUnusable(`The schema file cannot be understood: ${error.message}`, { cause: error })
  }
}

async function readText(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > MAX_DECLARATION_BYTES)
      throw new SourceUnusable(
        `The schema file has ${size} bytes; a schema file must have at most ${MAX_DECLARATION_BYTES} bytes.`,
      )
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}
