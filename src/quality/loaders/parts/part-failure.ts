import { printable } from '../../../lib/text.ts'
import { QualityError } from '../../model/errors.ts'
import { ReadingError, receivedError, sentError, SourceBroken } from '../errors.ts'

/**
 * The error of a file with the name of the file before its sentence. Errors about the request are not changed.
 * @param name of the file, as the user knows it
 */
export function inPart(error: unknown, name: string): unknown {
  const { name: kind, message, faults, choice } = sentError(error)
  if (faults !== undefined || message.includes(name)) return error
  const sentence = `In ${printable(name)}: ${message}`
  if (error instanceof QualityError && !(error instanceof ReadingError))
    return new SourceBroken(sentence, { cause: error })
  return receivedError({ name: kind, message: sentence, ...(choice && { choice }) })
}
