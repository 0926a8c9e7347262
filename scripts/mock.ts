// `npm run mock [-- service] [--port n]`: answers every operation of a contract with its examples, so that a
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
const [service = services()[0]!, ...rest] = positionals
const port = Number(values.port)
if (rest.length > 0 || !services().includes(service) || !Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`Usage: npm run mock [-- ${services().join('|')}] [--port <0 to 65535>]`)
  process.exit(2)
}
const document: Document = await bundleDocument(join(ROOT, 'specs', service, 'openapi.yaml'))
const server = await createMockServer(document)
server.listen(port, '127.0.0.1', () => {
  const { port: taken } = server.address() as AddressInfo
  console.log(`Mock answers of ${service} on http://127.0.0.1:${taken}`)
  for (const path of Object.keys(document.paths)) console.log(`  http://127.0.0.1:${taken}${path}`)
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
