import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { browserFile, packageFile } from '../lib/package-file.ts'
import { REFERENCE_SCRIPT } from './reference-script.ts'
import { tagOf } from './send-text.ts'
import { ICON, STYLES } from './styles.ts'

interface Loaded {
  readonly plain: Buffer
  readonly zipped: Buffer
  readonly tag: string
}

/** A file that pages refer to. It is read at the first request and then kept. */
export class Asset {
  /** Path on this server, without the version. */
  readonly path: string
  readonly #type: string
  readonly #read: () => Buffer | Promise<Buffer>
  readonly #isNamedByContent: boolean
  #loaded: Promise<Loaded> | undefined

  /** @param isNamedByContent true if a file with other content has another name */
  constructor(
    name: string,
    type: string,
    read: () => Buffer | Promise<Buffer>,
    isNamedByContent: boolean = false,
  ) {
    this.path = `/assets/${name}`
    this.#type = type
    this.#read = read
    this.#isNamedByContent = isNamedByContent
  }

  /** The path with a version that changes with the content, so that browsers may keep the file. */
  async url(): Promise<string> {
    return `${this.path}?v=${(await this.#load()).tag}`
  }

  /** Sends the file, compressed if the caller accepts gzip. */
  async send(request: Request, response: Response): Promise<void> {
    const { plain, zipped, tag } = await this.#load()
    const compressed = request.acceptsEncodings('gzip', 'identity') === 'gzip'
    response.setHeader('Vary', 'Accept-Encoding')
    response.setHeader('ETag', compressed ? `"${tag}-gzip"` : `"${tag}"`)
    response.setHeader(
      'Cache-Control',
      this.#isNamedByContent || request.query['v'] === tag
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    )
    if (request.fresh) {
      response.status(304).end()
      return
    }
    const body = compressed ? zipped : plain
    response.setHeader('Content-Type', this.#type)
    if (compressed) response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('Content-Length', body.length)
    response.end(body)
  }

  #load(): Promise<Loaded> {
    // A file that could not be read may be readable at the next request.
    this.#loaded ??= this.#make().catch((error: unknown) => {
      this.#loaded = undefined
      throw error
    })
    return this.#loaded
  }

  async #make(): Promise<Loaded> {
    const plain = await this.#read()
    return { plain, zipped: await promisify(gzip)(plain), tag: tagOf(plain) }
  }
}

const CSS = 'text/css; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const own = (name: string, type: string, text: string): Asset =>
  new Asset(name, type, () => Buffer.from(text))

/** Only these files of the package are served. */
const swagger = (name: string, type: string): Asset =>
  new Asset(name, type, () => readFile(packageFile('swagger-ui-dist', name)))

/** What the build makes of `browser/` and of the data for the map. */
const built = (name: string, type: string): Asset => new Asset(name, type, () => readFile(browserFile(name)))

/** The script finds its worker by its own address, so both have their names of the package. */
const maplibre = (name: string, type: string): Asset =>
  new Asset(name, type, () => readFile(packageFile('maplibre-gl', `dist/${name}`)))

export const ASSETS = {
  styles: own('groundtruth.css', CSS, STYLES),
  icon: own('groundtruth.svg', 'image/svg+xml', ICON),
  referenceScript: own('reference.js', SCRIPT, REFERENCE_SCRIPT),
  swaggerScript: swagger('swagger-ui-bundle.js', SCRIPT),
  swaggerStyles: swagger('swagger-ui.css', CSS),
  pagesScript: built('pages.js', SCRIPT),
  cities: built('cities.json', JSON_TYPE),
  countries: new Asset('countries.json', JSON_TYPE, () =>
    readFile(packageFile('world-atlas', 'countries-50m.json')),
  ),
  maplibreScript: maplibre('maplibre-gl.mjs', SCRIPT),
  maplibreWorker: maplibre('maplibre-gl-worker.mjs', SCRIPT),
  maplibreStyles: maplibre('maplibre-gl.css', CSS),
  // The script's first line refers to it.
  swaggerNotices: swagger('swagger-ui-bundle.js.LICENSE.txt', 'text/plain; charset=utf-8'),
} as const
