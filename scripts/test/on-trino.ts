import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../inputs.mjs'

/** The functions by which tests ask for the cluster, by themselves or through another one. */
const ASKS_FOR_TRINO = /\b(?:testTrino|trinoOf|trinoUrl|testSchema|lakeOf|onEachEngine|TrinoEngine\.start)\(/

/** The test files that need a cluster of Trino, or have tests that need one. */
export const filesOnTrino = (files: readonly string[]): string[] =>
  files.filter((file) => ASKS_FOR_TRINO.test(readFileSync(join(ROOT, file), 'utf8')))
