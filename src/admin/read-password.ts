import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'

/** A password that a command is given by standard input (its last line break is no part of it), or makes and prints. */
export const readPassword = async (
  fromStdin: boolean | undefined,
  print: (line: string) => void,
): Promise<string> => {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const password = randomBytes(18).toString('base64url')
  print(password)
  return password
}
