/** A parent of child-process.test.ts, which kills it. */
import { pathToFileURL } from 'node:url'
import { defineChild } from '../../src/lib/child-process.ts'

const child = pathToFileURL(process.argv[2]!)
const kind = defineChild<string, string>({ module: child })
for await (const message of kind.start('obey', new AbortController().signal)) process.send!(message)
