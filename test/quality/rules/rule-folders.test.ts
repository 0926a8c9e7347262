import { expect } from 'chai'
import {
  RuleFolderUnknown,
  TooManyRuleFolders,
  TooManyRulesInFolder,
} from '../../../src/quality/model/rule-folder-errors.ts'
import { MAX_FOLDERS, MAX_RULES, RuleFolderStore } from '../../../src/quality/stores/rules/rule-folders.ts'
import { failureOf } from '../../platform/support.ts'
import { newCatalogue, removeRepository } from '../support/catalogues.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const NUMBERS = 'n\n1\n2\n3\n4\n'

describe('Rule folders', function () {
  this.timeout(60_000)
  let server: QualityServer
  let orders: string
  let items: string
  before(async () => {
    server = await startQualityServer()
    orders = (await server.load('Orders', NUMBERS)).path
    items = (await server.load('Items', NUMBERS)).path
  })
  after(async () => {
    await server.stop()
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })

  const below = (url: string): string => url.slice(url.indexOf('/api/repositories/test') + 22)

  /** The path of a new folder. */
  const folder = async (name: string, data: object = {}): Promise<string> => {
    const answer = await server.ask('/rulegroups', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ command: 'add', data: { name, ...data } }),
    })
    expect(answer.status, await answer.text()).to.equal(204)
    return below(answer.headers.get('location')!)
  }

  /** The id of a new rule, `<entity> <attribute> <rule>`. */
  const rule = async (path: string, NAME: string, EXPRESSION: string, more: object = {}): Promise<string> => {
    const { status, body } = await server.command(`${path}/businessrules`, {
      command: 'add',
      data: { NAME, EXPRESSION, THRESHOLD: '60', ...more },
    })
    expect(status, JSON.stringify(body)).to.equal(200)
    const [entity, number] = /entities\/(\d+)\/businessrules\/(\d+)/.exec(body.url)!.slice(1)
    return `${entity} ${/attributes\/(\d+)/.exec(path)?.[1] ?? 0} ${number}`
  }

  const change = async (path: string, command: 'add' | 'remove', rules: readonly string[]) =>
    server.command(`${path}/businessrules`, { command, data: { rules } })
  const names = async (path: string) => (await server.rows(`${path}/businessrules`)).map(({ Name }) => Name)
  const number = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

  it('run the rules of several entities as one job, and have the compliance of their own rules', async () => {
    const own = await folder('Daily', { description: 'For the owners' })
    const most = await rule(orders, 'Most', 'n < 4', { PRIORITY: 1 })
    const half = await rule(`${items}/attributes/1`, 'Half', 'n < 3')
    const disabled = await rule(items, 'Disabled', 'TRUE', { ENABLED: '0' })
    const other = await rule(items, 'In no folder', 'TRUE')
    const added = await change(own, 'add', [most, half, disabled, most])
    expect(added).to.deep.equal({ status: 200, body: { url: `/api/repositories/test${own}/businessrules` } })
    expect(await names(own)).to.deep.equal(['Most', 'Disabled', 'Half'])

    const { status, body } = await server.command(`${own}/businessrules`, {
      command: 'run',
      data: { jobName: 'Morning' },
    })
    expect(status).to.equal(200)
    expect(await server.ended(body.url)).to.include({ State: 'Completed', 'Activity Name': 'Morning' })
    const results = await server.rows(`${own}/businessrules/results`)
    expect(results.map(({ Entity, Name, Result }) => [Entity, Name, Result])).to.deep.equal([
      ['Orders', 'Most', 'passed'],
      ['Items', 'Disabled', ''],
      ['Items', 'Half', 'failed'],
    ])
    const [row] = await server.rows(own)
    expect(row).to.include({
      ...{ Name: 'Daily', Description: 'For the owners', 'Folder ID': number(own), 'Parent Folder ID': '0' },
      ...{ 'Business Rules': '3', Enabled: '2', Passing: '1', Failing: '1' },
      // 75 % with the weight 10, and 50 % with the weight 6.
      'BR Compliance %': '65.625',
    })
    const [left] = await server.rows(`/businessrules/entity?where=Name = "In no folder"`)
    expect(left).to.include({ Result: '', 'Rule ID': other.split(' ')[2] })
  })

  it('keep the rules that leave them, and lose the rules that are deleted', async () => {
    const own = await folder('Leaving')
    const rules = [await rule(orders, 'First', 'TRUE'), await rule(orders, 'Second', 'TRUE')]
    await change(own, 'add', rules)
    expect((await change(own, 'remove', [rules[0]!])).status).to.equal(200)
    expect((await change(own, 'remove', [rules[0]!])).status).to.equal(200)
    expect(await names(own)).to.deep.equal(['Second'])
    const [entity, , deleted] = rules[1]!.split(' ')
    await server.ask(`/entities/${entity}/businessrules/${deleted}`, { method: 'DELETE' })
    expect(await names(own)).to.deep.equal([])
    expect(await server.rows(`/businessrules/entity?where=Name = "First"`)).to.have.lengthOf(1)
  })

  it('show no rules of an entity that is deleted', async () => {
    const own = await folder('Of a deleted entity')
    const gone = (await server.load('Gone', NUMBERS)).path
    await change(own, 'add', [await rule(gone, 'Gone too', 'TRUE')])
    expect((await server.ask(gone, { method: 'DELETE' })).status).to.equal(204)
    expect(await names(own)).to.deep.equal([])
    expect((await server.rows(own))[0]).to.include({ 'Business Rules': '0' })
    expect((await server.command(`${own}/businessrules`, { command: 'run' })).status).to.equal(409)
  })

  it('are added in folders, renamed and deleted', async () => {
    const outer = await folder('Outer')
    const inner = await folder('Inner', { folderID: number(outer) })
    await folder('inner')
    expect((await server.rows(inner))[0]).to.include({ 'Parent Folder ID': number(outer) })
    const refused = await server.ask(outer, { method: 'DELETE' })
    expect(refused.status).to.equal(409)
    expect(((await refused.json()) as { detail: string }).detail).to.equal(
      'The rule folder "Outer" has 1 rule folder in it; delete it first.',
    )
    await change(inner, 'add', [await rule(items, 'Stays', 'TRUE')])
    const renamed = await server.command(inner, { command: 'rename', data: { name: 'OUTER' } })
    expect(renamed).to.deep.equal({ status: 200, body: { url: `/api/repositories/test${inner}` } })
    expect((await server.command(inner, { command: 'edit', data: { description: 'New' } })).status).to.equal(
      200,
    )
    expect((await server.rows(inner))[0]).to.include({
      Name: 'OUTER',
      Description: 'New',
      'Edited By': 'admin',
    })
    for (const path of [inner, outer])
      expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    expect((await server.ask(inner)).status).to.equal(404)
    expect(await server.rows(`/businessrules/entity?where=Name = "Stays"`)).to.have.lengthOf(1)
  })

  it('reject names in use and unknown objects, and then change nothing', async () => {
    const own = await folder('Strict')
    const known = await rule(orders, 'Known', 'TRUE')
    const send = (path: string, command: string, data: object) => server.command(path, { command, data })
    const rules = `${own}/businessrules`
    for (const [path, command, data, status] of [
      ['/rulegroups', 'add', { name: 'STRICT' }, 409],
      ['/rulegroups', 'add', { name: 'x', folderID: 4711 }, 404],
      ['/rulegroups', 'add', { name: '' }, 400],
      ['/rulegroups', 'add', { name: 'x', folderID: -1 }, 400],
      [own, 'edit', {}, 400],
      ['/rulegroups/4711', 'rename', { name: 'x' }, 404],
      [rules, 'add', { rules: [known, '4711 0 1'] }, 404],
      [rules, 'add', { rules: [known, known.replace(' 0 ', ' 1 ')] }, 404],
      [rules, 'add', { rules: [] }, 400],
      [rules, 'add', { rules: ['1'] }, 400],
      ['/rulegroups/4711/businessrules', 'add', { rules: [known] }, 404],
      [rules, 'run', {}, 409],
    ] as const)
      expect((await send(path, command, data)).status, `${path} ${JSON.stringify(data)}`).to.equal(status)
    expect(await names(own)).to.deep.equal([])
    for (const path of ['/rulegroups/4711/businessrules', '/rulegroups/4711/businessrules/results'])
      expect((await server.ask(path)).status, path).to.equal(404)
  })

  it('are listed by commands, and exported with their rules and results', async () => {
    const own = await folder('Exported')
    await change(own, 'add', [await rule(orders, 'Exported rule', 'TRUE')])
    for (const path of ['/rulegroups', `${own}/businessrules`, `${own}/businessrules/results`]) {
      const { body } = await server.command(path, {
        command: 'get',
        options: { where: 'Name LIKE "Exported*"' },
      })
      expect(body.rows, path).to.have.lengthOf(1)
      const data = { filename: 'exported.csv' }
      const exported = await server.command(path, { command: 'export', data })
      await server.ended(exported.body.job)
      const { file } = exported.body as unknown as { file: string }
      expect(await (await server.ask(below(file))).text(), path).to.contain('Exported')
    }
  })
})

