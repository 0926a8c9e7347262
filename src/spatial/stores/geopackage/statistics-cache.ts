import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeFileAtomically } from '../../../lib/files.ts'
import type { LayerFacts, Remember } from './layers.ts'

/** To be raised when `LayerFacts` changes, or the way in which they are found. */
const format = 1

interface KeptFile {
  readonly stamp: string
  readonly layers: Map<string, LayerFacts>
}

/**
 * What was found out about data files by reading all of their rows, kept in one file of JSON for the next
 * start. It is never needed: where it is missing, damaged or older than a data file, the rows are read again.
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

  /** @param stamp tells this state of the file from any other */
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

  /** Writes what is new, and lets go of files that are no more. */
  async save(files: ReadonlySet<string>): Promise<void> {
    for (const file of this.#kept.keys()) {
      if (files.has(file)) continue
      this.#kept.delete(file)
      this.#isChanged = true
    }
    if (!this.#isChanged) return
    const all = [...this.#kept].map(([file, { stamp, layers }]) => [file, stamp, [...layers]] satisfies Entry)
    await mkdir(dirname(this.#path), { recursive: true })
    await writeFileAtomically(this.#path, JSON.stringify({ format, files: all }))
    // Not before: what could not be written is tried again at the next look.
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
    if (found !== format) return new Map()
    return new Map(files.map(([file, stamp, layers]) => [file, { stamp, layers: new Map(layers) }]))
  } catch {
    // Whatever is wrong with it, reading the rows again puts it right.
    return new Map()
  }
}
