import { readTrinoAddress, type TrinoAddress } from '../../src/platform/lake/trino-address.ts'

/** The Trino of the tests. */
export interface TestTrino {
  /** Its schema is the beginning of the names of the tests' own schemas. */
  readonly address: TrinoAddress
  /** The folder that Trino names `local:///`. */
  readonly folder: string
}

/** Is a part of the titles of tests that wait for a Trino. `scripts/test/results.ts` tells them by it. */
export const MISSING = ' (pending: set TRINO_URL and TRINO_STORAGE to a Trino and the folder of its lake)'

/** The Trino of the tests; undefined if there is none. */
export function testTrino(): TestTrino | undefined {
  const { TRINO_URL: url, TRINO_STORAGE: folder } = process.env
  if (!url || !folder) return undefined
  return { address: readTrinoAddress(url), folder }
}

/** The Trino of the tests. Without one, the tests are pending and say why. */
export function trinoOf(context: Mocha.Context): TestTrino {
  const trino = testTrino()
  if (trino !== undefined) return trino
  const test = context.test as Mocha.Test | Mocha.Hook
  // In a hook, all tests of the suite become pending.
  const titled = test.type === 'hook' ? test.parent! : test
  titled.title += MISSING
  return context.skip()
}

/** The URL of the Trino of the tests. Without one, the tests are pending and say why. */
export function trinoUrl(context: Mocha.Context): string {
  trinoOf(context)
  return process.env['TRINO_URL']!
}
