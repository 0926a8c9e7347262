import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { ImportError } from '../import-error.ts'
import { ZipMembers, type ZipMember } from '../zip-members.ts'

const PARTS = ['shp', 'shx', 'dbf', 'prj', 'cpg'] as const

type Part = (typeof PARTS)[number]

/** The files of a shapefile. Only the .shp must be there. */
export interface ShapefileParts {
  readonly name: string
  readonly paths: Readonly<Record<'shp', string>> & Partial<Readonly<Record<Part, string>>>
  /** Removes unpacked files. */
  readonly remove: () => Promise<void>
}

/**
 * Finds the files of a shapefile: beside the .shp, or in a zip archive.
 *
 * @param layer name of the shapefile in an archive; may be omitted if there is only one
 * @throws ImportError
 */
export const findParts = (path: string, layer: string | undefined): Promise<ShapefileParts> =>
  extname(path).toLowerCase() === '.zip' ? unpackedParts(path, layer) : siblings(path)

async function siblings(path: string): Promise<ShapefileParts> {
  const stem = stemOf(basename(path))
  const files = await readdir(dirname(path))
  const paths: Partial<Record<Part, string>> = {}
  for (const part of PARTS) {
    const matches = files.filter((file) => file.toLowerCase() === `${stem}.${part}`.toLowerCase())
    // Names that differ only in letter case can lie in one folder.
    const match = matches.find((file) => stemOf(file) === stem) ?? matches[0]
    if (match !== undefined) paths[part] = join(dirname(path), match)
  }
  return { name: stem, paths: { ...paths, shp: path }, remove: () => Promise.resolve() }
}

async function unpackedParts(path: string, layer: string | undefined): Promise<ShapefileParts> {
  const zip = await ZipMembers.open(path)
  try {
    const shapefile = choose(zip.members, basename(path), layer)
    const stem = stemOf(shapefile.name).toLowerCase()
    const wanted = PARTS.flatMap((part) => {
      const member = zip.members.find(({ name }) => name.toLowerCase() === `${stem}.${part}`)
      return member === undefined ? [] : [{ member, as: `shapefile.${part}`, part }]
    })
    const folder = await zip.unpack(wanted)
    const paths = Object.fromEntries(wanted.map(({ as, part }) => [part, join(folder, as)]))
    return {
      name: basename(stemOf(shapefile.name)),
      paths: { ...paths, shp: join(folder, 'shapefile.shp') },
      remove: () => rm(folder, { recursive: true, force: true }),
    }
  } finally {
    zip.close()
  }
}

function choose(members: readonly ZipMember[], archive: string, layer: string | undefined): ZipMember {
  const shapefiles = members.filter(({ name }) => extname(name).toLowerCase() === '.shp')
  const [only, ...others] = shapefiles
  const names = shapefiles.map(({ name }) => basename(stemOf(name))).join(', ')
  if (only === undefined) {
    throw new ImportError(`${archive} contains no shapefile: no name in it ends with .shp.`)
  }
  if (layer === undefined) {
    if (others.length === 0) return only
    throw new ImportError(`${archive} contains several shapefiles. Choose one with --layer: ${names}.`)
  }
  const found = shapefiles.filter(({ name }) => stemOf(name) === layer || basename(stemOf(name)) === layer)
  const [match, second] = found
  if (match === undefined) {
    throw new ImportError(`${archive} has no shapefile "${layer}". Its shapefiles are ${names}.`)
  }
  if (second !== undefined) {
    throw new ImportError(
      `${archive} has several shapefiles "${layer}". Give one with its folder: ${found.map(({ name }) => stemOf(name)).join(', ')}.`,
    )
  }
  return match
}

/** The path without the extension. */
const stemOf = (path: string): string => path.slice(0, path.length - extname(path).length)
