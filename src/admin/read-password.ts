import { randomBytes } from 'node:crypto'
import { fstatSync } from 'node:fs'
import { text } from 'node:stream/consumers'

const HINT_MS = 1000

/** True if a program or a file gives the standard input. A terminal or a closed input gives none. */
const isPiped = (): boolean => {
  const input = fstatSync(0)
  return input.isFIFO() || input.isFile()
}

/** A person who did not mean to give a password learns what the command waits for. */
async function readStdin(): Promise<string> {
  const hint = setTimeout(
    () => process.stderr.write('Waiting for a password on standard input. Use </dev/null to generate one.\n'),
    HINT_MS,
  )
  try {
    return (await text(process.stdin)).replace(/\r?\n$/, '')
  } finally {
    clearTimeout(hint)
  }
}

/** Reads a password from standard input without its last line break if it is piped, or generates and prints one. */
export const readPassword = async (
  fromStdin: boolean | undefined,
  print: (line: string) => void,
): Promise<string> => {
  const given = fromStdin || isPiped() ? await readStdin() : ''
  if (fromStdin || given !== '') return given
  const password = randomBytes(18).toString('base64url')
  print(password)
  return password
}
