import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeFileAtomically } from '../../../lib/files.ts'
import type { LayerFacts, Remember } from './layers.ts'

/** To be increased when `LayerFacts` or its computation changes. */
const FORMAT = 3

interface KeptFile {
  readonly stamp: string
  readonly layers: Map<string, LayerFacts>
}

/**
 * Facts about data files that need a scan of all their rows, cached in one JSON file for the next start. The
 * cache is optional: if it is missing, damaged or older than a data file, the rows are read again.
 */
export class StatisticsCache {
  readonly #path: string
  readonly #kept: Map<string, KeptFile>
  #isChanged = false

  static async open(path: string): Promise<StatisticsCache> {
    return new StatisticsCache(path, await readKept(path))
  }

  private constructor(path: string, kept: Map<string, KeptFile>) {
    this.#path = path
    this.#kept = kept
  }

  /** @param stamp identifies the state of the file */
  remember(file: string, stamp: string): Remember {
    return async (layer, find) => {
      let kept = this.#kept.get(file)
      if (kept?.stamp !== stamp) {
        kept = { stamp, layers: new Map() }
        this.#kept.set(file, kept)
      }
      const known = kept.layers.get(layer)
      if (known !== undefined) return known
      const found = await find()
      kept.layers.set(layer, found)
      this.#isChanged = true
      return found
    }
  }

  /** Writes new entries, and drops entries of files that no longer exist. */
  async save(files: ReadonlySet<string>): Promise<void> {
    for (const file of this.#kept.keys()) {
      if (files.has(file)) continue
      this.#kept.delete(file)
      this.#isChanged = true
    }
    if (!this.#isChanged) return
    const all = [...this.#kept].map(([file, { stamp, layers }]) => [file, stamp, [...layers]] satisfies Entry)
    await mkdir(dirname(this.#path), { recursive: true })
    await writeFileAtomically(this.#path, JSON.stringify({ format: FORMAT, files: all }))
    // Not earlier: a failed write is tried again at the next check.
    this.#isChanged = false
  }
}

type Entry = [file: string, stamp: string, layers: [string, LayerFacts][]]

async function readKept(path: string): Promise<Map<string, KeptFile>> {
  try {
    const { format: found, files } = JSON.parse(await readFile(path, 'utf8')) as {
      format: number
      files: Entry[]
    }
    if (found !== FORMAT) return new Map()
    return new Map(files.map(([file, stamp, layers]) => [file, { stamp, layers: new Map(layers) }]))
  } catch {
    // Reading the rows again repairs every fault of the cache.
    return new Map()
  }
}
