import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import { checkDriver, NEEDED_DRIVER } from '../../../src/quality/stores/duckdb/check-packages.ts'
import { checkKnex, NEEDED_KNEX } from '../../../src/quality/stores/sql/check-knex.ts'
import { PackageUnfit } from '../../../src/quality/stores/sql/package-unfit.ts'
import { failureOf } from '../../platform/support.ts'

/** A driver that answers with a text, or fails. */
const driver = (marked: () => string) => ({ run: async () => ({ rows: [{ marked: marked() }] }) })

describe('The packages that the warehouses build on', () => {
  it('are named in the versions of package.json', async () => {
    const { dependencies, devDependencies } = JSON.parse(
      await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
    ) as Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
    // The bundle contains Knex, which is therefore a development dependency.
    const installed = { ...devDependencies, ...dependencies }
    for (const { name, version } of [NEEDED_KNEX, NEEDED_DRIVER])
      expect(installed, name).to.have.property(name, version)
  })

  it('are refused by name and version where Knex lacks a method', () => {
    expect(() => checkKnex()).not.to.throw()
    expect(() => checkKnex({})).to.throw(
      PackageUnfit,
      /^The warehouses need knex 3\.3\.0,.* positionBindings/,
    )
  })

  it('are refused by name and version where the driver changes a text or has other vectors', async () => {
    await checkDriver(driver(() => '\ufefftext'))
    const unfit = [
      driver(() => 'text'),
      driver(() => {
        throw new TypeError('dataView is undefined')
      }),
    ]
    for (const one of unfit) {
      const failure = await failureOf(() => checkDriver(one))
      expect(failure).to.be.instanceOf(PackageUnfit)
      expect((failure as Error).message).to.match(/^The warehouses need @duckdb\/node-api 1\.5\.6-r\.1,/)
    }
  })
})