describe('The rule folders of the catalogue', () => {
  const folder = { repositoryId: 1, name: 'F', description: '', parent: 0, createdBy: 'ada' }

  it('belong to one repository each, and are deleted with it', async () => {
    const { catalogue } = await newCatalogue()
    const store = new RuleFolderStore(catalogue)
    expect(await store.insert(folder)).to.equal(1)
    expect(await store.insert({ ...folder, repositoryId: 2 })).to.equal(1)
    expect(await store.insert(folder)).to.equal(undefined)
    const elsewhere = () => store.insert({ ...folder, repositoryId: 2, name: 'G', parent: 2 })
    expect(await failureOf(elsewhere)).to.be.instanceOf(RuleFolderUnknown)
    await removeRepository(catalogue)
    expect(await store.find(1, 1)).to.equal(undefined)
    expect(await store.find(2, 1)).to.include({ name: 'F' })
  })

  it('are limited in number, and so are their rules', async () => {
    const { catalogue } = await newCatalogue()
    const store = new RuleFolderStore(catalogue)
    const at = { description: '', created_at: new Date().toISOString(), created_by: 'ada' }
    const folders = Array.from({ length: MAX_FOLDERS }, (_, i) => {
      const name = `f${i}`
      return { repository_id: 2, number: i + 10, parent: 0, name, folded_name: name, ...at }
    })
    await catalogue.knex.batchInsert('rule_folders', folders, 100)
    expect(await failureOf(() => store.insert({ ...folder, repositoryId: 2 }))).to.be.instanceOf(
      TooManyRuleFolders,
    )
    await store.insert(folder)
    const rules = Array.from({ length: MAX_RULES + 1 }, (_, i) => {
      const name = `r${i}`
      const rest = { attribute_id: 0, expression: 'TRUE', threshold_of: 'rows' }
      return { id: i + 1, repository_id: 1, number: i + 1, name, folded_name: name, ...rest, ...at }
    })
    await catalogue.knex.batchInsert('rule_rows', rules, 50)
    await store.addRules(
      1,
      1,
      rules.slice(0, MAX_RULES).map(({ id }) => id),
    )
    const more = () => store.addRules(1, 1, [1, MAX_RULES + 1])
    expect(await failureOf(more)).to.be.instanceOf(TooManyRulesInFolder)
    expect(await catalogue.knex('rule_folder_rules')).to.have.lengthOf(MAX_RULES)
  })
})
