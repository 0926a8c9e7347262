import type { Alias, BodySpec } from '../../src/contract/contract.ts'
import { isAbsentIfEmpty, resolve, type Document, type RequestBody, type Schema } from './document.ts'

/** A request body: what the runtime gets of it, and the schemas that it is validated by. */
export interface BodyModel {
  spec: BodySpec | null
  schemas: { mediaType: string; schema: Schema }[]
}

const PARSED = ['application/json', 'application/x-www-form-urlencoded']
const FORM = 'multipart/form-data'

/** @throws Error with a sentence for a body that the runtime does not know how to read */
export function readBody(document: Document, where: string, body: RequestBody | undefined): BodyModel {
  if (!body) return { spec: null, schemas: [] }
  const schemas = Object.entries(body.content).map(([mediaType, { schema = {} }]) => ({ mediaType, schema }))
  const mediaTypes = schemas.map(({ mediaType }) => mediaType)
  const required = body.required ?? false
  const unknown = mediaTypes.find((mediaType) => ![...PARSED, FORM].includes(mediaType))
  if (unknown) throw new Error(`${where} takes ${unknown}, which the runtime cannot read yet.`)
  if (mediaTypes.includes(FORM)) {
    const file = fileOf(document, schemas[0]!.schema)
    if (schemas.length > 1 || !required || file === undefined) {
      throw new Error(
        `${where} takes ${FORM}: such a body must be required, of that type alone, and have one part, which is required and a file (type string with format binary).`,
      )
    }
    return { spec: { required, mediaTypes, file }, schemas: [] }
  }
  const kinds = schemas.length === 1 ? kindsOf(document, where, schemas[0]!.schema) : undefined
  const emptyIsAbsent = membersEmptyIfAbsent(document, where, schemas)
  const aliases = aliasesOf(document, where, schemas)
  return {
    spec: {
      required,
      mediaTypes,
      ...(kinds && { kinds }),
      ...(emptyIsAbsent.length > 0 && { emptyIsAbsent }),
      ...(aliases.length > 0 && { aliases }),
    },
    schemas,
  }
}

type Visit = (path: string[], property: Schema, holder: Schema) => void

/** Visits all members, each before the members within it, through objects and their alternatives. */
function visitMembers(document: Document, bodies: BodyModel['schemas'], visit: Visit): void {
  const collect = (given: Schema, path: string[], seen: readonly Schema[]): void => {
    const schema = resolve<Schema>(document, given)
    if (seen.includes(schema)) return
    const within = [...seen, schema]
    for (const branch of ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] as Schema[]) ?? []))
      collect(branch, path, within)
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const own = [...path, name]
      visit(own, property, schema)
      collect(property, own, within)
    }
  }
  for (const { schema } of bodies) collect(schema, [], [])
}

/** The paths of optional members with `x-empty: absent`. */
function membersEmptyIfAbsent(document: Document, where: string, bodies: BodyModel['schemas']): string[][] {
  const found = new Map<string, string[]>()
  visitMembers(document, bodies, (path, property, holder) => {
    if (!isAbsentIfEmpty(document, property)) return
    if (holder.required?.includes(path.at(-1)!))
      throw new Error(`${where} requires ${path.join('.')}, so an empty one cannot count as not given.`)
    found.set(JSON.stringify(path), path)
  })
  return [...found.values()]
}

/** The members with an `x-alias`. In all alternatives of a body, a name in an object has one meaning. */
function aliasesOf(document: Document, where: string, bodies: BodyModel['schemas']): Alias[] {
  const found = new Map<string, Alias>()
  const names = new Set<string>()
  visitMembers(document, bodies, (path, property) => {
    names.add(JSON.stringify(path))
    const alias = property['x-alias']
    if (typeof alias !== 'string') return
    const sent = [...path.slice(0, -1), alias]
    const other = found.get(JSON.stringify(sent))
    if (other && other.path.at(-1) !== path.at(-1))
      throw new Error(`${where} has the alias ${sent.join('.')} for two members; each needs its own.`)
    found.set(JSON.stringify(sent), { path, alias })
  })
  const clash = [...found].find(([sent]) => names.has(sent))
  if (clash) {
    const name = (JSON.parse(clash[0]) as string[]).join('.')
    throw new Error(`${where} has the member ${name}, which is also the alias of ${clash[1].path.join('.')}.`)
  }
  return [...found.values()]
}

/** The name of the one part that a form has, where it is a file. */
function fileOf(document: Document, form: Schema): string | undefined {
  const { properties = {}, required = [] } = resolve<Schema>(document, form)
  const [part, ...others] = Object.entries(properties)
  if (!part || others.length > 0 || !required.includes(part[0])) return undefined
  const schema = resolve<Schema>(document, part[1])
  const isFile =
    schema['format'] === 'binary' ||
    (schema['contentMediaType'] !== undefined && schema['contentEncoding'] === undefined)
  return isFile ? part[0] : undefined
}

/** The kinds of body that a discriminator tells apart. */
function kindsOf(document: Document, where: string, schema: Schema): BodySpec['kinds'] {
  const { oneOf, discriminator } = resolve<Schema>(document, schema) as {
    oneOf?: Schema[]
    discriminator?: { propertyName: string; mapping?: Record<string, string> }
  }
  if (!oneOf || !discriminator) return undefined
  const { propertyName: member, mapping } = discriminator
  const names = oneOf.flatMap((branch) => {
    const property = resolve<Schema>(document, branch).properties?.[member]
    const { const: only, enum: several } = property ? resolve<Schema>(document, property) : {}
    return several ?? [only]
  })
  const mapped = Object.keys(mapping ?? {})
  const fit =
    mapping === undefined ||
    (mapped.length === names.length && names.every((name) => mapped.includes(name as string)))
  if (!names.every((name) => typeof name === 'string') || !fit) {
    throw new Error(
      `${where} tells its bodies apart by ${member}: each of them must give ${member} as a const, the same as in the discriminator's mapping.`,
    )
  }
  return { member, names }
}
