import { expect } from 'chai'
import { configFor } from '../../support/catalogue.ts'
import { qualityContract } from '../../../generated/quality/contract.ts'
import type { CommandContext } from '../../../src/admin/command.ts'
import { withAccounts } from '../../../src/admin/accounts/open-accounts.ts'
import { recordingLogger } from '../../platform/support.ts'
import { saveJoins } from '../support/saved-joins.ts'
import { ADMIN_PASSWORD, basic, startQualityServer, type QualityServer } from '../support/quality-server.ts'
import { problemOf } from './problems.ts'

const PASSWORD = 'a password of nobody else'
const ROLES = ['none', 'reader', 'editor', 'administrator'] as const
type Who = (typeof ROLES)[number] | 'anonymous'

/**
 * Who may call what: the least role, or for commands that need more than their operation the least role of each.
 * A user without a role in the repository is refused everything below it. `browser`: only with the cookie of a session.
 */
const LEAST: Readonly<
  Record<string, 'everybody' | 'browser' | 'user' | 'reader' | 'editor' | 'administrator' | 'server'>
> = {
  getOpenApiDocument: 'everybody',
  openSession: 'everybody',
  getSession: 'user',
  closeSession: 'browser',
  changePassword: 'user',
  listRepositories: 'everybody',
  createRepository: 'server',
  getRepository: 'reader',
  deleteRepository: 'administrator',
  login: 'reader',
  uploadFile: 'editor',
  listFiles: 'reader',
  getFile: 'reader',
  deleteFile: 'editor',
  downloadExport: 'reader',
  listEntities: 'reader',
  runEntitiesCommand: 'reader',
  runExpressionsCommand: 'reader',
  countEntities: 'reader',
  getEntity: 'reader',
  runEntityCommand: 'editor',
  deleteEntity: 'editor',
  listRows: 'reader',
  runRowsCommand: 'reader',
  listRowDetails: 'reader',
  listDuplicatesIndicator: 'reader',
  runDuplicatesIndicatorCommand: 'reader',
  listDuplicates: 'reader',
  runDuplicatesCommand: 'reader',
  listRejectedRows: 'reader',
  getReport: 'reader',
  listFindings: 'reader',
  listAttributes: 'reader',
  runAttributesCommand: 'reader',
  getAttribute: 'reader',
  getAttributeProfile: 'reader',
  listValues: 'reader',
  runValuesCommand: 'reader',
  listSpaces: 'reader',
  runSpacesCommand: 'reader',
  listMasks: 'reader',
  runMasksCommand: 'reader',
  listPatterns: 'reader',
  runPatternsCommand: 'reader',
  runSoundexesCommand: 'reader',
  listMetaphones: 'reader',
  runMetaphonesCommand: 'reader',
  unmaskValue: 'reader',
  listFunctions: 'reader',
  listBusinessRules: 'reader',
  runBusinessRulesCommand: 'reader',
  countBusinessRules: 'reader',
  listAggregateMethods: 'reader',
  listRealBusinessRules: 'reader',
  runRealBusinessRulesCommand: 'reader',
  deleteRealBusinessRules: 'editor',
  countRealBusinessRules: 'reader',
  listEntityBusinessRules: 'reader',
  runEntityBusinessRulesCommand: 'reader',
  listAttributeBusinessRules: 'reader',
  runAttributeBusinessRulesCommand: 'reader',
  listPassingRules: 'reader',
  runPassingRulesCommand: 'reader',
  listFailingRules: 'reader',
  runFailingRulesCommand: 'reader',
  listEnabledRules: 'reader',
  runEnabledRulesCommand: 'reader',
  getBusinessRule: 'reader',
  runBusinessRuleCommand: 'editor',
  deleteBusinessRule: 'editor',
  getBusinessRulePermissions: 'reader',
  listRuleFailingRows: 'reader',
  runRuleFailingRowsCommand: 'reader',
  listRulePassingRows: 'reader',
  runRulePassingRowsCommand: 'reader',
  listRuleGroups: 'reader',
  runRuleGroupsCommand: 'reader',
  runGroupFailingRowsCommand: 'reader',
  runGroupPassingRowsCommand: 'reader',
  listGroupFailingRows: 'reader',
  runNamedGroupFailingRowsCommand: 'reader',
  listGroupPassingRows: 'reader',
  runNamedGroupPassingRowsCommand: 'reader',
  listPriorities: 'reader',
  runPrioritiesCommand: 'editor',
  runPriorityCommand: 'editor',
  deletePriority: 'editor',
  listLibraryEntities: 'reader',
  runLibraryEntitiesCommand: 'reader',
  getLibraryEntity: 'reader',
  countLibraryEntities: 'reader',
  runLibraryEntityCommand: 'editor',
  deleteLibraryEntity: 'editor',
  listLibraryAttributes: 'reader',
  runLibraryAttributesCommand: 'reader',
  getLibraryAttribute: 'reader',
  runLibraryAttributeCommand: 'editor',
  runAttributeCommand: 'editor',
  deleteLibraryAttribute: 'editor',
  listLibraryRules: 'reader',
  runLibraryRulesCommand: 'reader',
  countLibraryRules: 'reader',
  listLibraryEntityRules: 'reader',
  runLibraryEntityRulesCommand: 'reader',
  getLibraryRule: 'reader',
  runLibraryRuleCommand: 'editor',
  deleteLibraryRule: 'editor',
  listAssociatedRules: 'reader',
  listAssociatedEntities: 'reader',
  runAssociatedEntitiesCommand: 'reader',
  getAttributeMap: 'reader',
  runAttributeMapCommand: 'editor',
  listLoaderConnections: 'reader',
  runLoaderConnectionsCommand: 'reader',
  getLoaderConnection: 'reader',
  runLoaderConnectionCommand: 'administrator',
  deleteLoaderConnection: 'administrator',
  listDatasources: 'reader',
  runDatasourcesCommand: 'reader',
  listDataschemas: 'reader',
  runDataschemasCommand: 'reader',
  listConnectionEncodings: 'reader',
  listLoaderConnectionTypes: 'user',
  listJobs: 'reader',
  runSchedulerCommand: 'reader',
  getJob: 'reader',
  runJobCommand: 'editor',
  listKeys: 'reader',
  runKeysCommand: 'reader',
  listPermanentKeys: 'reader',
  runPermanentKeysCommand: 'reader',
  listDiscoveredKeys: 'reader',
  runDiscoveredKeysCommand: 'reader',
  getKey: 'reader',
  runKeyCommand: 'editor',
  deleteKey: 'editor',
  listKeyDuplicates: 'reader',
  runKeyDuplicatesCommand: 'reader',
  listAttributeKeys: 'reader',
  runAttributeKeysCommand: 'reader',
  listDependencies: 'reader',
  runDependenciesCommand: 'reader',
  listPermanentDependencies: 'reader',
  runPermanentDependenciesCommand: 'reader',
  listDiscoveredDependencies: 'reader',
  runDiscoveredDependenciesCommand: 'reader',
  getDependency: 'reader',
  verifyDependency: 'editor',
  listConflicts: 'reader',
  runConflictsCommand: 'reader',
  listCorrections: 'reader',
  runCorrectionsCommand: 'reader',
  listAttributeDependencies: 'reader',
  runAttributeDependenciesCommand: 'reader',
  listPermanentAttributeDependencies: 'reader',
  runPermanentAttributeDependenciesCommand: 'reader',
  listDiscoveredAttributeDependencies: 'reader',
  runDiscoveredAttributeDependenciesCommand: 'reader',
  verifyAttributeDependency: 'editor',
  listAttributeConflicts: 'reader',
  runAttributeConflictsCommand: 'reader',
  listAttributeCorrections: 'reader',
  runAttributeCorrectionsCommand: 'reader',
  runDuplicateKeyRowsCommand: 'reader',
  runConflictRowsCommand: 'reader',
  listKeywords: 'reader',
  runKeywordsCommand: 'reader',
  deleteKeywordCategory: 'editor',
  deleteKeyword: 'editor',
  listRuleFolders: 'reader',
  runRuleFoldersCommand: 'reader',
  getRuleFolder: 'reader',
  runRuleFolderCommand: 'editor',
  deleteRuleFolder: 'editor',
  listRuleFolderRules: 'reader',
  runRuleFolderRulesCommand: 'reader',
  listRuleFolderResults: 'reader',
  runRuleFolderResultsCommand: 'reader',
  getRuleFiles: 'reader',
  runRuleFilesCommand: 'reader',
  listWebhooks: 'editor',
  runWebhooksCommand: 'editor',
  deleteWebhook: 'administrator',
  listRuleHistory: 'reader',
  runRuleHistoryCommand: 'reader',
  listEntityRuleHistory: 'reader',
  runEntityRuleHistoryCommand: 'reader',
  listAllRuleHistory: 'reader',
  runAllRuleHistoryCommand: 'reader',
  listEntityCompliance: 'reader',
  runEntityComplianceCommand: 'reader',
  listCompliance: 'reader',
  runComplianceCommand: 'reader',
  listJoins: 'reader',
  runJoinsCommand: 'reader',
  countJoins: 'reader',
  listPermanentJoins: 'reader',
  runPermanentJoinsCommand: 'reader',
  listDiscoveredJoins: 'reader',
  runDiscoveredJoinsCommand: 'reader',
  listJoinJobs: 'reader',
  runJoinJobsCommand: 'reader',
  countJoinJobs: 'reader',
  getJoin: 'reader',
  runJoinCommand: 'editor',
  deleteJoin: 'editor',
  getJoinReport: 'reader',
  getJoinDiagram: 'reader',
  listJoinInnerRows: 'reader',
  runJoinInnerRowsCommand: 'reader',
  listJoinOuterRows: 'reader',
  runJoinOuterRowsCommand: 'reader',
  listJoinLeftOuterRows: 'reader',
  runJoinLeftOuterRowsCommand: 'reader',
  listJoinRightOuterRows: 'reader',
  runJoinRightOuterRowsCommand: 'reader',
  listJoinLeftNoMatchRows: 'reader',
  runJoinLeftNoMatchRowsCommand: 'reader',
  listJoinRightNoMatchRows: 'reader',
  runJoinRightNoMatchRowsCommand: 'reader',
  listJoinMatchingValues: 'reader',
  runJoinMatchingValuesCommand: 'reader',
  listJoinLeftNoMatchValues: 'reader',
  runJoinLeftNoMatchValuesCommand: 'reader',
  listJoinRightNoMatchValues: 'reader',
  runJoinRightNoMatchValuesCommand: 'reader',
  getVennDiagram: 'reader',
  runVennDiagramCommand: 'reader',
  listEntityJoins: 'reader',
  runEntityJoinsCommand: 'reader',
  deleteEntityJoins: 'editor',
  listEntityPermanentJoins: 'reader',
  runEntityPermanentJoinsCommand: 'reader',
  listEntityDiscoveredJoins: 'reader',
  runEntityDiscoveredJoinsCommand: 'reader',
}

