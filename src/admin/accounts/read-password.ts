import { randomBytes } from 'node:crypto'
import { fstatSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** Programs often leave a pipe open and write nothing. A command that waits for it would never end. */
const WAIT_MS = 2000

/** True if a program or a file gives the standard input. A terminal or a closed input gives none. */
function isPiped(): boolean {
  const input = fstatSync(0)
  return input.isFIFO() || input.isFile() || input.isSocket()
}

/** True as soon as standard input gives something or ends; false if it does neither in time. */
const answersInTime = (): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (answers: boolean): void => {
      clearTimeout(timer)
      process.stdin.off('readable', onReadable)
      resolve(answers)
    }
    const onReadable = (): void => settle(true)
    const timer = setTimeout(() => settle(false), WAIT_MS)
    process.stdin.on('readable', onReadable)
  })

const readStdin = async (): Promise<string> => (await text(process.stdin)).replace(/\r?\n$/, '')

/**
 * Reads a password from standard input without its last line break, or generates and prints one.
 * @param fromStdin true to wait for standard input; otherwise it is read only if something is piped to it
 */
export const readPassword = async (
  fromStdin: boolean | undefined,
  print: (line: string) => void,
): Promise<string> => {
  if (fromStdin) return readStdin()
  if (isPiped()) {
    if (await answersInTime()) {
      const given = await readStdin()
      if (given !== '') return given
    } else {
      process.stdin.unref()
      process.stderr.write(
        'Standard input gave no password in time, so one is generated. With --password-stdin the command waits for it.\n',
      )
    }
  }
  const password = randomBytes(18).toString('base64url')
  print(password)
  return password
}
