import { compressionOf, MAGIC_BYTES } from './compression.ts'
import { Damaged } from './damaged.ts'
import { LocalFile } from './local-file.ts'
import { documentBeginning, documentWith, FIRST_MEMBER_BYTES, OLD_DOCUMENT } from './office-documents.ts'
import { membersOf } from './zip-directory.ts'

/**
 * True if a file is a workbook, or another document of Office or OpenDocument.
 * @param path absolute
 * @throws the system's error, or CannotExpand for an archive that cannot be listed
 */
export async function isOfficeDocument(path: string): Promise<boolean> {
  const file = await LocalFile.open(path)
  try {
    const start = await file.read(0, FIRST_MEMBER_BYTES)
    if (start.subarray(0, OLD_DOCUMENT.length).equals(OLD_DOCUMENT)) return true
    if (compressionOf(start.subarray(0, MAGIC_BYTES)) !== 'zip') return false
    return (documentBeginning(start) ?? (await documentIn(file))) !== undefined
  } finally {
    await file.close()
  }
}

async function documentIn(file: LocalFile): Promise<string | undefined> {
  let count = 0
  try {
    for await (const { name } of membersOf(file)) {
      const document = documentWith(name, count++)
      if (document !== undefined) return document
    }
  } catch (error) {
    // The reader of archives tells the fault.
    if (!(error instanceof Damaged)) throw error
  }
  return undefined
}
