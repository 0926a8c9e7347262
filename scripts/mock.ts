// `npm run mock [-- service] [--port n]`: answers every operation of one contract, or of all, with its examples, so that a
// client can be written before the server exists.
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { join } from 'node:path'
import type { Document } from './codegen/document.ts'
import { bundleDocument } from './codegen/bundle.ts'
import { ROOT, services } from './inputs.mjs'
import { createMockServer } from './mock/mock-server.ts'

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '8090' } },
  allowPositionals: true,
})
const port = Number(values.port)
if (
  positionals.length > 1 ||
  !positionals.every((name) => services().includes(name)) ||
  !Number.isInteger(port) ||
  port < 0 ||
  port > 65535
) {
  console.error(`Usage: npm run mock [-- ${services().join('|')}] [--port <0 to 65535>]`)
  process.exit(2)
}
const names = positionals.length > 0 ? positionals : services()
const documents: Document[] = await Promise.all(
  names.map((name) => bundleDocument(join(ROOT, 'specs', name, 'openapi.yaml'))),
)
const server = await createMockServer(documents)
server.listen(port, '127.0.0.1', () => {
  const { port: taken } = server.address() as AddressInfo
  console.log(`Mock answers of ${names.join(' and ')} on http://127.0.0.1:${taken}`)
  for (const path of documents.flatMap(({ paths }) => Object.keys(paths)))
    console.log(`  http://127.0.0.1:${taken}${path}`)
})
server.on('error', (error) => {
  console.error(`The mock server cannot listen on port ${port}: ${error.message}`)
  process.exitCode = 1
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
