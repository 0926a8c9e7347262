import { schemaName, type Schema } from './document.ts'

/** The TypeScript name of a component schema. */
export function typeName(component: string): string {
  return component.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Writes a schema as a TypeScript type; references become the names of component types. */
export function typescriptType(schema: Schema | boolean | undefined, indent = ''): string {
  if (schema === undefined || schema === true) return 'unknown'
  if (schema === false) return 'never'
  const name = schemaName(schema)
  if (name) return typeName(name)
  if (schema.$ref) throw new Error(`The reference ${schema.$ref} does not lead to a component schema.`)
  const types = ([] as string[]).concat(schema.type ?? [])
  const parts = unionParts(schema, types, indent)
  if (schema['nullable'] === true || (types.includes('null') && types.length > 1)) parts.push('null')
  return [...new Set(parts)].join(' | ')
}

function unionParts(schema: Schema, types: string[], indent: string): string[] {
  if ('const' in schema) return [JSON.stringify(schema['const'])]
  // The runtime removes members that count as absent if they are empty.
  if (schema.enum)
    return schema.enum
      .filter((value) => value !== '' || schema['x-empty'] !== 'absent')
      .map((value) => JSON.stringify(value))
  const alternatives = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined
  const all = schema['allOf'] as Schema[] | undefined
  const own = schema.properties ? objectType(schema, indent) : undefined
  if (alternatives ?? all) {
    const combined = alternatives
      ? alternatives.map((branch) => typescriptType(branch, indent))
      : [all!.map((branch) => group(typescriptType(branch, indent))).join(' & ')]
    return own ? combined.map((part) => `${group(part)} & ${own}`) : combined
  }
  const named = types.filter((type) => type !== 'null')
  if (named.length === 0) return [own ?? (types.includes('null') ? 'null' : 'unknown')]
  return named.map((type) => scalarOrObject(type, schema, indent))
}

function scalarOrObject(type: string, schema: Schema, indent: string): string {
  switch (type) {
    case 'string':
    case 'boolean':
      return type
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      return schema['prefixItems']
        ? tupleType(schema, schema['prefixItems'] as Schema[], indent)
        : `readonly ${group(typescriptType(schema.items, indent))}[]`
    case 'object':
      return objectType(schema, indent)
    default:
      throw new Error(`A schema has the unknown type ${type}.`)
  }
}

/** Entries beyond `minItems` may be left out; entries beyond the tuple are of the type of `items`. */
function tupleType(schema: Schema, entries: readonly Schema[], indent: string): string {
  const needed = (schema['minItems'] as number | undefined) ?? 0
  const types = entries.map((entry, index) => {
    const type = group(typescriptType(entry, indent))
    return index < needed ? type : `${type}?`
  })
  const more = schema.items as Schema | boolean | undefined
  if (more !== false) types.push(`...${group(typescriptType(more, indent))}[]`)
  return `readonly [${types.join(', ')}]`
}

/** Writes an object schema as a type literal, with each property's description as its comment. */
export function objectType(schema: Schema, indent: string): string {
  const inner = `${indent}  `
  const required = new Set(schema.required ?? [])
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const type = typescriptType(property, inner)
    const optional = required.has(name) ? ': ' : '?: '
    const undefinable = required.has(name) ? '' : ' | undefined'
    return `${comment(property.description, inner)}${inner}${propertyKey(name)}${optional}${type}${undefinable}\n`
  })
  const open = schema['additionalProperties'] as Schema | boolean | undefined
  const extra =
    open === true || (open === undefined && lines.length === 0)
      ? 'unknown'
      : open
        ? typescriptType(open, inner)
        : null
  if (lines.length === 0) return extra === null ? 'Record<string, never>' : `{ [name: string]: ${extra} }`
  const literal = `{\n${lines.join('')}${indent}}`
  return extra === null ? literal : `${literal} & { [name: string]: ${open === true ? 'unknown' : extra} }`
}

export function comment(text: string | undefined, indent: string): string {
  const line = text?.trim().replace(/\s+/g, ' ').replaceAll('*/', '* /')
  return line ? `${indent}/** ${line} */\n` : ''
}

export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

function group(type: string): string {
  return /^(readonly |.* \| |.* & )/s.test(type) && !type.startsWith('{') ? `(${type})` : type
}