/** A path in which nobody has what is named. Without a body, who gets in is answered 200, 400 or 404, and nothing changes. */
const concrete = (path: string): string =>
  path
    .replace('{repository}', 'test')
    .replace('{entityID}', '999')
    .replace('{attributeID}', '999')
    .replace('{row}', '999')
    .replace('{copies}', '2')
    .replace('{ruleID}', '999')
    .replace('{groupName}', 'NA')
    .replace('{libraryID}', '999')
    .replace('{loaderconnection}', '999')
    .replace('{priority}', '9')
    .replace('{category}', '999')
    .replace('{keyword}', '999')
    .replace('{folder}', '999')
    .replace('{webhook}', '999')
    .replace('{joinId}', '9-9-9-9-9')
    .replace('{jobId}', '999')
    .replace('{filename}', 'no-such.csv')

/** True if a user, or nobody, may call an operation. */
const isIn = (least: (typeof LEAST)[string], who: Who): boolean =>
  least === 'everybody' ||
  (least === 'user' && who !== 'anonymous') ||
  (ROLES.includes(least as never) && ROLES.indexOf(who as never) >= ROLES.indexOf(least as never))

describe('Access to the data-quality service', () => {
  let server: QualityServer
  let entity: { path: string; entityId: string; job: Record<string, string> }

  const accounts = <T>(work: Parameters<typeof withAccounts<T>>[1]) =>
    withAccounts(
      { config: configFor(server.dataDir), logger: recordingLogger().logger } as CommandContext,
      work,
    )

  before(async () => {
    // AUTH is of the spatial service: it must open nothing here.
    server = await startQualityServer({ env: { AUTH: 'none', HOST: '127.0.0.1', LOG_LEVEL: 'trace' } })
    entity = await server.load('Airports', 'code,name\nLHR,Heathrow\n')
    await accounts(async ({ accounts }) => {
      for (const role of ROLES) {
        await accounts.createUser({ name: role, password: PASSWORD, isAdministrator: false })
        if (role !== 'none') await accounts.setRole(role, 'test', role)
      }
    })
  })
  after(() => server.stop())

  const credentials = (who: Who) => (who === 'anonymous' ? undefined : basic(who, PASSWORD))
  const send = (method: string, path: string, authorization: string | undefined, body?: unknown) =>
    fetch(server.url + path, {
      method,
      headers: {
        ...(authorization !== undefined && { Authorization: authorization }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

  it('is required by every operation according to this table', async function () {
    this.timeout(60_000)
    const ids = qualityContract.operations.map(({ id }) => id)
    expect(Object.keys(LEAST)).to.have.members(ids)
    for (const { id, method, path } of qualityContract.operations) {
      const least = LEAST[id]!
      for (const who of ['anonymous', ...ROLES] as const) {
        if (id === 'deleteRepository' && who === 'administrator') continue
        const { status } = await send(method, concrete(path), credentials(who))
        const name = `${id} by ${who}: ${status}`
        if (isIn(least, who)) expect(status, name).to.be.oneOf([200, 400, 404])
        else if (least === 'browser') expect(status, name).to.equal(401)
        else expect(status, name).to.equal(who !== 'anonymous' ? 403 : id === 'login' ? 400 : 401)
      }
    }
  })

  it('is had by the cookie of a session wherever it is had by HTTP Basic, with the same roles', () => {
    for (const { id, security } of qualityContract.operations) {
      if (id === 'closeSession') continue
      const rolesOf = (scheme: string) => security.flatMap((one) => (scheme in one ? [one[scheme]] : []))
      for (const scheme of ['session', 'hostSession'])
        expect(rolesOf(scheme), id).to.deep.equal(rolesOf('basicAuth'))
    }
  })

  it('is required by every operation according to this table, also with the cookie of a session', async function () {
    this.timeout(60_000)
    const cookies = new Map<Who, string>()
    for (const who of ROLES) {
      const body = { user: who, password: PASSWORD }
      const { status, headers } = await send('POST', '/api/session', undefined, body)
      expect(status, who).to.equal(200)
      cookies.set(who, headers.get('set-cookie')!.split(';')[0]!)
    }
    const browser = (who: Who) => ({ Cookie: cookies.get(who)!, 'Sec-Fetch-Site': 'same-origin' })
    for (const { id, method, path, security } of qualityContract.operations) {
      if (['deleteRepository', 'closeSession'].includes(id) || security.length === 0) continue
      for (const who of ROLES) {
        const { status } = await fetch(server.url + concrete(path), { method, headers: browser(who) })
        expect(status, `${id} by ${who}`).to.be.oneOf(isIn(LEAST[id]!, who) ? [200, 400, 404] : [403])
      }
    }
  })

  it('of a reader is enough to list and to preview, not to create', async () => {
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'Airports.csv' }
    const raw = { type: 'delimited', sourceFile: 'Airports.csv' }
    const path = '/api/repositories/test/entities'
    for (const [status, body] of [
      [200, { command: 'get', options: {} }],
      [200, { command: 'preview', data: { source: 'client', connectInfo } }],
      [200, { command: 'rawpreview', data: { source: 'client', connectInfo: raw } }],
      [403, { command: 'create', data: { entityName: 'Mine', source: 'client', connectInfo } }],
    ] as const)
      expect((await send('POST', path, credentials('reader'), body)).status, body.command).to.equal(status)
    for (const body of [
      { command: 'edit', data: { name: 'Mine' } },
      { command: 'reload', data: {} },
    ])
      expect((await send('POST', `${path}/${entity.entityId}`, credentials('reader'), body)).status).to.equal(
        403,
      )
    expect(await server.rows('/entities')).to.have.length(1)
    const rules = '/api/repositories/test/businessrules/entity'
    const rule = { ENTITY: entity.entityId, NAME: 'Code', EXPRESSION: 'LENGTH(code) = 3', THRESHOLD: 100 }
    const named = { ENTITY: entity.entityId, RULE: '1' }
    for (const body of [
      { command: 'add', data: rule },
      { command: 'edit', data: { ...named, NAME: 'Mine' } },
      { command: 'run', data: { ENTITY: '0', OPTION: 'ALL' } },
    ]) {
      expect((await send('POST', rules, credentials('reader'), body)).status, body.command).to.equal(403)
      expect((await send('POST', rules, credentials('editor'), body)).status, body.command).to.equal(200)
    }
    expect((await send('POST', rules, credentials('reader'), { command: 'get' })).status).to.equal(200)
    const permissions = await send(
      'GET',
      `${path}/${entity.entityId}/businessrules/1/permissions`,
      credentials('reader'),
    )
    expect(await permissions.json()).to.deep.equal({ EDIT: '0', DELETE: '0' })
    const library = '/api/repositories/test/library/entities'
    const person = { command: 'create', data: { entityName: 'Person', attributes: [{ name: 'Name' }] } }
    const get = { command: 'get', options: {} }
    expect((await send('POST', library, credentials('reader'), get)).status).to.equal(200)
    expect((await send('POST', library, credentials('reader'), person)).status).to.equal(403)
    expect(await server.rows('/library/entities')).to.have.length(0)
    expect((await send('POST', library, credentials('editor'), person)).status).to.equal(200)
    const refs = { library: 1, entity: entity.entityId }
    const shared = { NAME: 'Named', EXPRESSION: 'NOT IS_NULL(Name)', THRESHOLD: 100 }
    const pair = { realAttr: 2, libAttr: 1 }
    for (const [at, body] of [
      [`${library}/1/attributes`, { command: 'add', data: { name: 'Phone' } }],
      [`${library}/1/businessrules`, { command: 'add', data: shared }],
      [`${library}/1/businessrules`, { command: 'copy', data: { ...refs, rules: [1], mappings: [pair] } }],
      [library, { command: 'add', data: { name: 'Place' } }],
      [library, { command: 'associate', data: { ...refs, mapping: [pair] } }],
      ['/api/repositories/test/businessrules/library', { command: 'run', data: { rules: [{ library: 1 }] } }],
      [library, { command: 'disassociate', data: refs }],
      [library, { command: 'promote', data: { ...refs, library: 2, rules: [1] } }],
    ] as const) {
      expect((await send('POST', at, credentials('reader'), body)).status, body.command).to.equal(403)
      expect((await send('POST', at, credentials('editor'), body)).status, body.command).to.equal(200)
    }
  })

  it('of a reader is enough to see keywords and rule folders, not to change them', async () => {
    const repository = '/api/repositories/test'
    const rules = { rules: [`${entity.entityId} 0 1`] }
    for (const [at, body, status] of [
      ['/keywords', { command: 'add', data: { name: 'Topic' } }, 200],
      ['/rulegroups', { command: 'add', data: { name: 'Daily' } }, 204],
      ['/rulegroups/1/businessrules', { command: 'add', data: rules }, 200],
      ['/rulegroups/1/businessrules', { command: 'run' }, 200],
      ['/rulegroups/1/businessrules', { command: 'remove', data: rules }, 200],
    ] as const) {
      const answered = async (who: Who, sent: object) =>
        (await send('POST', repository + at, credentials(who), sent)).status
      expect(await answered('reader', body), `${at} ${body.command}`).to.equal(403)
      expect(await answered('editor', body), `${at} ${body.command}`).to.equal(status)
      expect(await answered('reader', { command: 'get' }), at).to.equal(200)
    }
  })

  it('of a reader is enough to see joins, not to create, discover, change or delete them', async () => {
    const rows = [['LHR', 'Heathrow']]
    const side = (attribute: number) => ({ entity: Number(entity.entityId), attributes: [attribute], rows })
    await saveJoins(server.dataDir, 'Permanent', [{ left: side(1), right: side(2) }])
    const ofEntity = `/api/repositories/test/entities/${entity.entityId}/joins`
    const [LH, RH] = ['1', '2'].map((attributes) => ({ entity: entity.entityId, attributes }))
    const joinKeys = [`${entity.entityId} 1 ${entity.entityId} 2`]
    const discovery = { attributes: { [entity.entityId]: '1 2' }, selfJoins: 1 }
    const join = `/api/repositories/test/joins/${joinKeys[0]!.replaceAll(' ', '-')}`
    for (const [method, at, body, status] of [
      ['POST', ofEntity, { command: 'get' }, 200],
      ['POST', ofEntity, { command: 'create', data: { params: { LH, RH } } }, 200],
      ['POST', ofEntity, { command: 'discover', data: discovery }, 200],
      ['POST', ofEntity, { command: 'edit', data: { joinKeys, status: 'Permanent' } }, 204],
      ['POST', join, { command: 'edit', data: { status: 'Permanent' } }, 204],
      ['POST', join, { command: 'run' }, 200],
      ['DELETE', ofEntity, { command: 'delete', data: { joinKeys } }, 204],
    ] as const) {
      const answered = async (who: Who) => (await send(method, at, credentials(who), body)).status
      expect(await answered('reader'), body.command).to.equal(body.command === 'get' ? 200 : 403)
      expect(await answered('editor'), body.command).to.equal(status)
    }
  })

  it('of a reader is enough to try a rule, not to add it', async () => {
    const data = { NAME: 'Short', EXPRESSION: 'LENGTH(code) = 3', THRESHOLD: 100 }
    for (const place of ['', '/attributes/1']) {
      const path = `/api/repositories/test/entities/${entity.entityId}${place}/businessrules`
      const statusOf = async (who: Who, command: string) =>
        (await send('POST', path, credentials(who), { command, data })).status
      expect(await statusOf('none', 'test')).to.equal(403)
      expect(await statusOf('reader', 'test')).to.equal(200)
      expect(await statusOf('reader', 'add')).to.equal(403)
    }
  })

  it('is rejected by 401 before any other error, below every repository', async () => {
    for (const [method, path] of [
      ['GET', '/api/repositories/test/entities'],
      ['GET', '/api/repositories/nowhere/entities'],
      ['GET', '/api/repositories/test/no-such-path'],
      ['PUT', '/api/repositories/test/entities'],
      ['GET', '/api/repositories/test/entities?no-such=1'],
      ['POST', '/api/repositories/test/upload'],
    ] as const)
      for (const authorization of [
        undefined,
        'Bearer x',
        basic(`nobody ${method}${path}`, 'wrong'),
        'Basic %%%',
      ]) {
        const answer = await send(method, path, authorization)
        expect(answer.headers.get('www-authenticate'), path).to.match(/^Basic realm=/)
        expect(await problemOf(answer, server)).to.include({ status: 401, title: 'Unauthorized' })
      }
  })

  it('is granted by a password, by a session with its sid, and by a session alone, until it is revoked or expires', async () => {
    const [plain, withSid, short] = await accounts(({ accounts }) =>
      Promise.all([
        accounts.createSession('editor', 60, undefined),
        accounts.createSession('editor', 60, 'S-1-5'),
        accounts.createSession('editor', -1, undefined),
      ]),
    )
    const path = '/api/repositories/test/login'
    const statusOf = async (user: string, password: object) =>
      (await send('GET', path, basic(user, JSON.stringify(password)))).status
    expect(await statusOf('editor', { session: plain })).to.equal(200)
    expect(await statusOf('editor', { session: withSid, sid: 'S-1-5' })).to.equal(200)
    expect(await statusOf('reader', { session: plain })).to.equal(400)
    expect(await statusOf('editor', { session: withSid })).to.equal(400)
    expect(await statusOf('editor', { session: short })).to.equal(400)
    await accounts(({ accounts }) => accounts.revokeSession(plain))
    expect(await statusOf('editor', { session: plain })).to.equal(400)
  })

  it('is delayed after some wrong passwords, with the time to wait', async () => {
    const path = '/api/repositories/test/entities'
    const statuses: number[] = []
    let last: Response | undefined
    for (let attempt = 0; attempt < 8 && last?.status !== 429; attempt++) {
      last = await send('GET', path, basic('none', `wrong ${attempt}`))
      statuses.push(last.status)
    }
    expect(statuses.slice(0, 3)).to.deep.equal([401, 401, 401])
    expect(last!.status).to.equal(429)
    expect(Number(last!.headers.get('retry-after'))).to.be.within(1, 60)
    expect((await send('GET', path, credentials('reader'))).status, 'another user').to.equal(200)
  })

  it('leaves no password and no session in the log, nor in any answer', async () => {
    const secret = 'tell-nobody-of-this'
    const session = await accounts(({ accounts }) => accounts.createSession('reader', 60, undefined))
    const answers = [
      await send('GET', '/api/repositories/test/entities', basic('reader', secret)),
      await send('GET', '/api/repositories/test/login', basic('reader', JSON.stringify({ session: secret }))),
      await send('GET', '/api/repositories/test/entities', basic('reader', JSON.stringify({ session }))),
      await send('POST', '/api/users/me/password', credentials('reader'), {
        oldPassword: secret,
        newPassword: secret,
      }),
      await send('POST', '/api/repositories/test/entities', credentials('editor'), {
        command: 'create',
        data: {
          entityName: 'Secretive',
          source: 'client',
          connectInfo: {
            type: 'delimited',
            attr: 'names',
            sourceFile: 'Airports.csv',
            username: 'x',
            password: secret,
          },
        },
      }),
      await fetch(`${server.url}/api/repositories/test/entities?password=${secret}`),
      await send('GET', '/api/repositories/test/entities', credentials('reader')),
    ]
    const told = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
    const logged = JSON.stringify(server.log)
    for (const hidden of [secret, session, PASSWORD, ADMIN_PASSWORD, basic('reader', secret).slice(6)]) {
      expect(told, 'answers').not.to.include(hidden)
      expect(logged, 'log').not.to.include(hidden)
    }
  })

  it('has the same security headers in every response', async () => {
    for (const answer of [
      await send('GET', '/api/repositories/test/entities', credentials('reader')),
      await send('GET', '/api/repositories/test/entities', undefined),
      await send('GET', '/api/repositories/test/entities/999', credentials('reader')),
      await send('DELETE', '/api/repositories/test', credentials('reader')),
      await send('GET', '/api/repositories', undefined),
      await send('GET', '/api/openapi.json', undefined),
    ]) {
      await answer.arrayBuffer()
      expect(answer.headers.get('x-content-type-options'), answer.url).to.equal('nosniff')
      expect(answer.headers.get('content-security-policy'), answer.url).to.be.a('string')
      expect(answer.headers.get('x-request-id'), answer.url).to.be.a('string')
      expect(answer.headers.get('x-powered-by'), answer.url).to.equal(null)
    }
  })
})
