import { expect } from 'chai'
import { basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { messyFile } from './messy-file.ts'

describe('the report of an entity', () => {
  let server: QualityServer
  let path: string

  before(async function () {
    this.timeout(60_000)
    server = await startQualityServer()
    path = (await server.load('People', messyFile())).path
  })
  after(() => server.stop())

  it('is a page that may not run scripts or load resources', async () => {
    const answer = await server.ask(`${path}/report`)
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('Content-Type')).to.match(/^text\/html/)
    const policy = answer.headers.get('Content-Security-Policy')!
    expect(policy).to.match(/^default-src 'none'; style-src 'sha256-.{44}'; .*; sandbox$/)
    const page = await answer.text()
    expect(page)
      .to.match(/^<!doctype html>\n<html lang="en">/)
      .and.to.match(/<\/html>\n$/)
    expect(page).to.contain('People</bdi></h1>').and.to.contain('loaded <time').and.to.contain('by <bdi')
    expect(page.match(/<section class="attribute"/g)).to.have.length(8)
  })

  it('is compressed on request, and has only headers for HEAD', async () => {
    const answer = await server.ask(`${path}/report`, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(answer.headers.get('Content-Encoding')).to.equal('gzip')
    expect(await answer.text()).to.match(/<\/html>\n$/)
    const head = await server.ask(`${path}/report`, { method: 'HEAD' })
    expect(head.status).to.equal(200)
    expect(await head.text()).to.equal('')
  })

  it('names the findings with the values that show them', async () => {
    const page = await (await server.ask(`${path}/report`)).text()
    const text = page
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    for (const sentence of [
      '1 record of 601 (0.2 %) could not be read',
      'Types are mixed: 60.0 % of the values look like integer and the other 240 do not.',
      '1 value of 600 (0.2 %) is not of type date. All other values are. unknown 1 row',
      'Nearly unique: 599 of 600 values are distinct, so one row repeats the value of another row. If this is a key, it has duplicates. C-100012 2 rows',
      'No row has a value: 600 nulls.',
      '3 values (0.5 % of the rows) have blanks before or after the text.',
      '102 ragged The record has 2 fields where 8 are expected.',
      '99999.00 1 row',
    ])
      expect(text).to.contain(sentence)
  })

  it('is refused with the reason where there is no profile, no entity or no right to read', async () => {
    const { body } = await server.command('/entities', {
      command: 'create',
      data: {
        entityName: 'Later',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: await server.upload('l.csv', 'a\n1\n') },
        scheduleNow: '0',
        scheduleTime: '2999/01/01 00:00:00',
      },
    })
    const later = await server.ask(`/entities/${body.entityId}/report`)
    expect(later.status, JSON.stringify(body)).to.equal(409)
    expect(((await later.json()) as { detail: string }).detail).to.contain('not profiled yet')
    expect((await server.ask('/entities/4711/report')).status).to.equal(404)
    const answer = await fetch(`${server.repository}${path}/report`, {
      headers: { Authorization: basic('admin', 'wrong') },
    })
    expect(answer.status).to.equal(401)
  })

  it('of no rows, of nulls alone and of one value is a page too', async () => {
    for (const content of ['a,b\n', 'a,b\n,\n,\n', 'a,b\n1,x\n']) {
      const { path } = await server.load(`Odd ${JSON.stringify(content)}`, content)
      const answer = await server.ask(`${path}/report`)
      expect(answer.status, content).to.equal(200)
      expect(await answer.text())
        .to.match(/<\/html>\n$/)
        .and.to.not.match(/NaN|Infinity|undefined/)
    }
  })

  it('is wholly of one load while others take its place', async function () {
    this.timeout(60_000)
    const { path } = await server.load('Moving', 'a,b\n1,1\n')
    const reading = (async () => {
      const pages: string[] = []
      for (let times = 0; times < 12; times++) pages.push(await (await server.ask(`${path}/report`)).text())
      return pages
    })()
    for (let rows = 2; rows < 4; rows++) {
      const sourceFile = await server.upload('m.csv', `a,b\n${'1,1\n'.repeat(rows)}`)
      const { body } = await server.command(path, {
        command: 'reload',
        data: { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
      })
      await server.ended(body.job)
    }
    for (const page of await reading) expect(page).to.match(/<\/html>\n$/)
  })
})
