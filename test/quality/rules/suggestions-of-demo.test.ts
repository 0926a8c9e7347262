import { expect } from 'chai'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RuleSuggestions } from '../../../generated/quality/types.ts'
import { DEMO_DATA_SETS, packagedFile } from '../../../src/quality/demo/data-sets.ts'
import { writeCities } from '../../../src/quality/demo/write-cities.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

describe('The suggested rules of the demo data', function () {
  this.timeout(120_000)
  let server: QualityServer
  let folder: string
  before(async () => {
    server = await startQualityServer()
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-cities-'))
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const fileOf = async (packaged: string | undefined): Promise<Buffer> => {
    if (packaged !== undefined) return readFile(packagedFile(packaged))
    const path = join(folder, 'cities.csv')
    await writeCities(path)
    return readFile(path)
  }

  for (const { entityName, packaged } of DEMO_DATA_SETS)
    it(`have the support that their runs find: ${entityName}`, async () => {
      const { path } = await server.load(entityName, await fileOf(packaged))
      const at = `${path}/businessrules`
      const { body } = await server.command(at, { command: 'suggest' })
      const { version, suggestions } = body as unknown as RuleSuggestions
      expect(suggestions.length).to.be.at.least(10)
      const numbers = suggestions.map(({ number }) => number)
      const added = await server.command(at, { command: 'accept', data: { version, numbers } })
      expect(added.status, JSON.stringify(added.body)).to.equal(200)
      const run = await server.command(at, { command: 'run', data: { OPTION: 'ALL' } })
      expect((await server.ended(run.body.url))['State']).to.equal('Completed')
      const rules = await server.rows(`${at}?pageSize=100`)
      expect(
        rules.map((rule) => [
          rule['Name'],
          rule['Passing Rows'],
          rule['Failing Rows'],
          rule['Passing Fraction'],
        ]),
      ).to.deep.equal(
        suggestions.map(({ name, passing, failing, support }) => [
          name,
          String(passing),
          String(failing),
          support.toFixed(3),
        ]),
      )
      expect(rules.map((rule) => rule['Result'])).to.deep.equal(suggestions.map(() => 'passed'))
    })
})
