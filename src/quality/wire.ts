import { withRetriedDeletions } from '../contract/retried-deletions.ts'
import { isFull } from '../lib/full-disk.ts'
import type { Surroundings, WiredService } from '../service-module.ts'
import { QUALITY_DEMO_SOURCES } from './demo/data-sets.ts'
import { startDemoRepository } from './demo/start-demo-repository.ts'
import { qualityAudit } from './handlers/audited.ts'
import { describeProtocolFault, qualityErrors } from './handlers/errors.ts'
import { withBasePath } from './handlers/base-path.ts'
import { qualityContract, qualityHandlers } from './handlers/index.ts'
import { placeOfRequest } from './handlers/place-of-request.ts'
import { authenticators } from './handlers/shared/security.ts'
import { qualitySiteEntry, welcomeToQuality } from './site.ts'
import { START_ENGINES, type StartEngines } from './stores/start-warehouses.ts'
import { wireAccounts } from './wiring/accounts.ts'
import { wireConnections } from './wiring/connections.ts'
import { wireDependencies } from './wiring/dependencies.ts'
import { wireEntities } from './wiring/entities.ts'
import { wireExports } from './wiring/exports.ts'
import { wireFiles } from './wiring/files.ts'
import { wireJoins } from './wiring/joins.ts'
import { wireLibrary } from './wiring/library.ts'
import { wireListings } from './wiring/listings.ts'
import { wireLoads } from './wiring/loads.ts'
import { wireRepositories } from './wiring/repositories.ts'
import { wireRules } from './wiring/rules.ts'
import { wireScheduler } from './wiring/scheduler.ts'
import { wireStores } from './wiring/stores.ts'
import { wireWebhooks } from './wiring/webhooks.ts'

/** Paths below a repository require credentials before they reveal what exists. */
const CREDENTIALS_FIRST = ['/api/repositories/{repository}/']

/**
 * Opens the warehouses, recovers the state that the last server left, and creates the demo repository at the first
 * start.
 * @param start starts the engines of the warehouses
 */
export async function wireQuality(
  surroundings: Surroundings,
  start: StartEngines = START_ENGINES,
): Promise<WiredService> {
  const { catalogue, reserve, createService } = surroundings
  const stores = await wireStores(surroundings, start)
  const scheduler = wireScheduler(surroundings, stores.services)
  const { jobs } = scheduler.services
  const accounts = wireAccounts(surroundings, stores.services)
  const repositories = wireRepositories(surroundings, stores.services, { jobs })
  const files = wireFiles(surroundings, stores.services)
  const connections = wireConnections(surroundings, stores.services)
  const kept = { jobs, ...repositories.services, ...files.services, ...connections.services }
  const entities = wireEntities(surroundings, stores.services, kept)
  const library = wireLibrary(surroundings, stores.services, { jobs, ...entities.services })
  const listings = wireListings(surroundings, stores.services, {
    ...entities.services,
    ...library.services,
    ...connections.services,
    ...repositories.services,
  })
  const exports = wireExports(surroundings, stores.services, {
    ...kept,
    ...entities.services,
    ...listings.services,
  })
  const rules = wireRules(surroundings, stores.services, {
    ...kept,
    ...entities.services,
    ...listings.services,
  })
  const loads = wireLoads(surroundings, stores.services, {
    ...repositories.services,
    ...entities.services,
    ...listings.services,
    ...rules.services,
  })
  const joins = wireJoins(surroundings, stores.services, {
    ...kept,
    ...entities.services,
    ...listings.services,
  })
  const dependencies = wireDependencies(surroundings, stores.services, {
    ...kept,
    ...listings.services,
    ...rules.services,
  })
  const webhooks = wireWebhooks(surroundings)
  const families = [
    stores,
    scheduler,
    accounts,
    repositories,
    files,
    connections,
    entities,
    library,
    listings,
    exports,
    rules,
    joins,
    dependencies,
    loads,
    webhooks,
  ]

  // The order matters: each start relies on the clean-up of the starts before it, and the jobs rely on all of them.
  await stores.start()
  const passwordFile = await accounts.start()
  await repositories.start()
  await files.start()
  await entities.start()
  await exports.start()
  await rules.start()
  await webhooks.start()
  jobs.start(families.flatMap((family) => family.jobs))

  const services = {
    ...accounts.services,
    ...kept,
    ...entities.services,
    ...listings.services,
    ...exports.services,
    ...library.services,
    ...rules.services,
    ...joins.services,
    ...dependencies.services,
    ...webhooks.services,
  }
  const service = await createService({
    contract: qualityContract,
    handlers: withRetriedDeletions(
      qualityContract,
      withBasePath(qualityHandlers(services)),
      (error) => isFull(error) || catalogue.isFull(error),
      () => reserve.giveUp(),
    ),
    authenticators: authenticators(services),
    audit: qualityAudit,
    credentialsFirst: CREDENTIALS_FIRST,
    browsersSendCredentials: true,
    errors: qualityErrors(catalogue),
    placeOf: placeOfRequest(stores.services.owners),
  })
  const demo = await startDemoRepository(stores.services.folder, services, surroundings)
  return {
    service,
    describeFault: describeProtocolFault,
    siteEntry: qualitySiteEntry(),
    sources: QUALITY_DEMO_SOURCES,
    welcome: (origin) => welcomeToQuality(origin, passwordFile),
    peerEndpoint: repositories.services.endpoint,
    closers: [
      ...accounts.closers,
      { name: 'demo repository', close: demo.stop },
      ...scheduler.closers,
      ...repositories.closers,
      ...files.closers,
      ...exports.closers,
      ...rules.closers,
      ...webhooks.closers,
      ...stores.closers,
    ],
  }
}
