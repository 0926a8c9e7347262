import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'

/** Reads a password from standard input without its last line break, or generates and prints one. */
export const readPassword = async (
  fromStdin: boolean | undefined,
  print: (line: string) => void,
): Promise<string> => {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const password = randomBytes(18).toString('base64url')
  print(password)
  return password
}
