import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExpressionListing } from '../../../generated/quality/types.ts'
import { temporaryFolder } from '../../platform/support.ts'
import { saveJoins } from '../support/saved-joins.ts'
import { basic, ADMIN_PASSWORD, startQualityServer, type QualityServer } from '../support/quality-server.ts'

interface Listed {
  readonly columns: readonly { readonly columnisedName: string }[]
}

interface Checked extends Listed {
  readonly valid: boolean
  readonly type: string
  readonly errors: readonly unknown[]
}

/** Paths below the server, of a repository with an entity, a library entity and a connection. */
const PATHS: Readonly<Record<ExpressionListing, string>> = {
  repositories: '/api/repositories',
  entities: '/api/repositories/test/entities',
  scheduler: '/api/repositories/test/scheduler',
  files: '/api/repositories/test/files',
  libraryEntities: '/api/repositories/test/library/entities',
  libraryAttributes: '/api/repositories/test/library/entities/1/attributes',
  loaderConnections: '/api/repositories/test/loaderconnections',
  businessRules: '/api/repositories/test/businessrules',
  realBusinessRules: '/api/repositories/test/businessrules/entity',
  entityBusinessRules: '/api/repositories/test/entities/1/businessrules',
  attributeBusinessRules: '/api/repositories/test/entities/1/attributes/1/businessrules',
  passingRules: '/api/repositories/test/entities/1/passingrules',
  failingRules: '/api/repositories/test/entities/1/failingrules',
  enabledRules: '/api/repositories/test/entities/1/enabledrules',
  libraryRules: '/api/repositories/test/businessrules/library',
  libraryEntityRules: '/api/repositories/test/library/entities/1/businessrules',
  associatedRules: '/api/repositories/test/library/entities/1/businessrules/1/associatedrules',
  associatedEntities: '/api/repositories/test/library/entities/1/associatedentities',
  allRuleHistory: '/api/repositories/test/businessrules/history',
  entityRuleHistory: '/api/repositories/test/entities/1/businessrules/history',
  ruleHistory: '/api/repositories/test/entities/1/businessrules/1/history',
  compliance: '/api/repositories/test/compliance',
  entityCompliance: '/api/repositories/test/entities/1/compliance',
  keywords: '/api/repositories/test/keywords',
  ruleFolders: '/api/repositories/test/rulegroups',
  ruleFolderRules: '/api/repositories/test/rulegroups/1/businessrules',
  ruleFolderResults: '/api/repositories/test/rulegroups/1/businessrules/results',
  webhooks: '/api/repositories/test/webhooks',
  joins: '/api/repositories/test/joins',
  permanentJoins: '/api/repositories/test/joins/permanent',
  discoveredJoins: '/api/repositories/test/joins/discovered',
  entityJoins: '/api/repositories/test/entities/1/joins',
  entityPermanentJoins: '/api/repositories/test/entities/1/joins/permanent',
  entityDiscoveredJoins: '/api/repositories/test/entities/1/joins/discovered',
  joinJobs: '/api/repositories/test/joins/joinjobs',
  vennDiagram: '/api/repositories/test/joins/1-1-1-2-1/venndiagram',
  joinInnerRows: '/api/repositories/test/joins/1-1-1-2-1/innerrows',
  joinOuterRows: '/api/repositories/test/joins/1-1-1-2-1/outerrows',
  joinLeftOuterRows: '/api/repositories/test/joins/1-1-1-2-1/leftouterrows',
  joinRightOuterRows: '/api/repositories/test/joins/1-1-1-2-1/rightouterrows',
  joinLeftNoMatchRows: '/api/repositories/test/joins/1-1-1-2-1/leftnomatchrows',
  joinRightNoMatchRows: '/api/repositories/test/joins/1-1-1-2-1/rightnomatchrows',
  joinMatchingValues: '/api/repositories/test/joins/1-1-1-2-1/matchingvalues',
  joinLeftNoMatchValues: '/api/repositories/test/joins/1-1-1-2-1/leftnomatchvalues',
  joinRightNoMatchValues: '/api/repositories/test/joins/1-1-1-2-1/rightnomatchvalues',
  keys: '/api/repositories/test/entities/1/keys',
  permanentKeys: '/api/repositories/test/entities/1/keys/permanent',
  discoveredKeys: '/api/repositories/test/entities/1/keys/discovered',
  attributeKeys: '/api/repositories/test/entities/1/attributes/1/keys',
  dependencies: '/api/repositories/test/entities/1/dependencies',
  permanentDependencies: '/api/repositories/test/entities/1/dependencies/permanent',
  discoveredDependencies: '/api/repositories/test/entities/1/dependencies/discovered',
  attributeDependencies: '/api/repositories/test/entities/1/attributes/1/dependencies',
  permanentAttributeDependencies: '/api/repositories/test/entities/1/attributes/1/dependencies/permanent',
  discoveredAttributeDependencies: '/api/repositories/test/entities/1/attributes/1/dependencies/discovered',
  keyDuplicates: '/api/repositories/test/entities/1/keys/1/duplicates',
  conflicts: '/api/repositories/test/entities/1/dependencies/2-1/conflicts',
  attributeConflicts: '/api/repositories/test/entities/1/attributes/1/dependencies/2-1/conflicts',
  corrections: '/api/repositories/test/entities/1/dependencies/2-1/corrections',
  attributeCorrections: '/api/repositories/test/entities/1/attributes/1/dependencies/2-1/corrections',
  duplicateKeyRows: '/api/repositories/test/entities/1/rows/duplicatekeys',
  conflictRows: '/api/repositories/test/entities/1/rows/conflictdependencies',
  datasources: '/api/repositories/test/loaderconnections/1/datasources',
  dataschemas: '/api/repositories/test/loaderconnections/1/dataschemas',
  rows: '/api/repositories/test/entities/1/rows',
  rowDetails: '/api/repositories/test/entities/1/rows/1/details',
  duplicatesIndicator: '/api/repositories/test/entities/1/duplicatesindicator',
  duplicates: '/api/repositories/test/entities/1/duplicatesindicator/1/duplicates',
  ruleFailingRows: '/api/repositories/test/entities/1/businessrules/1/failingrows',
  rulePassingRows: '/api/repositories/test/entities/1/businessrules/1/passingrows',
  groupFailingRows: '/api/repositories/test/entities/1/businessrules/1/groups/Ada/failingrows',
  groupPassingRows: '/api/repositories/test/entities/1/businessrules/1/groups/Ada/passingrows',
  ruleGroups: '/api/repositories/test/entities/1/businessrules/1/groups',
  rejected: '/api/repositories/test/entities/1/rejected',
  attributes: '/api/repositories/test/entities/1/attributes',
  values: '/api/repositories/test/entities/1/attributes/1/values',
  spaces: '/api/repositories/test/entities/1/attributes/1/values/spaces',
  masks: '/api/repositories/test/entities/1/attributes/1/masks',
  patterns: '/api/repositories/test/entities/1/attributes/1/patterns',
  soundexes: '/api/repositories/test/entities/1/attributes/1/soundexes',
  metaphones: '/api/repositories/test/entities/1/attributes/1/metaphones',
}

