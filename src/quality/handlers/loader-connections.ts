import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { Encoding, LoaderConnectionTypes } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { runCommand } from '../../contract/commands.ts'
import { DECLARED_TYPES } from '../loaders/connections/connection-settings.ts'
import { FixedLengthEncodings } from '../model/connection-errors.ts'
import { type ConnectionType, isAddressType } from '../model/connection.ts'
import { connectionPath } from '../model/links.ts'
import { covers } from '../model/roles.ts'
import { ENCODINGS } from '../values/encodings.ts'
import { readLogin } from './entities/entity-requests.ts'
import { commandOptions, listingOperations, pageOperations } from './shared/listing-operations.ts'
import { describeRawPreview } from './entities/previews.ts'
import type { QualityServices } from './shared/quality-services.ts'
import { requesterOf } from './shared/requester-of.ts'
import { principalOf, requireRole } from './shared/security.ts'

type Operations =
  | 'listLoaderConnections'
  | 'runLoaderConnectionsCommand'
  | 'getLoaderConnection'
  | 'runLoaderConnectionCommand'
  | 'deleteLoaderConnection'
  | 'listDatasources'
  | 'runDatasourcesCommand'
  | 'listDataschemas'
  | 'runDataschemasCommand'
  | 'listConnectionEncodings'
  | 'listLoaderConnectionTypes'

export const loaderConnectionHandlers = (services: QualityServices): QualityHandlers<Operations> => {
  const { repositories, connections, connectionSources, previews } = services
  const listed = listingOperations(services, 'loaderConnections')
  const datasources = pageOperations(services, 'datasources')
  const dataschemas = pageOperations(services, 'dataschemas')
  return {
    listLoaderConnections: ({ path, query, caller }, reply) =>
      listed.list({ path, caller, query: { ...query, ...pathsFor(caller) } }, reply),

    runLoaderConnectionsCommand: async (request, reply) =>
      runCommand(request.body, {
        get: ({ options }) => {
          const { path, caller } = request
          const query = { ...commandOptions(request, options), ...pathsFor(caller) }
          return listed.list({ path, caller, query }, reply)
        },
        add: async ({ data }) => {
          const repository = await repositories.find(request.path.repository)
          const { name: user } = requireRole(request.caller, 'administrator')
          const { name, type, parameters, description = '', filter = '' } = data
          const texts = { name, type, parameters, description, filter }
          const id = await connections.add(repository.id, { ...texts, login: readLogin(data) }, user)
          return reply.ok({ url: connectionPath(repository, id), connectionId: String(id) })
        },
        // Whoever may read the repository may download the file, so it never has whole paths.
        export: listed.commands(request, reply).export,
      }),

    getLoaderConnection: async ({ path, query, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { id } = await connections.find(repository.id, path.loaderconnection)
      const keypatternlist = [String(id)]
      return listed.list({ path, caller, query: { ...query, keypatternlist, ...pathsFor(caller) } }, reply)
    },

    runLoaderConnectionCommand: async ({ path, body, caller }, reply) => {
      const repository = await repositories.find(path.repository)
      const { name: user } = principalOf(caller)
      const { loaderconnection: id } = path
      const url = connectionPath(repository, id)
      const setEnabled = async (isEnabled: boolean) => {
        await connections.setEnabled(repository.id, id, isEnabled, user)
        return reply.ok({ url })
      }
      return runCommand(body, {
        edit: async ({ data }) => {
          const {
            username: _user,
            password: _password,
            token: _token,
            addressQuery: _query,
            ...changes
          } = data
          await connections.edit(repository.id, id, { ...changes, login: readLogin(data) }, user)
          return reply.ok({ url })
        },
        enable: () => setEnabled(true),
        disable: () => setEnabled(false),
        test: async () =>
          reply.ok({ url, message: await connectionSources.test(repository.id, id, caller.signal) }),
      })
    },

    deleteLoaderConnection: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      await connections.remove(id, path.loaderconnection)
      return reply.noContent()
    },

    listDatasources: datasources.list,
    runDatasourcesCommand: async (request, reply) =>
      runCommand(request.body, {
        get: ({ data, options }) => {
          const { path, caller } = request
          const login = data && readLogin(data)
          const query = { ...commandOptions(request, options), filter: data?.filter, login }
          return datasources.list({ path, caller, query }, reply)
        },
      }),

    listDataschemas: dataschemas.list,
    runDataschemasCommand: async (request, reply) => {
      const { path, caller } = request
      return runCommand(request.body, {
        get: ({ options }) =>
          dataschemas.list({ path, caller, query: commandOptions(request, options) }, reply),
        preview: async ({ data: { filename } }) => {
          const { id } = await repositories.find(path.repository)
          const file = {
            kind: 'delimited',
            encoding: 'utf-8',
            source: 'server',
            connectionId: path.loaderconnection,
            sourceFile: filename,
          } as const
          const preview = describeRawPreview(
            await previews.rawPreview(id, file, requesterOf(caller), 'schema'),
          )
          return preview ? reply.ok(preview) : reply.noContent()
        },
      })
    },

    listConnectionEncodings: async ({ path }, reply) => {
      const { id } = await repositories.find(path.repository)
      const { type } = await connections.find(id, path.loaderconnection)
      if (type === 'cobol' || type === 'vendorfmt') throw new FixedLengthEncodings(type)
      const isText = type === 'delimited' || type === 'hdfs_delimited' || isAddressType(type)
      return reply.ok({ encodings: isText ? [...(ENCODINGS as readonly Encoding[])] : ['utf-8'] })
    },

    listLoaderConnectionTypes: async (_, reply) => reply.ok(TYPES),
  }
}

/** Only administrators see the paths of folders on the server. */
const pathsFor = (caller: Caller) => ({ hasWholePaths: covers(principalOf(caller).role, 'administrator') })

const TYPES: LoaderConnectionTypes = Object.entries(DECLARED_TYPES).flatMap(([type, { parameters }]) =>
  parameters.map(({ name, humanName, kind, isRequired }, index) => ({
    TYPE: type as ConnectionType,
    SEQUENCE: String(index + 1),
    PARAM_NAME: name,
    PARAM_DISP: humanName,
    PARAM_TYPE: kind,
    PARAM_REQD: isRequired ? 'Y' : 'N',
  })),
)
