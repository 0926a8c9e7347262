import { expect } from 'chai'
import { once } from 'node:events'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryDuring } from '../../../scripts/bench/memory.ts'
import { inFull } from '../../support/full.ts'
import { newDataDir } from '../support/data-dir.ts'
import { basic, ADMIN_PASSWORD } from '../support/quality-server.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

const WAREHOUSE_MEMORY_MB = 256
/** What the process may take: its warehouses, and a gigabyte. */
const MAX_MEMORY = (WAREHOUSE_MEMORY_MB + 1000) * 1_000_000

/** A table of three columns, the last of which has values of so many bytes: a number and a text over and over. */
async function writeLong(path: string, rows: number, bytes: number, text: string): Promise<void> {
  const file = createWriteStream(path)
  file.write('id,name,body\n')
  for (let row = 1; row <= rows; row++) {
    const body = `${row} `.padEnd(bytes, text)
    if (!file.write(`${row},n${row % 7},${body}\n`)) await once(file, 'drain')
  }
  await once(file.end(), 'close')
}

describe('A load of values of a megabyte', function () {
  this.timeout(120_000)
  let folder: string
  let server: ServerProcess

  before(async () => {
    folder = await newDataDir()
    server = await startServerProcess(folder, { env: { WAREHOUSE_MEMORY_MB: String(WAREHOUSE_MEMORY_MB) } })
    await server.post('', { name: 'test' })
  })

  after(async () => {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })

  const ended = async (job: string): Promise<Record<string, string>> => {
    for (;;) {
      const [row] = await server.rows(`/test${job.slice(job.indexOf('/scheduler'))}`)
      if (['Completed', 'Failed', 'Cancelled'].includes(row!['State']!)) return row!
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Loads such a table. @returns the path of the entity, and the row of its job */
  const load = async (name: string, rows: number, bytes: number, text: string) => {
    const path = join(folder, `${name}.csv`)
    await writeLong(path, rows, bytes, text)
    const form = new FormData()
    form.set('file', await openAsBlob(path), `${name}.csv`)
    const uploaded = await server.ask('/test/upload', { method: 'POST', body: form })
    const { path: sourceFile } = (await uploaded.json()) as { path: string }
    await rm(path)
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const { body } = await server.post<{ entityId: string; job: string }>('/test/entities', {
      command: 'create',
      data: { entityName: name, source: 'client', connectInfo },
    })
    return { entity: `/test/entities/${body.entityId}`, job: await ended(body.job) }
  }

  /** Of an answer that is not compressed, which would take longer than all the rest. */
  const sizeOf = async (path: string): Promise<number> => {
    const answer = await server.ask(path, {
      headers: { Authorization: basic('admin', ADMIN_PASSWORD), 'Accept-Encoding': 'identity' },
    })
    expect(answer.status).to.equal(200)
    let size = 0
    for await (const chunk of answer.body!) size += (chunk as Uint8Array).length
    return size
  }

  const exported = async (entity: string, filetype: string) => {
    const data = { filename: `${entity.split('/').at(-1)}.${filetype}`, filetype }
    const { body } = await server.post<{ job: string }>(`${entity}/rows`, { command: 'export', data })
    return ended(body.job)
  }

  for (const [rows, bytes, text, state] of [
    [77, 900_000, 'one two Three 4 ', 'Fully Loaded'],
    [40, 2_900_000, 'x', 'Loaded'],
  ] as const) {
    it(`of ${rows} rows of ${bytes / 1e6} MB ends as ${state}, with pages and exports, within the memory of the warehouses and a gigabyte`, async () => {
      const { bytes: memory } = await memoryDuring([server.child.pid!], async () => {
        const { entity, job } = await load(`rows-${rows}`, rows, bytes, text)
        expect(job['State']).to.equal(state === 'Loaded' ? 'Failed' : 'Completed')
        expect(job['Reason']).to.match(
          state === 'Loaded'
            ? /^The rows could not be profiled\. The longest value of BODY has 2,900,000 bytes, and values of up to 1,048,576 bytes can be profiled: raise PROFILED_VALUE_BYTES/
            : /^$/,
        )
        const [row] = await server.rows(entity)
        expect(row).to.include({ 'Entity State': state })
        for (const size of [rows - 12, rows]) {
          expect(await sizeOf(`${entity}/rows?pageSize=${size}`)).to.be.above(size * bytes)
        }
        for (const filetype of inFull(['csv', 'xlsx'], ['csv'])) {
          expect(await exported(entity, filetype)).to.include({ State: 'Completed', Reason: '' })
        }
      })
      expect(memory).to.be.below(MAX_MEMORY)
    })
  }

  it('profiles shorter values afterwards', async () => {
    const { entity } = await load('profiled', 50, 20_000, 'one two ')
    const [row] = await server.rows(entity)
    expect(row).to.include({ 'Entity State': 'Fully Loaded' })
  })
})
