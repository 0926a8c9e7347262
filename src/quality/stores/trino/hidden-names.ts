import { randomBytes } from 'node:crypto'

/**
 * Tables that are not tables of the warehouse: those that are being made, and those that were dropped and may still be
 * read. The names of folders begin with that of their table.
 */
const HIDDEN = /^(making|dropped)_(\d+)_(.+)$/
const FOLDER = /^.+-(\d+)-[0-9a-f]+$/

export interface HiddenTable {
  readonly table: string
  readonly kind: 'making' | 'dropped'
  /** When it was begun or dropped, in milliseconds since 1970. */
  readonly at: number
  /** The name that it will have or had. */
  readonly name: string
}

export const hiddenTable = (table: string): HiddenTable | undefined => {
  const [, kind, at, name] = HIDDEN.exec(table) ?? []
  return kind === undefined
    ? undefined
    : { table, kind: kind as HiddenTable['kind'], at: Number(at), name: name! }
}

/** Marks the schema of a repository as that of a catalogue, whose id is in the name. */
const OWNER = /^owner_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** @param id a UUID */
export const ownerMarker = (id: string): string => `owner_${id.replaceAll('-', '')}`

/** The id of the catalogue that a table marks its schema for; undefined for other tables. */
export const ownerOf = (table: string): string | undefined => OWNER.exec(table)?.slice(1).join('-')

export const droppedName = (name: string, at: number): string => `dropped_${at}_${name}`

const random = (): string => randomBytes(6).toString('hex')

/** A name for a table while it is made. */
export const makingName = (at: number): string => `making_${at}_${random()}`

/** A name for the folder of a new table. */
export const newFolder = (name: string, at: number): string =>
  `${name.replace(/[^\w]/g, '_')}-${at}-${random()}`

/** When a folder was named, in milliseconds since 1970; undefined if the product did not name it. */
export const timeOfFolder = (folder: string): number | undefined => {
  const [, at] = FOLDER.exec(folder) ?? []
  return at === undefined ? undefined : Number(at)
}
