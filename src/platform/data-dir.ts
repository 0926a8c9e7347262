import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { OperatorError } from './operator-error.ts'

/**
 * Makes the folder of all data where it is missing.
 * @throws OperatorError where it cannot be made or written to
 */
export const ensureDataDir = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new OperatorError(
      `DATA_DIR is ${dataDir}, which cannot be written to (${code}): set it to a folder that this user may write to.`,
      { cause: error },
    )
  }
}