/** What listings without a GET take in the body, by the last part of their path. */
const VALUES_IN_BODY: Readonly<Record<string, object>> = {
  duplicatekeys: { attribute: '1', values: ['Ada'] },
  conflictdependencies: { attribute: '2-1', values: ['Ada'] },
}

describe('the check of an expression', () => {
  let server: QualityServer
  before(async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'people.csv'), 'name\n')
    server = await startQualityServer({ env: { SOURCE_ROOTS: folder } })
    await server.load('People', 'name,born\nAda,1815-12-10\nGrace,1906-12-09\n')
    const data = { entityName: 'Person', attributes: [{ name: 'Name' }] }
    expect((await server.command('/library/entities', { command: 'create', data })).status).to.equal(200)
    const rule = { NAME: 'Named', EXPRESSION: 'LENGTH(name) > 3', THRESHOLD: '50', GROUP_EXPRESSION: 'name' }
    const rules = '/entities/1/businessrules'
    expect((await server.command(rules, { command: 'add', data: rule })).status).to.equal(200)
    const shared = { NAME: 'Shared', EXPRESSION: 'LENGTH(Name) > 3', THRESHOLD: '50' }
    const library = '/library/entities/1/businessrules'
    expect((await server.command(library, { command: 'add', data: shared })).status).to.equal(200)
    const rulesOfNames = { command: 'add', data: { name: 'Names' } }
    expect((await server.command('/rulegroups', rulesOfNames)).status).to.equal(204)
    const { body } = await server.command(`${rules}/1`, { command: 'run' })
    expect(await server.ended(body.url)).to.include({ State: 'Completed' })
    const rows = [
      ['Ada', '1815-12-10'],
      ['Grace', '1906-12-09'],
    ]
    const wanted = [
      ['keys', { command: 'add', data: { lhs: '1' } }],
      ['dependencies', { command: 'verify', data: { attributes: [{ rhs: 2, lhs: 1 }] } }],
    ] as const
    for (const [kind, command] of wanted) {
      const { body: job } = await server.command(`/entities/1/${kind}`, command)
      expect(await server.ended(job.url ?? job.uri)).to.include({ State: 'Completed' })
    }
    const side = (attribute: number) => ({ entity: 1, attributes: [attribute], rows })
    await saveJoins(server.dataDir, 'Permanent', [{ left: side(1), right: side(2) }])
  })
  after(() => server.stop())

  const headers = { Authorization: basic('admin', ADMIN_PASSWORD), 'Content-Type': 'application/json' }

  /** Of soundexes there is but the command. */
  const listed = (path: string, where: string): Promise<Response> => {
    const values = VALUES_IN_BODY[path.slice(path.lastIndexOf('/') + 1)]
    if (!path.endsWith('/soundexes') && !values)
      return fetch(`${server.url}${path}?${new URLSearchParams({ where }).toString()}`, { headers })
    const body = JSON.stringify({ command: 'get', ...values, options: { where } })
    return fetch(server.url + path, { method: 'POST', headers, body })
  }

  for (const [listing, path] of Object.entries(PATHS))
    it(`knows the columns that the listing itself knows: ${listing}`, async () => {
      const { columns } = (await (await listed(path, '1 = 1')).json()) as Listed
      const names = columns.map(({ columnisedName }) => columnisedName)
      const expression = names.map((name) => `(IS_NULL([${name}]) OR TRUE)`).join(' AND ')
      const { status, body } = await server.command('/expressions', {
        command: 'check',
        data: {
          expression,
          listing,
          entity: 1,
          attribute: 1,
          rule: 1,
          groupName: 'Ada',
          join: '1-1-1-2-1',
          dependency: /key/i.test(listing) ? '1' : '2-1',
          purpose: 'condition',
        },
      })
      expect(status, JSON.stringify(body)).to.equal(200)
      const checked = body as unknown as Checked
      expect(checked, JSON.stringify(checked)).to.include({ valid: true, type: 'logical' })
      expect(checked.columns.map(({ columnisedName }) => columnisedName)).to.deep.equal(names)
      expect((await listed(path, expression)).status).to.equal(200)
    })
})
