import { Fault } from '../../../platform/settings.ts'

/** A pattern `schema.table`, in which `*` stands for any characters. */
export interface TablePattern {
  readonly text: string
  readonly matches: (schema: string, table: string) => boolean
}

/** @throws Fault */
export function readPattern(text: string): TablePattern {
  const [, schema, table] = /^([^.]+)\.(.+)$/.exec(text) ?? []
  if (schema === undefined || table === undefined)
    throw new Fault(`"tables" has "${text}": write schema.table, in which * stands for any characters`)
  const [isSchema, isTable] = [wildcard(schema), wildcard(table)]
  return { text, matches: (one, other) => isSchema(one) && isTable(other) }
}

/** Compares the parts between the asterisks one after the other, so that no pattern takes long. */
function wildcard(pattern: string): (name: string) => boolean {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  return (name) => {
    if (last === undefined) return name === first
    if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last))
      return false
    let rest = name.slice(first.length, name.length - last.length)
    return others.every((part) => {
      const at = rest.indexOf(part)
      rest = rest.slice(at + part.length)
      return at >= 0
    })
  }
}
