import { randomBytes } from 'node:crypto'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'

/** Makes the names of contents: `<tag of the catalogue>-<random>`. */
export class ContentNames {
  readonly #catalogue: Pick<Catalogue, 'knex'>
  #tag: Promise<string> | undefined

  constructor(catalogue: Pick<Catalogue, 'knex'>) {
    this.#catalogue = catalogue
  }

  /** A name that no other content has, of this catalogue or of others. */
  async next(): Promise<string> {
    return `${await this.#tagOf()}-${randomBytes(16).toString('hex')}`
  }

  /** @returns a function that is true for names that this catalogue has made, also with an extension */
  async own(): Promise<(name: string) => boolean> {
    const tag = await this.#tagOf()
    return (name) => name.startsWith(`${tag}-`)
  }

  async #tagOf(): Promise<string> {
    const reading = (this.#tag ??= this.#read())
    try {
      return await reading
    } catch (error) {
      this.#tag = undefined
      throw error
    }
  }

  async #read(): Promise<string> {
    const row = await this.#catalogue.knex('content_tags').first<{ tag: string }>('tag')
    return row.tag
  }
}

/** The name of the content of a row. Older versions named contents by the ids of their rows. */
export const contentNameOf = ({ id, content }: { id: number; content: string | null }): string =>
  content ?? String(id)

/** Ids that names of older versions stand for. */
export const idsIn = (names: readonly string[]): number[] =>
  names.filter((name) => /^[1-9]\d{0,9}$/.test(name) && Number(name) < 2 ** 31).map(Number)
