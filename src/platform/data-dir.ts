import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { OperatorError } from './operator-error.ts'

/**
 * Creates the data folder if it is missing.
 * @throws OperatorError if it cannot be created or written to
 */
export const ensureDataDir = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new OperatorError(
      `DATA_DIR is ${dataDir}, which is not writable (${code}). Set it to a folder that this user may write to.`,
      { cause: error },
    )
  }
}
