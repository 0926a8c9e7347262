import { expect } from 'chai'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { catalogueEnv, configFor } from '../../support/catalogue.ts'
import { CommandError, UsageError, type Command } from '../../../src/admin/command.ts'
import { rulesExport } from '../../../src/admin/rules/rules-export.ts'
import { rulesImport } from '../../../src/admin/rules/rules-import.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { replaceAttributes } from '../../../src/quality/stores/attributes/attributes.ts'
import { RuleCodeStore } from '../../../src/quality/stores/rules/rule-code.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { addEntity, newCatalogue, NOW } from '../../quality/support/catalogues.ts'
import { NO_TYPES } from '../../quality/support/no-types.ts'
import { inFull } from '../../support/full.ts'
import { programArgs } from '../../support/programs.ts'

const { logger } = recordingLogger()

/** A file as a person writes it. */
const AIRPORTS = `# Rules of the airports.
entity: Airports

rules:
  # The codes of IATA.
  - name: Code has three letters
    expression: LENGTH(iata) = 3 # no digits
    threshold: 99.50

  - name: Country is USA
    description: Data of the FAA only.
    attribute: State Code
    expression: country = "USA"
    threshold: 99.5
    thresholdOf: rows
    filter: |-
      NOT IS_NULL(country)
      AND iata <> ""
    group: country
    groupLimit: 100
    aggregate: elevation
    aggregateMethod: Maximum
    enabled: false
    priority: 1
    indexControl: Limited
    indexThreshold: 1000
    keywords: "1 2:1 0"
`

