import { type TrinoAddress, readTrinoAddress } from '../../src/lib/trino/trino-address.ts'

/** The Trino of the tests. */
export interface TestTrino {
  readonly address: TrinoAddress
  /** The folder that Trino has as the root of its storage. */
  readonly folder: string
}

const MISSING = 'This test needs Trino: set TRINO_URL and TRINO_STORAGE.'

/** The Trino of the tests; undefined if there is none. */
export function testTrino(): TestTrino | undefined {
  const { TRINO_URL: url, TRINO_STORAGE: folder } = process.env
  if (url === undefined || folder === undefined) return undefined
  return { address: readTrinoAddress(url), folder }
}

/** The URL of the Trino of the tests. Without one, the test is pending and says why. */
export function trinoUrl(context: Mocha.Context): string {
  if (testTrino() === undefined) {
    if (context.test !== undefined) context.test.title += ` (${MISSING})`
    context.skip()
  }
  return process.env['TRINO_URL']!
}

/** The Trino of the tests. Without one, the test is pending and says why. */
export function trinoOf(context: Mocha.Context): TestTrino {
  trinoUrl(context)
  return testTrino()!
}
