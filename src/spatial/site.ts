import type { Config } from '../platform/config.ts'
import type { SiteEntry } from '../site/site.ts'
import { ADMIN } from '../lib/admin-command.ts'
import { collectionPath, ROOT } from './model/links.ts'
import { spatialContract } from './handlers/index.ts'
import type { Collections } from './services/collections.ts'

const EXAMPLE = `${ROOT}/collections`

/** The entry of the spatial service on the pages for people. */
export function spatialSiteEntry({ auth, collectionAccess }: Config, collections: Collections): SiteEntry {
  const open = auth === 'none'
  return {
    name: 'spatial',
    title: 'Spatial features',
    summary:
      'Collections of geographic features, served as GeoJSON by the standard OGC API – Features: for QGIS, GDAL, ArcGIS Pro, web maps and your own programs.',
    start: {
      path: ROOT,
      title: 'Landing page',
      text: open
        ? 'The entry point for clients, and maps of the collections in the browser.'
        : 'The entry point for clients, and maps of the collections in the browser; requires a token.',
    },
    firstRequest: open
      ? { text: 'No credentials are needed:', commands: (origin) => `curl "${origin}${EXAMPLE}"` }
      : {
          text: 'Create a token on the server’s machine, in the program’s folder and with the server’s settings, and send it with the request:',
          commands: (origin) =>
            `TOKEN=$(${ADMIN} token --workspace demo)\ncurl -H "Authorization: Bearer $TOKEN" "${origin}${EXAMPLE}"`,
          note: {
            text: 'For a program, create an API key instead:',
            command: `${ADMIN} apikey create --workspace demo`,
          },
        },
    loadDocument: spatialContract.loadDocument,
    // Whoever has no credentials sees no names that some workspaces may not see.
    ...(collectionAccess === undefined && {
      collections: {
        list: () =>
          collections.list().map((collection) => ({
            ...collection,
            path: collectionPath(collection),
            ...(collection.extent.bbox && { bbox: collection.extent.bbox }),
          })),
      },
    }),
  }
}

/** Lines for the operator who starts the server. */
export function welcomeToSpatial(config: Config, origin: string): readonly string[] {
  const open = config.auth === 'none'
  const token = open
    ? ''
    : ` -H "Authorization: Bearer $(${environment(config)}${ADMIN} token --workspace demo)"`
  return [
    ...(open ? ['AUTH=none: everyone who reaches this address can read the spatial service.'] : []),
    'Try the spatial service:',
    `  curl${token} "${origin}${EXAMPLE}"`,
  ]
}

/** Settings that the token command needs to sign with the same secret. The secret itself is never printed. */
function environment(config: Config): string {
  return process.env['DATA_DIR'] ? `DATA_DIR='${config.dataDir.replaceAll("'", `'\\''`)}' ` : ''
}
