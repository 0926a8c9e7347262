import { expect } from 'chai'
import { seed } from '../../../scripts/bench/bulk/seed.ts'
import type { Catalogue } from '../../../src/platform/catalogue/catalogue.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { openCatalogue } from '../../support/catalogue.ts'
import { BulkChanges } from '../../../src/quality/services/rules/bulk-changes.ts'
import { BulkChangeStore } from '../../../src/quality/stores/library/bulk-changes.ts'
import { addRules, reserveRuleNumbers } from '../../../src/quality/stores/rules/rule-additions.ts'
import { RuleStore } from '../../../src/quality/stores/rules/rules.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { newCatalogue, NOW } from '../support/catalogues.ts'

const RULES = 1200

/** A process with its catalogue. */
interface Process {
  readonly catalogue: Catalogue
  readonly changes: BulkChanges
}

describe('Bulk changes of rules', () => {
  let one: Process
  let other: Process
  let repositoryId: number
  let entityId: number
  let library: number

  const process = (catalogue: Catalogue, leaseMs?: number): Process => ({
    catalogue,
    changes: new BulkChanges(new BulkChangeStore(catalogue), recordingLogger().logger, {
      ...(leaseMs !== undefined && { leaseMs }),
    }),
  })

  beforeEach(async () => {
    const { catalogue, dataDir } = await newCatalogue()
    await seed(catalogue.knex, { name: 'seeded', libraryRules: RULES, isAssociated: true, hasRuns: true })
    const entity = await catalogue.knex('entities').first<{ id: number; repository_id: number }>()
    repositoryId = entity.repository_id
    entityId = entity.id
    library = (await catalogue.knex('library_entities').first<{ id: number }>()).id
    one = process(catalogue)
    other = process(await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger))
  })
  afterEach(() => other.catalogue.close())

  const count = async (table: string, condition: object = {}): Promise<number> =>
    (await other.catalogue.knex(table).where(condition)).length
  const derived = async (): Promise<number[]> =>
    one.catalogue.knex('rules').where({ entity_id: entityId }).orderBy('id').pluck<number[]>('id')
  const subject = () => ({ repositoryId, claim: 'test' })
  const owner = () => ({ repositoryId, entityId })
  const row = { description: '', expression: 'TRUE', threshold_of: 'rows', threshold: 1 }
  const added = (name: string) => ({ name, columns: { ...row, name, folded_name: name.toLowerCase() } })

  const add = (names: readonly string[], change: number, catalogue: Catalogue) =>
    catalogue.knex.transaction(async (transaction) => {
      const first = (await reserveRuleNumbers(owner(), names.length, transaction))!
      const rules = names.map((name, i) => ({ number: first + i, ...added(name) }))
      return addRules(owner(), rules, 'ada', transaction, change)
    })

  it('show no added and all removed rules before they are decided, then the reverse', async () => {
    const ids = await derived()
    await one.changes.make(subject(), {
      prepare: async (change) => {
        await change.mark('removed_in', ids)
        await add(['New'], change.id, one.catalogue)
        expect(await count('rules', { entity_id: entityId })).to.equal(RULES)
        expect(await count('rules', { name: 'New' })).to.equal(0)
      },
      decide: async (_, transaction) => {
        expect((await transaction('rules').where({ entity_id: entityId })).length).to.equal(1)
        expect(await count('rules', { entity_id: entityId })).to.equal(RULES)
      },
    })
    expect(await other.catalogue.knex('rules').where({ entity_id: entityId }).pluck('name')).to.deep.equal([
      'New',
    ])
    await one.changes.settled()
    expect(await count('rule_rows', { entity_id: entityId })).to.equal(1)
    expect(await count('rule_runs')).to.equal(0)
    expect(await count('rule_rows', { library_entity_id: library })).to.equal(RULES)
  })

  it('make rules independent, with the settings of their library rules, at once', async () => {
    const ids = await derived()
    await one.catalogue.knex('rule_rows').where({ library_entity_id: library }).update({ threshold: 42 })
    const shown = () =>
      new RuleStore(other.catalogue)
        .ofEntity(entityId)
        .then((rules) =>
          rules.map(({ libraryRuleId, threshold, enabled }) => [
            libraryRuleId !== undefined,
            threshold,
            enabled,
          ]),
        )
    await one.changes.make(subject(), {
      prepare: async (change) => {
        await change.mark('freed_in', ids)
        expect((await shown())[0]).to.deep.equal([true, 42, true])
      },
      decide: async () => undefined,
    })
    const independent = Array.from({ length: RULES }, () => [false, 42, true])
    expect(await shown()).to.deep.equal(independent)
    await one.changes.settled()
    expect(await shown()).to.deep.equal(independent)
    const stored = await one.catalogue.knex('rule_rows').where({ id: ids[0]! }).first<object>()
    expect(stored).to.include({ library_rule_id: null, threshold: 42, freed_in: null })
  })

  it('free the names of removed rules when they are decided, before the rows are deleted', async () => {
    const ids = await derived()
    await one.changes.close()
    await one.changes.make(subject(), {
      prepare: async (change) => {
        await change.mark('removed_in', ids)
        // The name is still that of a rule that everybody sees.
        expect(await add(['Rule 1'], 0, one.catalogue)).to.deep.equal([])
      },
      decide: async () => undefined,
      commit: (work) => one.catalogue.knex.transaction(work),
    })
    expect(await count('rule_rows', { entity_id: entityId })).to.equal(RULES)
    expect(await add(['Rule 1'], 0, other.catalogue)).to.have.length(1)
    await other.changes.settle()
    expect(await count('rule_rows', { entity_id: entityId })).to.equal(1)
  })

  it('hold the names of added rules before they are decided', async () => {
    await one.changes.make(subject(), {
      prepare: async (change) => {
        expect(await add(['New'], change.id, one.catalogue)).to.have.length(1)
        expect(await add(['NEW'], 0, other.catalogue)).to.deep.equal([])
      },
      decide: async () => undefined,
    })
  })

  it('change nothing if one of their parts fails', async () => {
    const ids = await derived()
    const failing = one.changes.make(subject(), {
      prepare: async (change) => {
        await change.mark('removed_in', ids.slice(0, 700))
        await change.mark('freed_in', ids.slice(700))
        await add(['New'], change.id, one.catalogue)
      },
      decide: async () => {
        throw new Error('refused')
      },
    })
    expect(await failureOf(() => failing)).to.have.property('message', 'refused')
    const untouched = { added_in: null, removed_in: null, freed_in: null }
    expect(await count('rule_rows', { entity_id: entityId, ...untouched })).to.equal(RULES)
    expect(await count('rule_rows', { name: 'New' })).to.equal(0)
    expect(await count('bulk_changes')).to.equal(0)
  })

  it('of the same thing follow each other, in all processes', async () => {
    const order: string[] = []
    const change = (name: string, { changes }: Process) =>
      changes.make(subject(), {
        prepare: async () => {
          order.push(name)
          await new Promise((resolve) => setTimeout(resolve, 60))
        },
        decide: async () => {
          order.push(name)
        },
      })
    await Promise.all([change('a', one), change('b', other), change('c', one)])
    expect(order.filter((_, i) => i % 2 === 0)).to.deep.equal(order.filter((_, i) => i % 2 === 1))
  })

  it('are undone by another process after their process is killed, which cannot complete them any more', async () => {
    const ids = await derived()
    const dying = process(one.catalogue, 50)
    let attempts = 0
    await dying.changes.make(subject(), {
      prepare: async (change) => {
        attempts++
        await change.mark('removed_in', ids)
        await add(['New'], change.id, one.catalogue)
        if (attempts > 1) return
        await new Promise((resolve) => setTimeout(resolve, 80))
        await other.changes.settle()
        expect(await count('bulk_changes')).to.equal(0)
        expect(await count('rule_rows', { entity_id: entityId, removed_in: null })).to.equal(RULES)
        expect(await count('rule_rows', { name: 'New' })).to.equal(0)
      },
      decide: async () => undefined,
    })
    // A process that only slept makes its change again.
    expect(attempts).to.equal(2)
    expect(await count('rules', { entity_id: entityId })).to.equal(1)
  })

  it('keep the rules of the version before, with their runs', async () => {
    const before = MIGRATIONS.slice(
      0,
      MIGRATIONS.findIndex(({ name }) => name === '020_quality_bulk_changes'),
    )
    const dataDir = await temporaryFolder()
    const old = await openCatalogue(dataDir, before, recordingLogger().logger)
    const created = { created_at: NOW, created_by: 'ada' }
    await old.knex('repositories').insert({ id: 1, name: 'demo', description: '', ...created })
    const texts = { name: 'Person', folded_name: 'person', description: '' }
    await old.knex('library_entities').insert({ id: 4, repository_id: 1, number: 1, ...texts, ...created })
    const rule = { ...row, repository_id: 1, attribute_id: 0, number: 1, ...created }
    const shared = { ...rule, id: 7, library_entity_id: 4, name: 'A', folded_name: 'a' }
    await old.knex('rules').insert(shared)
    await old.close()
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, recordingLogger().logger)
    expect(await catalogue.knex('rules').first<object>()).to.include({ ...shared, library_rule_id: null })
    await catalogue.knex('library_entities').delete()
    expect(await catalogue.knex('rule_rows')).to.deep.equal([])
    await catalogue.close()
  })
})
