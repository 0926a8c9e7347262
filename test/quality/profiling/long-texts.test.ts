import { expect } from 'chai'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import {
  formsTable,
  frequenciesTable,
  valuesTable,
} from '../../../src/quality/model/warehouse/load-tables.ts'
import type { Warehouse } from '../../../src/quality/model/warehouse/warehouse.ts'
import { profileStore } from '../../../src/quality/stores/sql/profiles/index.ts'
import type { Field } from '../stores/pieces.ts'
import { onEachEngine } from './support/engines.ts'
import { ProfiledTables } from './support/profiled.ts'

/** The same warehouse that says it has so little memory, and tells which tables are made. */
const withMemory = ({ warehouse, engine }: ProfiledTables, memoryMb: number, made: Set<string>): Warehouse =>
  new Proxy(warehouse, {
    get: (target, name, itself: Warehouse & { readonly memoryMb: number }) => {
      if (name === 'memoryMb') return memoryMb
      if (name === 'knex') return target.knex
      if (name === 'profiles') return profileStore(itself, engine.sql)
      if (name === 'createAs')
        return (...[table, ...rest]: Parameters<Warehouse['createAs']>) => {
          made.add(table.name[0]!)
          return target.createAs(table, ...rest)
        }
      const member = Reflect.get(target, name) as unknown
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })

/** Texts that begin alike and differ early, late, or in their length alone; some are of several rows. */
function records(): Field[][] {
  const made: Field[][] = []
  const long = 'Ab 1 ß€😀'.repeat(900)
  for (let i = 0; i < 60; i++) {
    const late = `${long}${i % 7}${'é,"\n'.repeat(i % 5)}`
    const value = [late, `${i % 3} ${long}`, late + long, long.slice(0, 200 * i + 7), null, `s${i % 4}`][
      i % 6
    ]!
    made.push([value, `${i % 9}`, i % 4 === 0 ? null : `word ${i % 11}`])
    if (i % 5 === 0) made.push([value, 'x', '😀'])
    if (i % 7 === 0) made.push(['', '', long])
  }
  return made
}

onEachEngine('A profile of texts that are long for the memory', (engine) => {
  let tables: ProfiledTables

  before(async () => {
    tables = await ProfiledTables.open(engine)
  })

  after(() => tables.close())

  it('has the same figures for their parts as for whole texts, in the same order', async function () {
    // It took 211 s on Trino, on two cores.
    this.timeout(480_000)
    const made = new Set<string>()
    const seen = async (memoryMb: number | undefined) => {
      const request = await tables.load(3, records())
      const warehouse = memoryMb === undefined ? tables.warehouse : withMemory(tables, memoryMb, made)
      const profiles = await profile({ ...request, warehouse })
      return {
        profiles,
        values: await tables.rows(valuesTable, ['attribute', 'n']),
        forms: await tables.rows(formsTable, ['attribute', 'kind', 'n']),
        frequencies: await tables.rows(frequenciesTable, ['attribute', 'frequency']),
      }
    }
    const whole = await seen(undefined)
    expect(whole.values.filter(({ attribute }) => attribute === 1)).to.have.lengthOf.above(20)
    expect(await seen(0.05)).to.deep.equal(whole)
    // Two take turns where texts are equal in their first part.
    expect([...made].sort()).to.deep.equal(['o', 'p', 'q'])
    const tablesLeft = await tables.warehouse.tables()
    expect(tablesLeft.filter((name) => /^[op]\d/.test(name))).to.deep.equal([])
  })
})
