import { expect } from 'chai'
import type { Catalogue, Migration, Transaction } from '../../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../../src/platform/catalogue/open-catalogue.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { failureOf, temporaryFolder } from '../support.ts'
import { SILENT } from './catalogue-suite.ts'

const makesShelves: Migration = {
  name: '001_shelves',
  up: async (knex) => {
    await knex.schema.createTable('shelves', (table) => {
      table.increments('id')
      table.integer('books').notNullable()
    })
    await knex('shelves').insert([{ books: 0 }, { books: 0 }])
  },
  down: (knex) => knex.schema.dropTable('shelves'),
}

describe('transactions in PostgreSQL that stand in the way of each other', function () {
  this.timeout(60_000)
  let server: PostgresqlServer
  let catalogue: Catalogue
  before(async function () {
    server = await startPostgresql(this, { deadlock_timeout: '50ms' })
  })
  after(() => server?.stop())
  let schemas = 0
  beforeEach(async () => {
    const { user, password, port, database } = server
    const address = readPostgresAddress(
      `postgres://${user}@127.0.0.1:${port}/${database}?schema=s${++schemas}`,
    )
    const place = { address, password: async () => password }
    catalogue = await openCatalogue(await temporaryFolder(), [makesShelves], SILENT, place)
  })
  afterEach(() => catalogue?.close())

  const books = () => catalogue.knex('shelves').orderBy('id').pluck<number[]>('books')
  const addTo = (id: number, transaction: Transaction) =>
    transaction('shelves').where({ id }).increment('books', 1)

  /** Waits until it is called a second time. */
  const meeting = () => {
    let isFirst = true
    let release = () => {}
    const both = new Promise<void>((resolve) => (release = resolve))
    return (): Promise<void> => {
      if (!isFirst) release()
      isFirst = false
      return both
    }
  }

  it('are both committed after a deadlock, the victim in a second attempt', async () => {
    const meet = meeting()
    const attempts: string[] = []
    const move = (name: string, first: number, second: number) =>
      catalogue.knex.transaction(async (transaction) => {
        const isFirst = !attempts.includes(name)
        attempts.push(name)
        await addTo(first, transaction)
        if (isFirst) await meet()
        await addTo(second, transaction)
        return name
      })
    expect(await Promise.all([move('down', 1, 2), move('up', 2, 1)])).to.deep.equal(['down', 'up'])
    expect(await books()).to.deep.equal([2, 2])
    expect(attempts).to.have.length(3)
  })

  it('tell only of the attempt that was committed', async () => {
    const meet = meeting()
    const ends: string[] = []
    let attempts = 0
    const move = (first: number, second: number) =>
      catalogue.knex.transaction(async (transaction) => {
        const isFirst = ++attempts <= 2
        transaction.executionPromise.then(
          () => ends.push('committed'),
          () => ends.push('undone'),
        )
        await addTo(first, transaction)
        if (isFirst) await meet()
        await addTo(second, transaction)
      })
    await Promise.all([move(1, 2), move(2, 1)])
    expect(ends.toSorted()).to.deep.equal(['committed', 'committed', 'undone'])
  })

  it('are made again if they cannot be brought into an order', async () => {
    const meet = meeting()
    let attempts = 0
    const add = () =>
      catalogue.knex.transaction(
        async (transaction) => {
          const isFirst = ++attempts <= 2
          await transaction('shelves').select()
          if (isFirst) await meet()
          await addTo(1, transaction)
        },
        { isolationLevel: 'repeatable read' },
      )
    await Promise.all([add(), add()])
    expect(await books()).to.deep.equal([2, 0])
    expect(attempts).to.equal(3)
  })

  it('are given up after some attempts, as if the database could not be reached', async () => {
    let attempts = 0
    const error = await failureOf(() =>
      catalogue.knex.transaction(async (transaction) => {
        attempts++
        await addTo(1, transaction)
        await transaction.raw(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
      }),
    )
    expect(catalogue.isUnreachable(error)).to.equal(true)
    expect(attempts).to.equal(5)
    expect(await books()).to.deep.equal([0, 0])
  })

  it('run once if they fail for another reason', async () => {
    let attempts = 0
    const error = await failureOf(() =>
      catalogue.knex.transaction(async (transaction) => {
        attempts++
        await transaction('shelves').insert({ id: 1, books: 1 })
      }),
    )
    expect(catalogue.isUniqueViolation(error, { table: 'shelves', columns: ['id'] })).to.equal(true)
    expect(attempts).to.equal(1)
  })

  it('are sent again if they are single statements', async () => {
    await catalogue.knex.raw(`create function fail_once() returns trigger language plpgsql as $$ begin
      if nextval('attempts') = 1 then raise exception 'deadlock' using errcode = '40P01'; end if;
      return new;
    end $$`)
    await catalogue.knex.raw('create sequence attempts')
    await catalogue.knex.raw(
      'create trigger fail before update on shelves for each statement execute function fail_once()',
    )
    expect(await catalogue.knex('shelves').update({ books: 7 })).to.equal(2)
    expect(await books()).to.deep.equal([7, 7])
  })

  it('go on after a change of the tables by another process, with the new columns', async () => {
    const read = () => catalogue.knex('shelves').where({ id: 1 }).select()
    for (let use = 0; use < 10; use++) await read()
    await server.client.query(`alter table s${schemas}.shelves add column place text`)
    expect(await read()).to.deep.equal([{ id: 1, books: 0, place: null }])
    await server.client.query(`alter table s${schemas}.shelves drop column place`)
    const found = await catalogue.knex.transaction(async (transaction) => {
      await addTo(1, transaction)
      return transaction('shelves').where({ id: 1 }).select()
    })
    expect(found).to.deep.equal([{ id: 1, books: 1 }])
    expect(await books()).to.deep.equal([1, 0])
  })
})
