import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/inputs.mjs'

interface Schema {
  readonly $ref?: string
  readonly oneOf?: readonly Schema[]
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** The values that a member can have, as text. */
const valuesOf = (schema: Schema | undefined): string | undefined => {
  const { const: only, enum: values = only === undefined ? undefined : [only] } = schema ?? {}
  return values && JSON.stringify(values)
}

/** Clients in Python ignore members that a class does not have, so an answer could be of two classes. */
describe('The alternatives of an answer', () => {
  for (const service of ['spatial', 'quality'])
    it(`differ in the members that they require, in the contract of the service ${service}`, () => {
      const text = readFileSync(join(ROOT, 'generated', service, 'openapi.json'), 'utf8')
      const { schemas } = (JSON.parse(text) as { components: { schemas: Readonly<Record<string, Schema>> } })
        .components
      const resolved = (schema: Schema): Schema =>
        schema.$ref === undefined ? schema : resolved(schemas[schema.$ref.split('/').at(-1)!]!)
      const isAlso = (one: Schema, other: Schema): boolean => {
        const { properties = {} } = one
        const { required = [], properties: own = {} } = other
        return (
          one.type === 'object' &&
          other.type === 'object' &&
          required.every((name) => {
            const [mine, theirs] = [properties[name], own[name]].map((member) => member && resolved(member))
            const known = valuesOf(theirs)
            return mine && (known === undefined || known === valuesOf(mine))
          })
        )
      }
      const mistaken: string[] = []
      for (const [name, { oneOf = [] }] of Object.entries(schemas))
        for (const one of oneOf)
          for (const other of oneOf)
            if (one !== other && isAlso(resolved(one), resolved(other)))
              mistaken.push(`${name}: ${one.$ref} is also ${other.$ref}`)
      expect(mistaken).to.deep.equal([])
    })
})
