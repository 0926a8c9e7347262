import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

const LIST = '/loaderconnections'

/** Loader connections and what they open. Readers do not see the paths of folders on the server. */
export const connectionExamples: Examples = {
  LoaderConnections: ({ demo }) => demo.get(LIST, { as: 'ada' }),
  LoaderConnection: ({ demo }) => demo.get(`${LIST}/1001`, { as: 'ada' }),
  LoaderConnectionsGet: ({ demo }) => demo.send('LoaderConnectionsGet'),
  LoaderConnectionsFound: ({ demo }) => demo.send('LoaderConnectionsGet'),
  LoaderConnectionsAdd: ({ demo }) => demo.send('LoaderConnectionsAdd'),
  LoaderConnectionsAddDatabase: ({ demo }) => demo.send('LoaderConnectionsAddDatabase'),
  LoaderConnectionAdded: ({ demo }) => demo.send('LoaderConnectionsAdd'),
  LoaderConnectionEdit: ({ draft }) => ofAdded(draft, 'LoaderConnectionEdit'),
  LoaderConnectionEdited: ({ draft }) => ofAdded(draft, 'LoaderConnectionEdit'),
  LoaderConnectionDisable: ({ draft }) => ofAdded(draft, 'LoaderConnectionDisable'),
  LoaderConnectionEnable: ({ draft }) => ofAdded(draft, 'LoaderConnectionEnable'),
  LoaderConnectionTest: ({ demo }) => ofAdded(demo, 'LoaderConnectionTest'),
  LoaderConnectionTested: ({ demo }) => ofAdded(demo, 'LoaderConnectionTest'),
  LoaderConnectionTypes: ({ demo }) => demo.get('/api/admin/loaderconnectiontypes'),

  Datasources: ({ demo }) => demo.get(`${LIST}/1001/datasources`),
  DatasourcesGet: ({ demo }) => demo.send('DatasourcesGet'),
  DatasourcesFound: ({ demo }) => demo.send('DatasourcesGet'),
  Dataschemas: ({ demo }) => demo.get(`${LIST}/1/dataschemas`),
  DataschemasGet: ({ demo }) => demo.send('DataschemasGet'),
  DataschemasFound: ({ demo }) => demo.send('DataschemasGet'),
  DataschemasPreview: ({ demo }) => demo.send('DataschemasPreview'),
  DataschemaPreviewed: ({ demo }) => demo.send('DataschemasPreview'),
  Encodings: ({ demo }) => demo.get(`${LIST}/1/encodings`),

  InvalidLoaderConnectionsCommand: ({ demo }) => demo.post(LIST, { command: 'create' }),
  InvalidLoaderConnectionCommand: ({ demo }) => demo.post(`${LIST}/1001`, { command: 'rename' }),
  InvalidDatasourcesCommand: ({ demo }) => demo.post(`${LIST}/1/datasources`, { command: 'preview' }),
  InvalidDataschemasCommand: ({ demo }) => demo.post(`${LIST}/1/dataschemas`, { command: 'rawpreview' }),
  InvalidLoaderParameters: ({ demo }) => demo.post(LIST, add('April', 'DATA_FOLDER reports')),
  UnknownLoaderConnection: ({ demo }) => demo.get(`${LIST}/4711`),
  UnknownLoaderFolder: ({ demo }) => demo.post(LIST, add('April', 'DATA_DIRECTORY /etc')),
  UnknownSchemaFile: ({ demo }) =>
    demo.post(`${LIST}/1/dataschemas`, { command: 'preview', data: { filename: 'harbours.sql' } }),
  LoaderConnectionNameTaken: ({ demo }) => demo.post(LIST, add('reports', 'DATA_DIRECTORY reports')),
  SourceNotAllowed: ({ demo }) => demo.post(LIST, add('Other', 'HOST 10.0.0.9 DATABASE d', 'postgresql')),
  NoListOfEncodings: async ({ draft }) =>
    draft.get(`${LIST}/${await added(draft, 'Mainframe', 'cobol')}/encodings`),
  SourceFolderFixed: ({ demo }) => demo.post(`${LIST}/1`, { command: 'disable' }),
  LoaderConnectionInUse: async ({ draft }) => {
    const id = await added(draft, 'April')
    await draft.create('Sales', {
      source: 'server',
      connectInfo: { connectionId: id, sourceFile: 'april.csv' },
    })
    return draft.ask('DELETE', `${LIST}/${id}`, undefined)
  },
  LoaderConnectionDisabled: async ({ draft }) => {
    const id = await added(draft, 'May')
    await draft.post(`${LIST}/${id}`, { command: 'disable' })
    return draft.get(`${LIST}/${id}/datasources`)
  },
}

const add = (name: string, parameters: string, type = 'delimited') => ({
  command: 'add',
  data: { name, type, parameters },
})

/** Adds a connection; its number. */
async function added(server: ExampleServer, name: string, type?: string): Promise<string> {
  const { body } = await server.post(LIST, add(name, 'DATA_DIRECTORY reports', type))
  return (body as { connectionId: string }).connectionId
}

/** Sends an example to the connection that was added, as the folder of the server cannot be changed. */
const ofAdded = (server: ExampleServer, example: string) =>
  server.send(example, { findPath: () => Promise.resolve({ loaderconnection: '1001' }) })
