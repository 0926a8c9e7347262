import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { ApiKeys } from '../platform/credentials/api-keys.ts'
import { openIssuerKeys } from '../platform/credentials/issuer-keys.ts'
import { Refusals } from '../platform/credentials/refusals.ts'
import { signingSecret } from '../platform/credentials/secret.ts'
import { Tokens } from '../platform/credentials/tokens.ts'
import type { Logger } from '../platform/logging.ts'
import type { Surroundings, WiredService } from '../service-module.ts'
import { awaitDemoData, startDemoData } from './demo/start-demo-data.ts'
import { DEMO_SOURCES } from './demo/sources.ts'
import { spatialAudit } from './handlers/audited.ts'
import { describeProtocolFault, spatialErrors } from './handlers/errors.ts'
import { withFurtherFaults } from './handlers/further-faults.ts'
import { authenticators, openAuthenticators } from './handlers/security.ts'
import { rewriteTarget, spatialContract, spatialHandlers } from './handlers/index.ts'
import { ApiDefinition } from './services/api-definition.ts'
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
  const [issuerKeys, secret, collections] = await Promise.all([
    openIssuerKeys(config, logger),
    signingSecret(config),
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
  if (config.auth === 'none')
    logger.warn('AUTH=none: everyone who reaches this server can read the spatial service.')
  collections.watch()

  const service = await createService({
    contract: spatialContract,
    handlers: spatialHandlers({
      collections,
      definition: new ApiDefinition(spatialContract.loadDocument, collections),
      tokenGrants: new TokenGrants(tokens),
    }),
    authenticators: authenticatorsOf(config)({ tokens, keys: apiKeys, refusals }),
    audit: spatialAudit,
    errors: spatialErrors,
    rewrite: rewriteTarget,
    withFurtherFaults: withFurtherFaults(collections),
  })
  if (issuerKeys) {
    issuerKeys.follow(logger)
    readiness.watch(() => issuerKeys.problems())
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
      { name: 'audit', close: () => refusals.close() },
      { name: 'demo data', close: demo.stop },
      { name: 'collections', close: () => collections.close() },
    ],
  }
}

const authenticatorsOf = ({ auth }: Config) => (auth === 'none' ? openAuthenticators : authenticators)

function logChange({ added, replaced, removed, problems, hints }: Change, logger: Logger): void {
  for (const sentence of [...problems, ...hints]) logger.warn(sentence)
  const ids = Object.entries({ added, replaced, removed }).filter(([, some]) => some.length > 0)
  if (ids.length > 0) logger.info(Object.fromEntries(ids), 'The collections changed.')
}
