import type { Export, ExportScheduled, StandardResponse } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { runCommand } from '../../contract/commands.ts'
import { Encoded, type Answer } from '../../contract/handler.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { ExportableName, ListingName, ListingRef, ScopeOf } from '../listings/registry.ts'
import type { ListingVariant, ScopeName } from '../listings/listing-entries.ts'
import { downloadPath, jobPath, type RepositoryRef } from '../model/links.ts'
import type { Exports } from '../services/exports.ts'
import type { Listings } from '../services/listings.ts'
import type { Repositories } from '../services/repositories.ts'
import { requesterOf } from './requester-of.ts'
import { principalOf } from './security.ts'

export interface PageServices {
  readonly repositories: Pick<Repositories, 'find'>
  readonly listings: Pick<Listings, 'page'>
}

export interface ListingServices extends PageServices {
  readonly exports: Pick<Exports, 'schedule'>
}

/** Path parameters that identify the owner of a listing. */
interface Path {
  readonly repository?: string
  readonly entityID?: number
  readonly attributeID?: number
  readonly ruleID?: number
  readonly groupName?: string
  readonly libraryID?: number
  readonly loaderconnection?: number
  readonly folder?: number
  readonly joinId?: string
  readonly keyID?: string
  readonly dependencyKey?: string
  readonly copies?: number
  readonly row?: number
}

/** The path parameters that each scope requires. */
interface ScopePaths extends Record<ScopeName, Path> {
  server: object
  repository: { readonly repository: string }
  entity: { readonly repository: string; readonly entityID: number }
  attribute: { readonly repository: string; readonly entityID: number; readonly attributeID: number }
  libraryEntity: { readonly repository: string; readonly libraryID: number }
  libraries: { readonly repository: string }
  libraryRule: { readonly repository: string; readonly libraryID: number; readonly ruleID: number }
  connections: { readonly repository: string }
  rules: { readonly repository: string }
  entityRules: { readonly repository: string; readonly entityID: number }
  attributeRules: { readonly repository: string; readonly entityID: number; readonly attributeID: number }
  rule: { readonly repository: string; readonly entityID: number; readonly ruleID: number }
  webhooks: { readonly repository: string }
  ruleFolder: { readonly repository: string; readonly folder: number }
  ruleRows: { readonly repository: string; readonly entityID: number; readonly ruleID: number }
  groupRows: { readonly repository: string; readonly entityID: number; readonly ruleID: number }
  ruleGroups: { readonly repository: string; readonly entityID: number; readonly ruleID: number }
  connection: { readonly repository: string; readonly loaderconnection: number }
  joins: { readonly repository: string }
  entityJoins: { readonly repository: string; readonly entityID: number }
  join: { readonly repository: string; readonly joinId: string }
  joinedPair: { readonly repository: string; readonly joinId: string }
  entityDependencies: { readonly repository: string; readonly entityID: number }
  attributeDependencies: {
    readonly repository: string
    readonly entityID: number
    readonly attributeID: number
  }
  dependency: { readonly repository: string; readonly entityID: number }
  attributeDependency: {
    readonly repository: string
    readonly entityID: number
    readonly attributeID: number
  }
  corrections: { readonly repository: string; readonly entityID: number }
  attributeCorrections: {
    readonly repository: string
    readonly entityID: number
    readonly attributeID: number
  }
}

type PathOf<Name extends ListingName> = ScopePaths[ScopeOf<Name>]

interface PageRequest<P extends Path> {
  readonly path: P
  readonly query: GivenOptions & ListingVariant
  readonly caller: Caller
}

interface GetCommand {
  readonly command: 'get'
  readonly data?: Pick<ListingVariant, 'style' | 'groupName'> | Readonly<Record<string, unknown>> | undefined
  readonly options?: GivenOptions | undefined
}

interface ExportCommand extends Pick<Export, 'command' | 'options'> {
  readonly data: Export['data'] & ListingVariant
}

interface CommandRequest<P extends Path> {
  readonly path: P
  readonly query: Pick<GivenOptions, 'external'>
  readonly body: GetCommand | ExportCommand
  readonly caller: Caller
}

interface Ok<Id, Body> {
  ok(body: Body): Answer<Id>
}

/** The options of a command that returns a listing. The query of its request may have `external` too. */
export const commandOptions = <Options extends GivenOptions>(
  { query }: { readonly query: Pick<GivenOptions, 'external'> },
  options?: Options,
): Options | Pick<GivenOptions, 'external'> => ({ ...query, ...options })

/**
 * The handlers of operations that answer with pages of a listing: `listFiles: files.list`.
 * @typeParam Body the contract's type of the page
 */
