import type { Export, ExportScheduled, StandardResponse } from '../../../../generated/quality/types.ts'
import type { Caller } from '../../../contract/call.ts'
import { runCommand } from '../../../contract/commands.ts'
import { Encoded, type Answer } from '../../../contract/handler.ts'
import type { GivenOptions } from '../../listings/options.ts'
import {
  entryOf,
  type ExportableName,
  type ListingRef,
  type PathOf,
  type RepositoryListingName,
  type VariantOf,
} from '../../listings/registry.ts'
import { downloadPath, jobPath, type RepositoryRef } from '../../model/links.ts'
import type { Exports } from '../../services/files/exports.ts'
import type { Listings } from '../../services/listings/listings.ts'
import type { Repositories } from '../../services/repositories.ts'
import { requesterOf } from './requester-of.ts'
import { principalOf } from './security.ts'

export interface PageServices {
  readonly repositories: Pick<Repositories, 'find'>
  readonly listings: Pick<Listings, 'page'>
}

export interface ListingServices extends PageServices {
  readonly exports: Pick<Exports, 'schedule'>
}

/** The path of an operation of a listing. */
type RequestPath<Name extends RepositoryListingName> = PathOf<Name> & { readonly repository: string }

interface PageRequest<Name extends RepositoryListingName> {
  readonly path: RequestPath<Name>
  readonly query: GivenOptions & VariantOf<Name>
  readonly caller: Caller
}

interface GetCommand {
  readonly command: 'get'
  readonly options?: GivenOptions | undefined
}

interface ExportCommand<Name extends RepositoryListingName> extends Pick<Export, 'command' | 'options'> {
  readonly data: Export['data'] & VariantOf<Name>
}

interface CommandRequest<Name extends RepositoryListingName> {
  readonly path: RequestPath<Name>
  readonly query: Pick<GivenOptions, 'external'>
  readonly body: GetCommand | ExportCommand<Name>
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
export function pageOperations<Name extends RepositoryListingName, Body = StandardResponse>(
  { repositories, listings }: PageServices,
  name: Name,
) {
  const page = async (
    repository: RepositoryRef,
    ref: ListingRef<Name>,
    options: GivenOptions,
    caller: Caller,
  ) => new Encoded<Body>(await listings.page(repository, ref, options, requesterOf(caller)))
  return {
    /** `GET` of the listing. */
    list: async <Id>(
      { path, query, caller }: PageRequest<Name>,
      reply: Ok<Id, Encoded<Body>>,
    ): Promise<Answer<Id>> => {
      const repository = await repositories.find(path.repository)
      return reply.ok(await page(repository, refOf(name, path, query), query, caller))
    },

    /**
     * `GET` of one row of the listing.
     * @param keyOf finds the row and returns its key, or throws that the row is unknown
     */
    get:
      <P extends RequestPath<Name>, Id>(
        keyOf: (repository: RepositoryRef, path: P) => Promise<string | number>,
      ) =>
      async (
        { path, query, caller }: PageRequest<Name> & { readonly path: P },
        reply: Ok<Id, Encoded<Body>>,
      ): Promise<Answer<Id>> => {
        const repository = await repositories.find(path.repository)
        const options = { ...query, keypatternlist: [String(await keyOf(repository, path))] }
        return reply.ok(await page(repository, refOf(name, path, query), options, caller))
      },

    /** The command `get` of the listing. The contract has its variant in the path, in the body or in the data. */
    getCommand:
      <Id>(
        request: Omit<CommandRequest<Name>, 'body'>,
        reply: Ok<Id, Encoded<Body>>,
        variant?: VariantOf<Name>,
      ) =>
      async ({ options }: GetCommand): Promise<Answer<Id>> => {
        const { path, caller } = request
        const repository = await repositories.find(path.repository)
        const ref = refOf(name, path, variant)
        return reply.ok(await page(repository, ref, commandOptions(request, options), caller))
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
   * @param variant if `get` has one, or if that of `export` is not in its data
   */
  const commands = <Id>(
    request: Omit<CommandRequest<Name>, 'body'>,
    reply: Ok<Id, Encoded<Body> | ExportScheduled>,
    variant?: VariantOf<Name>,
  ) => ({
    get: pages.getCommand(request, reply, variant),
    export: async ({ data, options = {} }: ExportCommand<Name>): Promise<Answer<Id>> => {
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
      request: CommandRequest<Name>,
      reply: Ok<Id, Encoded<Body> | ExportScheduled>,
    ): Promise<Answer<Id>> => runCommand(request.body, commands(request, reply)),
  }
}

const refOf = <Name extends RepositoryListingName>(
  name: Name,
  path: PathOf<Name>,
  variant: VariantOf<Name> | undefined,
): ListingRef<Name> => ({
  ...entryOf(name).refOf(path, variant),
  name,
})

const formatOf = ({
  filename,
  filetype = 'csv',
  encoding = 'utf-8',
  unencodable = 'error',
  escapeFormulas = false,
}: Export['data']) => ({ filename, filetype, encoding, unencodable, escapeFormulas })
