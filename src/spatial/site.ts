import type { Config } from '../platform/config.ts'
import type { ShownService } from '../site/site.ts'
import { collectionPath, ROOT } from './model/links.ts'
import { spatialContract } from './handlers/index.ts'
import type { Collections } from './services/collections.ts'

const EXAMPLE = `${ROOT}/collections`

/** What the pages for people tell of the spatial service. */
export function showSpatial({ auth }: Config, collections: Collections): ShownService {
  const open = auth === 'none'
  return {
    name: 'spatial',
    title: 'Spatial features',
    summary:
      'Collections of geographic features, read as GeoJSON after the standard OGC API – Features: for QGIS, GDAL, ArcGIS Pro, maps in the browser and programs of your own.',
    start: {
      path: ROOT,
      title: 'Landing page',
      text: open ? 'Where a client starts.' : 'Where a client starts; asks for a token.',
    },
    firstRequest: open
      ? { text: 'No credentials are needed:', commands: (origin) => `curl "${origin}${EXAMPLE}"` }
      : {
          text: 'Make a token on the machine that runs the server, in the folder of the program and with the server’s settings; then ask with it:',
          commands: (origin) =>
            `TOKEN=$(npm run -s admin -- token --workspace demo)\ncurl -H "Authorization: Bearer $TOKEN" "${origin}${EXAMPLE}"`,
          note: {
            text: 'A program takes an API key instead:',
            command: 'npm run -s admin -- apikey create --workspace demo',
          },
        },
    loadDocument: spatialContract.loadDocument,
    collections: {
      open,
      list: () =>
        collections.list().map((collection) => ({ ...collection, path: collectionPath(collection) })),
    },
  }
}

/** What is told to the operator who started the server. */
export function welcomeToSpatial(config: Config, origin: string): readonly string[] {
  const open = config.auth === 'none'
  const token = open
    ? ''
    : ` -H "Authorization: Bearer $(${environment(config)}npm run -s admin -- token --workspace demo)"`
  return [
    ...(open ? ['AUTH=none: everyone who reaches this address can read the spatial service.'] : []),
    'Try the spatial service:',
    `  curl${token} "${origin}${EXAMPLE}"`,
  ]
}

/** What the token command must know to sign with the same secret; a secret itself is never printed. */
function environment(config: Config): string {
  return process.env['DATA_DIR'] ? `DATA_DIR='${config.dataDir.replaceAll("'", `'\\''`)}' ` : ''
}
