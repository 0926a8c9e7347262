import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const PROGRAMS = join(import.meta.dirname, '..', 'programs')

/** What a program of GnuCOBOL wrote into its file, and the fields of each record as it displayed them. */
export interface Written {
  readonly copybook: string
  readonly bytes: Buffer
  readonly displayed: readonly (readonly string[])[]
}

/**
 * Compiles a program and runs it in a folder.
 * @param compiler path of `cobc`
 * @param environment of the run
 */
export async function runProgram(
  compiler: string,
  name: string,
  folder: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Written> {
  const program = join(folder, name)
  run(compiler, ['-x', ...options, '-I', PROGRAMS, '-o', program, join(PROGRAMS, `${name}.cob`)], folder, {})
  const output = run(program, [], folder, environment)
  return {
    copybook: await readFile(join(PROGRAMS, `${name}.cpy`), 'utf8'),
    bytes: await readFile(join(folder, `${name}.dat`)),
    displayed: output
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/ $/, '').split('|')),
  }
}

function run(
  program: string,
  options: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): string {
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`)
  return stdout
}

/** A number as the product writes it: no plus sign, no leading zeros, the minus sign first, and none before zero. */
export function plainNumber(displayed: string): string | null {
  const text = displayed.trim()
  if (text === '') return null
  const isNegative = text.includes('-') && /[1-9]/.test(text)
  const [whole = '', fraction] = text.replace(/[+-]/g, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return `${isNegative ? '-' : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`
}
