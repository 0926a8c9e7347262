import { expect } from 'chai'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../support/full.ts'
import { stopWithNothingLeft } from './support/left-on-disk.ts'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from './support/quality-server.ts'

/** A file all of whose records carry a mark. */
const marked = (mark: string, rows: number, width = 20): string =>
  `Id,Mark,Text\n${Array.from({ length: rows }, (_, i) => `${i + 1},${mark},${'x'.repeat(width)}\n`).join('')}`

/** While pages are read. */
const RELOADS = inFull(6, 3)
const AUTHORIZATION = { Authorization: basic('admin', ADMIN_PASSWORD) }
const HEADERS = { 'Content-Type': 'application/json' }

const sourceOf = (sourceFile: string) => ({
  source: 'client',
  connectInfo: { type: 'delimited', attr: 'names', sourceFile },
})

describe('Requests and jobs at the same time', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => void (server = await startQualityServer({ env: { JOBS_AT_ONCE: '2' } })))
  after(() => stopWithNothingLeft(server))

  const create = (entityName: string, sourceFile: string, more: object = {}) =>
    server.command('/entities', { command: 'create', data: { entityName, ...sourceOf(sourceFile), ...more } })
  const reload = (path: string, sourceFile: string) =>
    server.command(path, { command: 'reload', data: sourceOf(sourceFile) })
  const remove = async (path: string) => (await server.ask(path, { method: 'DELETE' })).status
  const cancel = (job: string) => server.command(job.slice(job.indexOf('/scheduler')), { command: 'cancel' })
  const jobsOf = async (entityId: string) =>
    (await server.rows('/scheduler?pageSize=10000')).filter((job) => String(job['Entity Ids']) === entityId)
  const until = async (job: string, state: string) => {
    while ((await server.rows(job.slice(job.indexOf('/scheduler'))))[0]!['State'] !== state) await sleep(5)
  }
  /** Every row's mark, and how many rows. */
  const marksOf = async (path: string) => {
    const marks = (await server.rows(`${path}/rows?pageSize=10000`)).map(({ Mark }) => Mark)
    return { marks: [...new Set(marks)], rows: marks.length }
  }

  it('concurrent creations of one name create one entity, and the others are rejected without remains', async () => {
    const file = await server.upload('same.csv', marked('a', 10))
    const jobs = (await server.rows('/scheduler?pageSize=10000')).length
    const answers = await Promise.all(['Same', 'same', 'SAME', 'Same'].map((name) => create(name, file)))
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.detail).to.match(/already; choose another/)
    expect((await server.rows('/scheduler?pageSize=10000')).length).to.equal(jobs + 1)
    const { job, entityId } = answers.find(({ status }) => status === 200)!.body
    expect(await server.ended(job)).to.include({ State: 'Completed' })
    expect(await marksOf(`/entities/${entityId}`)).to.deep.equal({ marks: ['a'], rows: 10 })
  })

  it('an entity deleted while it is loaded is gone at once, its name free, its load cancelled', async () => {
    const file = await server.upload('long.csv', marked('a', 200_000))
    const { body } = await create('Long', file)
    await until(body.job, 'Running')
    await sleep(50)
    const path = `/entities/${body.entityId}`
    expect(await Promise.all([remove(path), remove(path)])).to.have.members([204, 404])
    expect((await server.ask(path)).status).to.equal(404)
    expect((await server.ask(`${path}/rows`)).status).to.equal(404)
    expect((await server.command(path, { command: 'reload', data: {} })).status).to.equal(404)
    const small = await server.upload('small.csv', marked('b', 5))
    const again = await create('Long', small)
    expect(again.status).to.equal(200)
    expect(await server.ended(body.job)).to.include({ State: 'Cancelled' })
    expect(await server.ended(again.body.job)).to.include({ State: 'Completed' })
    const deletion = (await jobsOf(body.entityId)).find((job) => job['Job Type'] === 'Delete Entity')!
    expect(await server.ended(`/scheduler/${deletion['Ref']}`)).to.include({ State: 'Completed' })
  })

  it('a page that a client is reading goes on to its end although the entity is deleted', async () => {
    const { path, entityId } = await server.load('Read', marked('a', 10_000, 1000))
    const answer = await server.ask(`${path}/rows?pageSize=10000&external=1`)
    const reader = answer.body!.getReader()
    const chunks = [Buffer.from((await reader.read()).value)]
    expect(await remove(path)).to.equal(204)
    const [deletion] = (await jobsOf(entityId)).filter((job) => job['Job Type'] === 'Delete Entity')
    expect(await server.ended(`/scheduler/${deletion!['Ref']}`)).to.include({ State: 'Completed' })
    for (let part = await reader.read(); !part.done; part = await reader.read())
      chunks.push(Buffer.from(part.value))
    const { rows } = JSON.parse(Buffer.concat(chunks).toString()) as { rows: { Id: string }[] }
    expect(rows.map(({ Id }) => Number(Id))).to.deep.equal(Array.from({ length: 10_000 }, (_, i) => i + 1))
  })

  it('pages that are read during reloads are each wholly of one load', async () => {
    const sizes: Readonly<Record<string, number>> = { a: 300, b: 500 }
    const files = {
      a: await server.upload('a.csv', marked('a', sizes['a']!)),
      b: await server.upload(
        'b.csv',
        `New Column,${marked('b', sizes['b']!).replaceAll('\n', '\n7,').slice(0, -2)}`,
      ),
    }
    const { path } = await server.load('Reloaded', marked('a', sizes['a']!))
    let isOver = false
    const reading = Promise.all(
      [1, 2, 3].map(async () => {
        const seen = new Set<string>()
        while (!isOver) {
          const answer = await server.ask(`${path}/rows?pageSize=10000&external=1`)
          expect(answer.status).to.equal(200)
          const { rows, metadata } = (await answer.json()) as {
            rows: Record<string, string>[]
            metadata: { totalCount: string }
          }
          const mark = rows[0]!['Mark']!
          seen.add(mark)
          expect(new Set(rows.map(({ Mark }) => Mark))).to.deep.equal(new Set([mark]))
          expect(rows.length).to.equal(sizes[mark])
          expect(metadata.totalCount).to.equal(String(sizes[mark]))
          expect(rows.every((row) => 'New Column' in row === (mark === 'b'))).to.equal(true)
        }
        return seen
      }),
    ).finally(() => (isOver = true))
    for (let i = 0; i < RELOADS && !isOver; i++) {
      const { body } = await reload(path, i % 2 ? files.a : files.b)
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    }
    isOver = true
    for (const seen of await reading) expect([...seen].sort()).to.deep.equal(['a', 'b'])
  })

  it('reloads of one entity run one after the other, and the last one asked for is served', async () => {
    const { path, entityId } = await server.load('Twice', marked('old', 10))
    const files = await Promise.all(
      ['x', 'y', 'z'].map((mark) => server.upload(`${mark}.csv`, marked(mark, 3000))),
    )
    const answers = await Promise.all(files.map((file) => reload(path, file)))
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200])
    for (const { body } of answers) expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const last = answers.reduce(
      (best, { body }, index) =>
        Number(body.job.split('/').at(-1)) > best.job
          ? { job: Number(body.job.split('/').at(-1)), index }
          : best,
      { job: 0, index: -1 },
    )
    expect((await marksOf(path)).marks).to.deep.equal([['x', 'y', 'z'][last.index]])
    expect(await jobsOf(entityId)).to.have.length(4)
  })

  it('a load cancelled at any point leaves nothing, and of a reload what was there before', async () => {
    const file = await server.upload('cancelled.csv', marked('new', 60_000))
    const { path } = await server.load('Kept', marked('old', 10))
    const ends = new Set<string>()
    for (let stage = 0; stage < 6; stage++) {
      const { body } = await create(`Cancelled ${stage}`, file)
      const again = await reload(path, file)
      await sleep(stage * 70)
      const answers = [await cancel(body.job), await cancel(again.body.job)]
      const [made, reloaded] = [await server.ended(body.job), await server.ended(again.body.job)]
      for (const [index, { State }] of [made, reloaded].entries()) {
        expect(answers[index]!.status).to.be.oneOf(State === 'Cancelled' ? [200, 204] : [200, 204, 409])
        ends.add(State!)
      }
      const [entity] = await server.rows(`/entities/${body.entityId}`)
      const end = `${entity!['Entity State']} with ${entity!['Rows']} rows`
      // Cancelled in its profile, it keeps the rows that were in.
      if (made['State'] === 'Cancelled')
        expect(end).to.be.oneOf(['Load Failed with 0 rows', 'Loaded with 60000 rows'])
      else expect(end).to.equal('Fully Loaded with 60000 rows')
      const { marks } = await marksOf(path)
      if (reloaded['State'] === 'Cancelled') expect(marks).to.deep.equal(['old'])
      else {
        expect(marks).to.deep.equal(['new'])
        const { body } = await reload(path, await server.upload('old.csv', marked('old', 10)))
        expect(await server.ended(body.job)).to.include({ State: 'Completed' })
      }
    }
    expect([...ends]).to.include('Cancelled')
  })

  it('a scheduled load is cancelled at once, and its entity says so', async () => {
    const file = await server.upload('later.csv', marked('a', 10))
    const { body } = await create('Later', file, { scheduleTime: '2099-01-01 00:00:00' })
    expect((await server.rows(`/entities/${body.entityId}`))[0]).to.include({ 'Entity State': 'Schema Only' })
    expect((await cancel(body.job)).status).to.be.oneOf([200, 204])
    expect(await server.ended(body.job)).to.include({ State: 'Cancelled' })
    expect((await server.rows(`/entities/${body.entityId}`))[0]).to.include({ 'Entity State': 'Load Failed' })
    expect((await cancel(body.job)).status).to.equal(409)
  })

  it('a file that is being loaded cannot be deleted until its entity is gone', async () => {
    const file = await server.upload('needed.csv', marked('a', 100_000))
    const { body } = await create('Needs', file)
    await until(body.job, 'Running')
    const answer = await server.ask(`/files/${file}`, { method: 'DELETE' })
    expect(answer.status).to.equal(409)
    expect(((await answer.json()) as { detail: string }).detail).to.include('Needs')
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    expect(await marksOf(`/entities/${body.entityId}`)).to.deep.include({ marks: ['a'] })
  })

  it('a repository deleted while it is loaded takes its load along and no other repository', async () => {
    const other = await startRepository('gone')
    const form = new FormData()
    form.set('file', new Blob([marked('a', 150_000)]), 'a.csv')
    expect((await other('/upload', { method: 'POST', body: form })).status).to.equal(200)
    const body = JSON.stringify({ command: 'create', data: { entityName: 'A', ...sourceOf('a.csv') } })
    const created = await other('/entities', { method: 'POST', headers: HEADERS, body })
    expect(created.status).to.equal(200)
    await sleep(150)
    // Creates that meet the deletion find the repository or do not; none of them breaks the server.
    const meeting = Array.from({ length: 6 }, async (_, i) => {
      await sleep(i)
      return (
        await other('/entities', {
          method: 'POST',
          headers: HEADERS,
          body: JSON.stringify({ command: 'create', data: { entityName: `B${i}`, ...sourceOf('a.csv') } }),
        })
      ).status
    })
    expect((await other('', { method: 'DELETE' })).status).to.equal(204)
    for (const status of await Promise.all(meeting)) expect(status).to.be.oneOf([200, 404])
    expect((await other('/entities')).status).to.equal(404)
    const { job } = await server.load('After', marked('a', 10))
    expect(job).to.include({ State: 'Completed' })
    const folder = join(server.dataDir, 'quality', '2')
    while (existsSync(folder)) await sleep(20)
  })

  it('loads of two repositories take turns, however many one of them has', async () => {
    const other = await startRepository('fair')
    const form = new FormData()
    form.set('file', new Blob([marked('b', 50)]), 'b.csv')
    await other('/upload', { method: 'POST', body: form })
    const file = await server.upload('many.csv', marked('a', 50))
    const many = await Promise.all(Array.from({ length: 12 }, (_, i) => create(`Many ${i}`, file)))
    expect(many.every(({ status }) => status === 200)).to.equal(true)
    const body = JSON.stringify({ command: 'create', data: { entityName: 'Few', ...sourceOf('b.csv') } })
    const few = (await (await other('/entities', { method: 'POST', headers: HEADERS, body })).json()) as {
      job: string
    }
    const state = async () => {
      const answer = await fetch(server.url + few.job + '?external=1', { headers: AUTHORIZATION })
      return ((await answer.json()) as { rows: Record<string, string>[] }).rows[0]!['State']
    }
    while ((await state()) !== 'Completed') await sleep(5)
    const waiting = (await server.rows('/scheduler?pageSize=10000')).filter(
      ({ State }) => State === 'Waiting',
    )
    expect(waiting.length).to.be.above(2)
    for (const { body } of many) expect(await server.ended(body.job)).to.include({ State: 'Completed' })
  })

  /** Makes another repository. @returns asks below its URL */
  async function startRepository(name: string) {
    const made = await fetch(`${server.url}/api/repositories`, {
      method: 'POST',
      headers: { ...AUTHORIZATION, ...HEADERS },
      body: JSON.stringify({ name }),
    })
    expect(made.status).to.equal(201)
    return (path: string, init: RequestInit = {}) =>
      fetch(`${server.url}/api/repositories/${name}${path}`, {
        ...init,
        headers: { ...AUTHORIZATION, ...(init.headers as Record<string, string>) },
      })
  }
})
