// Clients that read large pages without a pause, in a process of their own, so that they don't delay the one
// whose latencies are measured.
import { Agent, get } from 'node:http'

interface Assignment {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** One for each client, which reads it over and over. */
  readonly paths: readonly string[]
}

const agent = new Agent({ keepAlive: true })
let bytes = 0

process.on('disconnect', () => process.exit())
process.on('message', (message: Assignment | 'bytes') => {
  if (message === 'bytes') process.send!(bytes)
  else for (const path of message.paths) read(`${message.url}${path}`, message.headers)
})

function read(url: string, headers: Readonly<Record<string, string>>): void {
  get(url, { agent, headers }, (response) => {
    if (response.statusCode !== 200) throw new Error(`A page was answered by ${response.statusCode}.`)
    response.on('data', (chunk: Buffer) => (bytes += chunk.length))
    response.on('end', () => read(url, headers))
  })
}
