import { expect } from 'chai'
import { MIGRATIONS } from '../../../../src/migrations.ts'
import { openCatalogue } from '../../../support/catalogue.ts'
import {
  KeywordNameTaken,
  KeywordInUse,
  TooManyKeywords,
} from '../../../../src/quality/model/keyword-errors.ts'
import { KeywordUnknown } from '../../../../src/quality/model/rule-errors.ts'
import { KeywordStore, MAX_KEYWORDS } from '../../../../src/quality/stores/rules/keywords.ts'
import { RepositoryStore } from '../../../../src/quality/stores/repositories.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../../platform/support.ts'
import { newCatalogue, removeRepository } from '../../support/catalogues.ts'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'

describe('The keywords of rules', function () {
  this.timeout(60_000)
  let server: QualityServer
  let people: string
  before(async () => {
    server = await startQualityServer()
    people = (await server.load('People', 'name\nAda\nGrace\n')).path
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const send = (data: object) => server.command('/keywords', { command: 'add', data })
  const add = async (data: object) => {
    const { status, body } = await send(data)
    expect(status, JSON.stringify(body)).to.equal(200)
    return body as unknown as { category: string; keyword: string }
  }
  const remove = (path: string) => server.ask(`/keywords/${path}`, { method: 'DELETE' })
  const rule = async (NAME: string, RULE_KEYWORD_ID_LIST: string, path = `${people}/businessrules`) =>
    server.command(path, {
      command: 'add',
      data: { NAME, EXPRESSION: 'TRUE', THRESHOLD: 1, RULE_KEYWORD_ID_LIST },
    })
  const listed = async (category: string) =>
    (await server.rows(`/keywords?where='Category ID' = ${category}`)).map((row) => Object.values(row))

  it('are added in categories, and name rules', async () => {
    const { category, keyword } = await add({ name: 'Topic' })
    expect(keyword).to.equal('0')
    expect(await add({ name: 'Address', category })).to.deep.equal({ category, keyword: '1' })
    expect(await add({ name: 'Ümläut, „é“', category: Number(category) })).to.include({ keyword: '2' })
    expect((await rule('Of both', `${category} 1:${category} 2`)).status).to.equal(200)
    expect((await rule('Of all', `${category} 0`)).status).to.equal(200)
    expect(
      await server.rows(`${people}/businessrules?columns=actual_name,_keywords`),
    ).to.deep.include.members([
      { Name: 'Of both', Keywords: 'Topic: Address, Topic: Ümläut, „é“' },
      { Name: 'Of all', Keywords: 'Topic' },
    ])
    expect(await listed(category)).to.deep.equal([
      [category, '0', 'Topic', '', '2'],
      [category, '1', 'Topic', 'Address', '1'],
      [category, '2', 'Topic', 'Ümläut, „é“', '1'],
    ])
    const { body } = await server.command('/keywords', {
      command: 'export',
      data: { filename: 'keywords.csv' },
    })
    await server.ended(body.job)
    expect(await (await server.ask('/download/keywords.csv')).text()).to.contain(
      `${category},1,Topic,Address,1`,
    )
  })

  it('have names that are unique in their category, without regard to letter case', async () => {
    const { category } = await add({ name: 'Owner' })
    await add({ name: 'Sales', category })
    expect((await send({ name: 'OWNER' })).body.detail).to.contain(
      'a category of keywords with the name "OWNER"',
    )
    expect((await send({ name: 'sales', category })).status).to.equal(409)
    const { category: other } = await add({ name: 'Sales' })
    expect((await send({ name: 'Sales', category: other })).status).to.equal(200)
  })

  it('are rejected with the reason if their category or name is wrong', async () => {
    for (const [data, status] of [
      [{ name: 'x', category: 4711 }, 404],
      [{ name: '' }, 400],
      [{ name: ' ' }, 400],
      [{ name: 'a\nb' }, 400],
      [{ name: 'x'.repeat(129) }, 400],
      [{}, 400],
      [{ name: 'x', category: 0 }, 400],
      [{ name: 'x', colour: 'red' }, 400],
    ] as const)
      expect((await send(data)).status, JSON.stringify(data)).to.equal(status)
    expect((await server.command('/keywords', { command: 'edit' })).status).to.equal(400)
    expect((await remove('4711')).status).to.equal(404)
    expect((await remove('x')).status).to.equal(400)
  })

  it('cannot be deleted while rules use them, and their numbers are never used again', async () => {
    const { category } = await add({ name: 'Codes' })
    await add({ name: 'Country', category })
    await add({ name: 'Currency', category })
    const library = await server.command('/library/entities', { command: 'add', data: { name: 'Person' } })
    const first = await rule('Coded', `${category} 1`)
    const second = await rule(
      'Shared',
      `${category} 1`,
      `/library/entities/${library.body.entityId}/businessrules`,
    )
    expect([first.status, second.status]).to.deep.equal([200, 200])
    const refused = await remove(`${category}/1`)
    expect(refused.status).to.equal(409)
    expect(((await refused.json()) as { detail: string }).detail).to.equal(
      'The keyword "Country" is used by 2 business rules; change the keywords of these rules first.',
    )
    const whole = (await (await remove(category)).json()) as { status: number; detail: string }
    expect(whole.status).to.equal(409)
    expect(whole.detail).to.contain('The category of keywords "Codes" is used by 2 business rules')

    expect((await remove(`${category}/2`)).status).to.equal(204)
    expect((await remove(`${category}/2`)).status).to.equal(404)
    expect(await add({ name: 'Currency', category })).to.include({ keyword: '3' })
    for (const { body } of [first, second]) {
      const path = body.url.slice('/api/repositories/test'.length)
      const edited = await server.command(path, {
        command: 'edit',
        data: { RULE_KEYWORD_ID_LIST: `${category} 0` },
      })
      expect(edited.status).to.equal(200)
    }
    // A rule with the whole category does not name its keywords.
    expect((await remove(`${category}/1`)).status).to.equal(204)
    for (const path of [category, `${category}/0`]) expect((await remove(path)).status).to.equal(409)
    for (const { body } of [first, second])
      await server.ask(body.url.slice('/api/repositories/test'.length), { method: 'DELETE' })
    expect((await remove(`${category}/0`)).status).to.equal(204)
    expect((await remove(category)).status).to.equal(404)
    expect(await listed(category)).to.deep.equal([])
    expect((await rule('Late', `${category} 3`)).status).to.equal(404)
    expect(Number((await add({ name: 'Codes' })).category)).to.be.above(Number(category))
  })

  it('do not mistake the number of a keyword for the beginning of another number', async () => {
    const { category } = await add({ name: 'Many' })
    for (let i = 1; i <= 12; i++) await add({ name: `Number ${i}`, category })
    expect((await rule('Twelfth', `${category} 12`)).status).to.equal(200)
    expect((await remove(`${category}/1`)).status).to.equal(204)
    expect((await remove(`${category}/2`)).status).to.equal(204)
    expect((await remove(`${category}/12`)).status).to.equal(409)
  })
})

describe('The keywords of the catalogue', () => {
  it('are counted on from those of an older catalogue', async () => {
    const { logger } = recordingLogger()
    const dataDir = await temporaryFolder()
    const before = MIGRATIONS.filter(({ name }) => name < '013')
    const old = await openCatalogue(dataDir, before, logger)
    const id = (await new RepositoryStore(old).insert({ name: 'old', description: '', createdBy: 'admin' }))!
    const category = { repository_id: id, number: 4, name: 'Topic', folded_name: 'topic' }
    await old.knex('keyword_categories').insert(category)
    await old.knex('keywords').insert({ category_id: 1, number: 7, name: 'Address', folded_name: 'address' })
    await old.close()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    try {
      const store = new KeywordStore(catalogue)
      expect(await store.addCategory(id, 'Owner')).to.equal(5)
      expect(await store.addKeyword(id, 4, 'Name')).to.equal(8)
      expect(await store.addKeyword(id, 5, 'Name')).to.equal(1)
    } finally {
      await catalogue.close()
    }
  })

  it('belong to one repository each, and are deleted with it', async () => {
    const { catalogue } = await newCatalogue()
    const store = new KeywordStore(catalogue)
    for (const repositoryId of [1, 2]) expect(await store.addCategory(repositoryId, 'Topic')).to.equal(1)
    await store.addKeyword(1, 1, 'Address')
    expect(await failureOf(() => store.remove(2, { category: 1, keyword: 1 }))).to.be.instanceOf(
      KeywordUnknown,
    )
    await removeRepository(catalogue)
    for (const table of ['keywords', 'keyword_categories'])
      expect((await catalogue.knex(table)).length, table).to.equal(table === 'keywords' ? 0 : 1)
  })

  it('are limited in number', async () => {
    const { catalogue } = await newCatalogue()
    const store = new KeywordStore(catalogue)
    await store.addCategory(1, 'Topic')
    const rows = Array.from({ length: MAX_KEYWORDS - 1 }, (_, i) => `k${i}`).map((name, i) => ({
      ...{ category_id: 1, number: i + 1, name, folded_name: name },
    }))
    await catalogue.knex.batchInsert('keywords', rows, 100)
    for (const add of [() => store.addCategory(1, 'Owner'), () => store.addKeyword(1, 1, 'More')])
      expect(await failureOf(add)).to.be.instanceOf(TooManyKeywords)
    expect(await store.addCategory(2, 'Owner')).to.equal(1)
  })

  it('are locked by the transaction of a rule that uses them', async () => {
    const { catalogue } = await newCatalogue()
    const store = new KeywordStore(catalogue)
    await store.addCategory(1, 'Topic')
    await store.addKeyword(1, 1, 'Address')
    expect(await failureOf(() => store.addKeyword(1, 1, 'ADDRESS'))).to.be.instanceOf(KeywordNameTaken)
    const rule = {
      ...{ repository_id: 1, number: 1, attribute_id: 0, name: 'R', folded_name: 'r', description: '' },
      ...{ expression: 'TRUE', threshold_of: 'rows', enabled: true, threshold: 1, keyword_ids: '1 1' },
      ...{ created_at: new Date().toISOString(), created_by: 'ada' },
    }
    let removal: Promise<unknown> | undefined
    await catalogue.knex.transaction(async (transaction) => {
      expect(await store.names(1, { category: 1, keyword: 1 }, transaction)).to.equal('Topic: Address')
      removal = failureOf(() => store.remove(1, { category: 1, keyword: 1 }))
      await transaction('rule_rows').insert(rule)
    })
    expect(await removal).to.be.instanceOf(KeywordInUse)
  })
})
