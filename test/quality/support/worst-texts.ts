import { readFileSync } from 'node:fs'
import type { ServerProcess } from './server-process.ts'

/** Conditions that make ever longer texts, by how many characters a text is filled up to. */
export const GROWING: Readonly<Record<string, (length: number) => string>> = {
  'LPAD = RPAD': (n) => `LPAD(Name, ${n}, "x") = RPAD(Name, ${n}, "x")`,
  'LPADs joined': (n) => `LPAD(Name, ${n}, "x") || LPAD(Name, ${n + 1}, "y") = "z"`,
  'twenty LPADs joined': (n) => `${lpads(20, n).join(' || ')} = "z"`,
  'twenty LPADs compared': (n) =>
    lpads(20, n)
      .map((text) => `${text} = "z"`)
      .join(' OR '),
  'LPADs of two levels': (n) => `LPAD(LPAD(Name, ${n}, "x"), ${n + 1}, "y") = "z"`,
  REPEAT: (n) => `REPEAT(Name, ${Math.ceil(n / 10)}) = REPEAT(Name, ${Math.ceil(n / 9)})`,
  REPLACE: (n) => `REPLACE(LPAD(Name, ${n}, "a"), "a", "bcd") = "x"`,
  REGEX_REPLACE: (n) => `REGEX_REPLACE(LPAD(Name, ${n}, "a"), ".", "\\\\0bcdefghij\\\\0") = "x"`,
  PROPER: (n) => `PROPER(LPAD(Name, ${n}, "a ")) = "x"`,
  REVERSE: (n) => `REVERSE(LPAD(Name, ${n}, "ab")) = "x"`,
  'PROPER of REVERSE': (n) => `PROPER(REVERSE(LPAD(Name, ${n}, "a "))) = REVERSE(PROPER(Name))`,
  SPLIT: (n) => `SPLIT(LPAD(Name, ${n}, ","), ",", 2) = "x"`,
  WORDS: (n) => `WORDS(LPAD(Name, ${n}, "a ")) = 7`,
  TRIM: (n) => `TRIM("  " || LPAD(Name, ${n}, "a ")) = "x"`,
  FOLD_ACCENTS: (n) => `FOLD_ACCENTS(LPAD(Name, ${n}, "éß")) = "x"`,
  FOLD_CASE: (n) => `FOLD_CASE(LPAD(Name, ${n}, "é")) = "x"`,
  IS_LUHN: (n) => `IS_LUHN(LPAD(Name, ${n}, "7")) OR IS_IBAN(LPAD(Name, ${n}, "A"))`,
  CLAMP: (n) => `CLAMP(LPAD(Name, ${n}, "x"), LPAD(Name, ${n}, "a"), LPAD(Name, ${n}, "z")) = "x"`,
  TYPE: (n) => `TYPE(LPAD(Name, ${n}, "1")) = "x"`,
  EDIT_DISTANCE: (n) =>
    `EDIT_DISTANCE(LPAD(Name, ${Math.min(n, 255)}, "é"), LPAD(Name, ${Math.min(n, 255)}, "日")) = 999`,
}

const lpads = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, i) => `LPAD(Name, ${length - i}, "x")`)

const MAX_LENGTH = 99_000

/** A server process with entities whose rows are asked for by conditions. */
export class WorstTexts {
  readonly #server: ServerProcess
  constructor(server: ServerProcess) {
    this.#server = server
  }

  /** Status, and the sentence of an error, of conditions that are asked at once. */
  async ask(
    entity: string,
    conditions: readonly string[],
  ): Promise<readonly { status: number; detail: string }[]> {
    return Promise.all(
      conditions.map(async (where) => {
        const options = { where, pageSize: 1 }
        const { status, body } = await this.#server.post<{ detail?: string }>(`/test${entity}/rows`, {
          command: 'get',
          options,
        })
        return { status, detail: body.detail ?? '' }
      }),
    )
  }

  /** The most that a condition can grow to before it is refused, found without running it. */
  async worst(entity: string, growing: (length: number) => string): Promise<string> {
    let [accepted, refused] = [1, MAX_LENGTH]
    if (await this.#isAccepted(entity, growing(MAX_LENGTH))) return growing(MAX_LENGTH)
    while (refused - accepted > accepted / 50 + 1) {
      const length = Math.floor((accepted + refused) / 2)
      if (await this.#isAccepted(entity, growing(length))) accepted = length
      else refused = length
    }
    return growing(accepted)
  }

  async #isAccepted(entity: string, expression: string): Promise<boolean> {
    const data = { expression, entity: Number(entity.split('/').at(-1)), purpose: 'condition' }
    const { body } = await this.#server.post<{ valid: boolean }>('/test/expressions', {
      command: 'check',
      data,
    })
    return body.valid
  }

  /** Linux alone tells. */
  get residentBytes(): number {
    const status = readFileSync(`/proc/${this.#server.child.pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) * 1024
  }

  /** The most that the process has had while something ran. */
  async peakDuring(run: () => Promise<unknown>): Promise<number> {
    let peak = this.residentBytes
    const timer = setInterval(() => (peak = Math.max(peak, this.residentBytes)), 10)
    try {
      await run()
    } finally {
      clearInterval(timer)
    }
    return peak
  }
}
