import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { dataFile } from '../../lib/package-file.ts'

/** A system of the EPSG data set. */
export interface KnownSystem {
  readonly code: number
  /** The code of the geographic system below a projected one; undefined for a geographic system. */
  readonly base?: number
  /** The name that Esri's programs write. */
  readonly name: string
}

/**
 * Lines of code, code of the base system, and name, separated by tabs: EPSG data set 10.076 with the names of ArcGIS
 * Pro 3.0, as in the file proj.db of PROJ 9.1.1. `scripts/system-names.ts` writes it.
 */
const TABLE = 'spatial/crs/tables/systems.br'

/** Systems by their codes and by their names. A name counts by its letters and digits, without their case. */
export class KnownSystems {
  readonly #byCode = new Map<number, KnownSystem>()
  readonly #byName = new Map<string, KnownSystem>()
  static #loaded: KnownSystems | undefined

  /** The table takes 10 ms to read. Only imports of files with such names need it. */
  static load(): KnownSystems {
    return (this.#loaded ??= new KnownSystems(brotliDecompressSync(readFileSync(dataFile(TABLE))).toString()))
  }

  private constructor(table: string) {
    for (const line of table.trimEnd().split('\n')) {
      const [code, base, name] = line.split('\t') as [string, string, string]
      const system = { code: Number(code), name, ...(base !== '' && { base: Number(base) }) }
      this.#byCode.set(system.code, system)
      this.#byName.set(foldedName(name), system)
    }
  }

  byCode(code: number): KnownSystem | undefined {
    return this.#byCode.get(code)
  }

  byName(name: string): KnownSystem | undefined {
    return this.#byName.get(foldedName(name))
  }
}

const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