describe('the commands rules export and rules import', function () {
  this.timeout(60_000)
  let catalogue: Catalogue
  let dataDir: string
  let folder: string
  let airports: number

  /** An entity that is loaded, with attributes. */
  async function addLoaded(name: string, humanNames: readonly string[]): Promise<number> {
    const id = await addEntity(catalogue, {
      name,
      held_name: name.toLowerCase(),
      state: 'Fully Loaded',
      generation: 1,
      loaded_rows: 10,
    })
    const attributes = humanNames.map((humanName, i) => ({
      id: i + 1,
      name: humanName.toUpperCase().replaceAll(' ', '_'),
      humanName,
      schemaType: undefined,
      schemaLength: undefined,
      nullable: true,
      inferredType: 'text' as const,
      summary: { types: { ...NO_TYPES, text: 10 }, minLength: 3, maxLength: 3 },
    }))
    await catalogue.knex.transaction((transaction) => replaceAttributes(id, 1, attributes, transaction))
    return id
  }

  beforeEach(async () => {
    ;({ catalogue, dataDir } = await newCatalogue())
    folder = join(await temporaryFolder(), 'rules')
    airports = await addLoaded('Airports', ['iata', 'country', 'State Code', 'elevation'])
    const [category] = await catalogue
      .knex('keyword_categories')
      .insert({ repository_id: 1, number: 1, name: 'Use', folded_name: 'use' })
      .returning<{ id: number }[]>('id')
    await catalogue
      .knex('keywords')
      .insert({ category_id: category!.id, number: 2, name: 'Billing', folded_name: 'billing' })
  })

  const run = async (command: Command, ...args: string[]): Promise<{ lines: string[]; failure: unknown }> => {
    const lines: string[] = []
    const context = {
      config: configFor(dataDir),
      logger,
      record: async () => undefined,
      print: (line: string) => void lines.push(line),
      tell: (line: string) => void lines.push(line),
    }
    const failure = await Promise.resolve(command.run(args, context)).catch((error: unknown) => error)
    return { lines, failure }
  }
  const load = (...args: string[]) => run(rulesImport, 'demo', folder, ...args)
  const write = () => run(rulesExport, 'demo', folder)
  const path = (name: string) => join(folder, name)
  const put = async (name: string, text: string): Promise<void> => {
    await mkdir(folder, { recursive: true })
    await writeFile(path(name), text)
  }
  const stored = (entityId = airports) => new RuleCodeStore(catalogue).rules(entityId)
  const names = async () => (await stored()).map(({ name }) => name)
  /** The faults of an import, without the folder. */
  const faults = async (...args: string[]): Promise<string[]> => {
    const { failure } = await load(...args)
    expect(failure).to.be.instanceOf(CommandError)
    return (failure as Error).message.split('\n').map((line) => line.replaceAll(`${folder}/`, ''))
  }

  it('read what they write, however many rules an entity has', async () => {
    // More than a person writes: 4 MB and, in the full run, 10,000 rules.
    const count = inFull(10_001, 1100)
    const rules = Array.from(
      { length: count },
      (_, i) =>
        `  - name: Rule ${i}\n    description: ${'x'.repeat(3900)}\n    expression: LENGTH(iata) > ${i}\n    threshold: 5\n`,
    )
    const text = `entity: Airports\nrules:\n${rules.join('')}`
    expect(text.length).to.be.above(4_000_000)
    await put('Airports.yaml', text)
    expect((await load()).lines.at(-1)).to.equal(`${count} added, 0 changed, 0 deleted, 0 unchanged.`)
    await rm(path('Airports.yaml'))
    expect(await write()).to.deep.equal({
      lines: [`${path('Airports.yaml')}: ${count} rules`],
      failure: undefined,
    })
    expect((await load()).lines.at(-1)).to.equal(`0 added, 0 changed, 0 deleted, ${count} unchanged.`)
  }).timeout(120_000)

  it('keep the attribute of a rule while the present rows do not have it', async () => {
    await put(
      'airports.yaml',
      'entity: Airports\nrules:\n  - name: High\n    attribute: elevation\n    expression: elevation > "0"\n    threshold: 50\n',
    )
    expect((await load()).failure).to.equal(undefined)
    await catalogue.knex('attribute_identities').insert({
      ...{ entity_id: airports, attribute_id: 4, name: 'ELEVATION', human_name: 'elevation' },
      ...{ source_name: 'elevation', source_occurrence: 1, aliases: '[]' },
      ...{ is_present: false, is_renamed: false },
    })
    await catalogue.knex('attributes').where({ entity_id: airports, attribute_id: 4 }).delete()
    expect((await write()).failure).to.equal(undefined)
    expect(await readFile(path('airports.yaml'), 'utf8')).to.match(/^ +attribute: elevation$/m)
  })

  it('bring the rules of a file into the catalogue, with all their members', async () => {
    await put('airports.yaml', AIRPORTS)
    expect(await load()).to.deep.equal({
      lines: [
        '+ Airports: Code has three letters',
        '+ Airports: Country is USA',
        '2 added, 0 changed, 0 deleted, 0 unchanged.',
      ],
      failure: undefined,
    })
    const [first, second] = await stored()
    expect(first).to.include({
      number: 1,
      attributeId: 0,
      threshold: 99.5,
      description: '',
      enabled: true,
      priority: undefined,
      indexControl: 'Normal',
      keywords: '',
    })
    expect(second).to.include({
      number: 2,
      attributeId: 3,
      description: 'Data of the FAA only.',
      filter: 'NOT IS_NULL(country)\nAND iata <> ""',
      group: 'country',
      groupLimit: 100,
      aggregate: 'elevation',
      aggregateMethod: 'Maximum',
      enabled: false,
      priority: 1,
      indexControl: 'Limited',
      indexThreshold: 1000,
      keywords: '1 2:1 0',
    })
    expect(await catalogue.knex('rules').where({ number: 2 }).first<object>('keywords')).to.deep.equal({
      keywords: 'Use: Billing, Use',
    })
  })

  it('change nothing if nothing has changed, in the catalogue and in the files', async () => {
    await put('airports.yaml', AIRPORTS)
    await load()
    const before = await stored()
    expect((await load()).lines).to.deep.equal(['0 added, 0 changed, 0 deleted, 2 unchanged.'])
    expect(await stored()).to.deep.equal(before)
    expect((await write()).lines).to.deep.equal([`${path('airports.yaml')}: 2 rules, unchanged`])
    expect(await readFile(path('airports.yaml'), 'utf8')).to.equal(AIRPORTS)
  })

  it('write a file that imports as the same rules into another repository, and twice alike', async () => {
    await put('airports.yaml', AIRPORTS)
    await load()
    await rm(folder, { recursive: true })
    expect((await write()).lines).to.deep.equal([`${path('Airports.yaml')}: 2 rules`])
    const text = await readFile(path('Airports.yaml'), 'utf8')
    expect(text).to.equal(
      AIRPORTS.replaceAll(/^ *#.*\n| #.*| +thresholdOf.*\n|^\n/gm, '')
        .replace('99.50', '99.5')
        .replace('"1 2:1 0"', '1 2:1 0'),
    )
    await write()
    expect(await readFile(path('Airports.yaml'), 'utf8')).to.equal(text)
    expect((await load('--delete')).lines).to.deep.equal(['0 added, 0 changed, 0 deleted, 2 unchanged.'])
  })

  it('keep the comments of a file when rules have changed', async () => {
    await put('airports.yaml', AIRPORTS)
    await load()
    await catalogue.knex('rule_rows').where({ number: 1 }).update({ threshold: 98, priority: 2 })
    await catalogue.knex('rule_rows').where({ number: 2 }).delete()
    await put('gone.yaml', 'entity: Gone\nrules: []\n')
    expect((await write()).lines).to.deep.equal([
      `${path('airports.yaml')}: 1 rule`,
      `${path('gone.yaml')} stays as it is: the repository has no entity Gone.`,
    ])
    expect(await readFile(path('airports.yaml'), 'utf8')).to.equal(`# Rules of the airports.
entity: Airports

rules:
  # The codes of IATA.
  - name: Code has three letters
    expression: LENGTH(iata) = 3 # no digits
    threshold: 98
    priority: 2
`)
  })

  it('name a file after its entity, also if file systems do not allow the name', async () => {
    for (const name of ['../a b?', 'A-b', '...', 'Größe'])
      await catalogue.knex('rule_rows').insert({
        ...(await ruleRow(await addLoaded(name, ['a']))),
      })
    await write()
    expect((await readdir(folder)).sort()).to.deep.equal([
      'A-b-3.yaml',
      'Größe.yaml',
      'a-b.yaml',
      'entity-4.yaml',
    ])
  })

  const ruleRow = async (entityId: number, columns: object = {}) => ({
    repository_id: 1,
    entity_id: entityId,
    number: 1,
    attribute_id: 0,
    name: 'A',
    folded_name: 'a',
    description: '',
    expression: 'TRUE',
    threshold_of: 'rows',
    enabled: true,
    threshold: 5,
    index_control: 0,
    created_at: NOW,
    created_by: 'admin',
    ...columns,
  })

  it('show derived rules as comments and never import or delete them', async () => {
    const [origin] = await catalogue
      .knex('rule_rows')
      .insert({ ...(await ruleRow(airports)), entity_id: null, number: 9 })
      .returning<{ id: number }[]>('id')
    const derived = { library_rule_id: origin!.id, name: 'Derived', folded_name: 'derived', number: 4 }
    await catalogue.knex('rule_rows').insert({ ...(await ruleRow(airports, derived)) })
    await write()
    const onlyDerived = await readFile(path('Airports.yaml'), 'utf8')
    expect(onlyDerived).to.equal(
      'entity: Airports\nrules: []\n\n# Derived from a library rule, not imported: Derived\n',
    )
    await write()
    expect(await readFile(path('Airports.yaml'), 'utf8')).to.equal(onlyDerived)
    await put('Airports.yaml', AIRPORTS)
    await load('--delete')
    expect(await names()).to.have.members(['Code has three letters', 'Country is USA', 'Derived'])
    await write()
    const both = await readFile(path('Airports.yaml'), 'utf8')
    expect(both).to.equal(`${AIRPORTS}  # Derived from a library rule, not imported: Derived\n`)
    expect((await write()).lines).to.deep.equal([`${path('Airports.yaml')}: 2 rules, unchanged`])
    await put('Airports.yaml', AIRPORTS.replace('Country is USA', 'derived'))
    expect(await faults()).to.deep.equal([
      'Airports.yaml:10:11: The rule "Derived" of the entity is derived from a library rule; remove it from the file, and change it in the library.',
    ])
  })

  it('show the changes of an import without making them', async () => {
    await put('airports.yaml', AIRPORTS)
    await load()
    const before = await stored()
    await put(
      'airports.yaml',
      `entity: AIRPORTS
rules:
  - name: code has three LETTERS
    expression: LENGTH(iata) = 4
    threshold: 99.5
  - name: New
    expression: NOT IS_NULL(iata)
    threshold: 1
`,
    )
    const changes = [
      '~ Airports: Code has three letters (name, expression)',
      '+ Airports: New',
      '1 added, 1 changed, 0 deleted, 0 unchanged.',
    ]
    const plan = ' This is a plan; nothing was changed.'
    expect((await load('--dry-run')).lines).to.deep.equal([...changes.slice(0, 2), changes[2] + plan])
    expect((await load('--dry-run', '--delete')).lines).to.deep.equal([
      '- Airports: Country is USA',
      ...changes.slice(0, 2),
      `1 added, 1 changed, 1 deleted, 0 unchanged.${plan}`,
    ])
    expect(await stored()).to.deep.equal(before)
    expect((await load()).lines).to.deep.equal(changes)
    const [first] = await stored()
    expect(first).to.include({ name: 'code has three LETTERS', expression: 'LENGTH(iata) = 4', version: 2 })
    expect((await load('--delete')).lines[0]).to.equal('- Airports: Country is USA')
    expect(await names()).to.deep.equal(['code has three LETTERS', 'New'])
  })

  it('remove the members that the file does not have, and move a rule to another attribute by --delete', async () => {
    await put('airports.yaml', AIRPORTS)
    await load()
    const plainRule = '  - name: Country is USA\n    expression: iata <> ""\n    threshold: 99.5\n'
    await put('airports.yaml', `entity: Airports\nrules:\n${plainRule}    attribute: STATE_CODE\n`)
    await load()
    expect((await stored())[1]).to.include({
      description: '',
      filter: undefined,
      group: undefined,
      groupLimit: undefined,
      aggregateMethod: undefined,
      enabled: true,
      priority: undefined,
      indexControl: 'Normal',
      indexThreshold: undefined,
      keywords: '',
    })
    await put('airports.yaml', `entity: Airports\nrules:\n${plainRule}`)
    expect((await faults())[0]).to.match(
      /^airports\.yaml:3:11: There is a rule "Country is USA" of another attribute/,
    )
    expect((await load('--delete')).failure).to.equal(undefined)
    expect((await stored()).map(({ name, attributeId }) => `${name} ${attributeId}`)).to.deep.equal([
      'Country is USA 0',
    ])
  })

  it('report all faults of all files, and import no rule', async () => {
    await put('airports.yaml', AIRPORTS.replace('LENGTH(iata)', 'LENGTH(itaa)').replace('1 2:1 0', '1 3'))
    await put('other.yml', 'entity: Nowhere\nrules: []\n')
    await put('third.yaml', 'entity: airports\nrules: []\n')
    expect(await faults()).to.deep.equal([
      'airports.yaml:7:24: There is no column itaa here; iata is near.',
      'airports.yaml:27:15: There is no keyword 3 in a category 1 of this repository.',
      'other.yml:1:9: There is no entity "Nowhere" in the repository; load it first, or correct its name.',
      'third.yaml:1:9: The file airports.yaml has rules of the entity "airports" already; put all rules of an entity into one file.',
    ])
    await put('third.yaml', 'entity: [airports\n')
    expect((await faults())[0]).to.match(/^third\.yaml:\d+:\d+: This is not valid YAML/)
    expect(await stored()).to.deep.equal([])
    await rm(path('other.yml'))
    await put('third.yaml', 'entity: Empty\nrules: []\n')
    await addEntity(catalogue, { name: 'Empty', held_name: 'empty' })
    await put('airports.yaml', AIRPORTS)
    expect((await faults())[0]).to.match(
      /^third\.yaml:1:9: The entity "Empty" is not loaded yet \(Schema Only\)/,
    )
    expect(await stored()).to.deep.equal([])
    expect((await run(rulesImport, 'nowhere', folder)).failure).to.be.instanceOf(CommandError)
    expect((await run(rulesImport, 'demo')).failure).to.be.instanceOf(UsageError)
    expect((await run(rulesExport, 'demo')).failure).to.be.instanceOf(UsageError)
  })

  it('write nothing if a file of the folder has faults', async () => {
    await catalogue.knex('rule_rows').insert(await ruleRow(airports))
    await put('notes.yaml', 'entity: Airports\nrules: 5\n')
    const { failure } = await write()
    expect(String(failure)).to.match(/notes\.yaml:2:8: rules must be a list/)
    await put('notes.yaml', 'entity: Airports\nrules: []\n')
    await put('more.yaml', 'entity: AIRPORTS\nrules: []\n')
    expect(String((await write()).failure)).to.match(
      /notes\.yaml:1:9: The file .*more\.yaml has rules of this/,
    )
    expect((await readdir(folder)).sort()).to.deep.equal(['more.yaml', 'notes.yaml'])
  })

  it('leave the state before or after the import if its process is killed', async () => {
    const COUNT = 2000
    const rules = Array.from(
      { length: COUNT },
      (_, i) => `  - { name: Rule ${i}, expression: 'iata <> "${i}"', threshold: 1 }\n`,
    )
    await put('airports.yaml', `entity: Airports\nrules:\n${rules.join('')}`)
    let complete = 0
    for (const delay of [0, 60, 200]) {
      const child = spawn(process.execPath, programArgs('admin', ['rules', 'import', 'demo', folder]), {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...catalogueEnv(dataDir) },
        stdio: 'ignore',
      })
      const exited = once(child, 'exit')
      // The transaction holds the lock of the catalogue from its first statement on.
      while (child.exitCode === null && (await catalogue.knex('bulk_changes')).length === 0) await sleep(5)
      await sleep(delay)
      child.kill('SIGKILL')
      await exited
      const found = (await stored()).length
      expect(found).to.be.oneOf([0, COUNT])
      if (found === COUNT) complete++
      await catalogue.knex('rule_rows').whereIn('id', catalogue.knex('rules').select('id')).delete()
      // The next import does not wait for the end of the lease.
      await catalogue.knex('bulk_changes').update({ lease_until: NOW })
    }
    expect((await load()).lines.at(-1)).to.equal(`${COUNT} added, 0 changed, 0 deleted, 0 unchanged.`)
    expect(complete).to.be.lessThan(3)
  })
})
