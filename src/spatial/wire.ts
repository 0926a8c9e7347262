import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { ApiKeys } from '../platform/credentials/api-keys.ts'
import { openIssuerKeys } from '../platform/credentials/issuer-keys.ts'
import { Refusals } from '../platform/credentials/refusals.ts'
import { signingSecret } from '../platform/credentials/secret.ts'
import { Tokens } from '../platform/credentials/tokens.ts'
import type { Logger } from '../platform/logging.ts'
import { WatchedFiles } from '../platform/watched-files.ts'
import type { Surroundings, WiredService } from '../service-module.ts'
import { awaitDemoData, startDemoData } from './demo/start-demo-data.ts'
import { DEMO_SOURCES } from './demo/sources.ts'
import { spatialAudit } from './handlers/audited.ts'
import { describeProtocolFault, spatialErrors } from './handlers/errors.ts'
import { Pages } from './handlers/pages.ts'
import { withFurtherFaults } from './handlers/further-faults.ts'
import { authenticators, openAuthenticators } from './handlers/security.ts'
import { rewriteTarget, spatialContract, spatialHandlers } from './handlers/index.ts'
import { ApiDefinition } from './services/api-definition.ts'
import { CollectionAccess } from './services/collection-access.ts'
import { CollectionRules } from './services/collection-rules.ts'
import { Collections, type Change } from './services/collections.ts'
import { Databases } from './services/databases.ts'
import { chooseSystems } from './services/reference-systems.ts'
import { TokenGrants } from './services/token-grants.ts'
import { spatialSiteEntry, welcomeToSpatial } from './site.ts'

/** The spatial service, with the issuers of its credentials. */
export interface WiredSpatial extends WiredService {
  readonly tokens: Tokens
  readonly apiKeys: ApiKeys
}

/** Opens the collections and the authenticators, and builds the demo data at the first start. */
export async function wireSpatial(surroundings: Surroundings): Promise<WiredSpatial> {
  const { config, logger, catalogue, audit, readiness, isFirst, createService } = surroundings
  const folder = join(config.dataDir, 'spatial')
  await mkdir(folder, { recursive: true })
  const databases =
    config.spatialDatabases === undefined ? undefined : await Databases.open(config.spatialDatabases)
  const [issuerKeys, secret, rules, collections] = await Promise.all([
    openIssuerKeys(config, logger),
    signingSecret(config),
    openCollectionRules(config),
    Collections.open([folder, ...config.spatialDirs], {
      cache: join(config.dataDir, 'cache', 'spatial-statistics.json'),
      writesCache: isFirst,
      onChange: (change) => logChange(change, logger),
      systems: chooseSystems(config.spatialSystems),
      ...(databases && { databases }),
    }),
  ])
  const apiKeys = new ApiKeys(catalogue)
  const tokens = new Tokens({
    secret,
    issuerKeys,
    issuer: config.jwtIssuer,
    audience: config.jwtAudience,
    apiKeys,
  })
  const refusals = new Refusals(audit, logger)
  readiness.watch(() => collections.problems())
  if (databases) readiness.count(() => databases.connections)
  if (config.auth === 'none')
    logger.warn('AUTH=none: everyone who reaches this server can read the spatial service.')
  collections.watch()
  const pages = new Pages({ isOpen: config.auth === 'none', mapStyle: config.mapStyle })

  const access = new CollectionAccess(collections, rules)
  const service = await createService({
    contract: spatialContract,
    handlers: spatialHandlers({
      collections: access,
      definition: new ApiDefinition(spatialContract.loadDocument),
      tokenGrants: new TokenGrants(tokens),
      pages,
    }),
    authenticators: authenticatorsOf(config)({ tokens, keys: apiKeys, refusals }),
    audit: spatialAudit,
    errors: spatialErrors(pages.headers),
    rewrite: rewriteTarget,
    withFurtherFaults: withFurtherFaults(access),
  })
  if (issuerKeys) {
    issuerKeys.follow(logger)
    readiness.watch(() => issuerKeys.problems())
  }
  if (rules) {
    rules.follow(logger)
    readiness.watch(() => rules.problems())
  }
  const demo = await (isFirst
    ? startDemoData(folder, collections, readiness, logger)
    : awaitDemoData(folder, collections, readiness))
  return {
    service,
    describeFault: describeProtocolFault,
    siteEntry: spatialSiteEntry(config, collections),
    sources: DEMO_SOURCES,
    welcome: (origin) => welcomeToSpatial(config, origin),
    tokens,
    apiKeys,
    closers: [
      { name: 'key files', close: async () => issuerKeys?.close() },
      { name: 'collection access', close: async () => rules?.close() },
      { name: 'audit', close: () => refusals.close() },
      { name: 'demo data', close: demo.stop },
      { name: 'collections', close: () => collections.close() },
    ],
  }
}

/** @throws OperatorError */
async function openCollectionRules({
  collectionAccess: path,
}: Config): Promise<WatchedFiles<CollectionRules> | undefined> {
  if (path === undefined) return undefined
  return WatchedFiles.open({ COLLECTION_ACCESS: path }, ([text = '']) => CollectionRules.read(path, text))
}

const authenticatorsOf = ({ auth }: Config) => (auth === 'none' ? openAuthenticators : authenticators)

function logChange({ added, replaced, removed, problems, hints }: Change, logger: Logger): void {
  for (const sentence of [...problems, ...hints]) logger.warn(sentence)
  const ids = Object.entries({ added, replaced, removed }).filter(([, some]) => some.length > 0)
  if (ids.length > 0) logger.info(Object.fromEntries(ids), 'The collections changed.')
}