export function pageOperations<Name extends ListingName, Body = StandardResponse>(
  { repositories, listings }: PageServices,
  name: Name,
) {
  const page = async (
    repository: RepositoryRef | undefined,
    ref: ListingRef,
    options: GivenOptions,
    caller: Caller,
  ) => new Encoded<Body>(await listings.page(repository, ref, options, requesterOf(caller)))
  const find = async ({ repository }: Path) =>
    repository === undefined ? undefined : repositories.find(repository)
  return {
    /** `GET` of the listing. */
    list: async <Id>(
      { path, query, caller }: PageRequest<PathOf<Name>>,
      reply: Ok<Id, Encoded<Body>>,
    ): Promise<Answer<Id>> => reply.ok(await page(await find(path), refOf(name, path, query), query, caller)),

    /**
     * `GET` of one row of the listing.
     * @param keyOf finds the row and returns its key, or throws that the row is unknown
     */
    get:
      <P extends PathOf<Name> & { readonly repository: string }, Id>(
        keyOf: (repository: RepositoryRef, path: P) => Promise<string | number>,
      ) =>
      async ({ path, query, caller }: PageRequest<P>, reply: Ok<Id, Encoded<Body>>): Promise<Answer<Id>> => {
        const repository = await repositories.find(path.repository)
        const options = { ...query, keypatternlist: [String(await keyOf(repository, path))] }
        return reply.ok(await page(repository, refOf(name, path, query), options, caller))
      },

    /**
     * The command `get` of the listing.
     * @param variant if it is not in the data of the command
     */
    getCommand:
      <Id>(
        request: Omit<CommandRequest<PathOf<Name>>, 'body'>,
        reply: Ok<Id, Encoded<Body>>,
        variant?: ListingVariant,
      ) =>
      async ({ data, options }: GetCommand): Promise<Answer<Id>> => {
        const { path, caller } = request
        const ref = refOf(name, path, variant ?? variantOf(name, data))
        return reply.ok(await page(await find(path), ref, commandOptions(request, options), caller))
      },
  }
}

/**
 * The handlers of a listing that can be exported: `listMasks: masks.list, runMasksCommand: masks.command`.
 * @typeParam Body the contract's type of the page
 */
export function listingOperations<Name extends ExportableName, Body = StandardResponse>(
  services: ListingServices,
  name: Name,
) {
  const { repositories, exports } = services
  const pages = pageOperations<Name, Body>(services, name)
  /**
   * The commands of all exportable listings. A listing with further commands adds them:
   * `runCommand(body, { ...commands(…), create })`.
   * @param variant if it is not in the data of the commands
   */
  const commands = <Id>(
    request: Omit<CommandRequest<RepositoryPathOf<Name>>, 'body'>,
    reply: Ok<Id, Encoded<Body> | ExportScheduled>,
    variant?: ListingVariant,
  ) => ({
    get: pages.getCommand(request, reply, variant),
    export: async ({ data, options = {} }: ExportCommand): Promise<Answer<Id>> => {
      const { path, caller } = request
      const repository = await repositories.find(path.repository)
      const wanted = { ...formatOf(data), listing: refOf(name, path, variant ?? data), options }
      const scheduled = await exports.schedule(repository, wanted, principalOf(caller).name)
      return reply.ok({
        job: jobPath(repository, scheduled.job.number),
        file: downloadPath(repository, scheduled.name),
      })
    },
  })
  return {
    ...pages,
    commands,
    /** `POST` to a listing that has only these commands. */
    command: <Id>(
      request: CommandRequest<RepositoryPathOf<Name>>,
      reply: Ok<Id, Encoded<Body> | ExportScheduled>,
    ): Promise<Answer<Id>> => runCommand(request.body, commands(request, reply)),
  }
}

type RepositoryPathOf<Name extends ListingName> = PathOf<Name> & { readonly repository: string }

/** The variant in the data of `get`. Few listings have a use for data; the contract checks it. */
const variantOf = (name: ListingName, data: GetCommand['data']): ListingVariant => {
  if (name === 'patterns') return { style: data?.style as ListingVariant['style'] }
  return NAMING_GROUPS.has(name) ? { groupName: data?.groupName as ListingVariant['groupName'] } : {}
}

/** The listings whose data may name a group of a rule. */
const NAMING_GROUPS: ReadonlySet<ListingName> = new Set([
  'ruleGroups',
  'groupFailingRows',
  'groupPassingRows',
])

const refOf = <Name extends ListingName>(
  name: Name,
  path: Path,
  {
    holding,
    style,
    groupName,
    libraries,
    filter,
    login,
    hasWholePaths,
    hasWholeAddresses,
    dependencyKeys,
    corrected,
    attribute,
    values,
  }: ListingVariant = {},
): ListingRef<Name> => ({
  name,
  entityId: path.entityID,
  attributeId: path.attributeID,
  ruleId: path.ruleID,
  libraryId: path.libraryID,
  connectionId: path.loaderconnection,
  folderId: path.folder,
  joinId: path.joinId,
  dependencyId: path.dependencyKey ?? path.keyID,
  holding,
  style,
  dependencyKeys,
  corrected,
  attribute,
  values,
  groupName: path.groupName ?? groupName,
  copies: path.copies,
  row: path.row,
  libraries,
  filter,
  login,
  hasWholePaths,
  hasWholeAddresses,
})

const formatOf = ({
  filename,
  filetype = 'csv',
  encoding = 'utf-8',
  unencodable = 'error',
  escapeFormulas = false,
}: Export['data']) => ({ filename, filetype, encoding, unencodable, escapeFormulas })
