import { nearestName } from '../../lib/nearest-name.ts'
import { printable } from '../../lib/text.ts'
import type { Attribute } from '../model/attribute.ts'

/** The attributes of an entity by the names that files of rules have for them. */
export class AttributeNames {
  readonly #attributes: readonly Attribute[]
  readonly #byName: ReadonlyMap<string, Attribute>

  constructor(attributes: readonly Attribute[]) {
    this.#attributes = attributes
    const byName = new Map(attributes.map((attribute) => [attribute.name, attribute]))
    const sharing = new Map<string, Attribute[]>()
    for (const attribute of attributes) {
      const others = sharing.get(attribute.humanName)
      if (others) others.push(attribute)
      else sharing.set(attribute.humanName, [attribute])
    }
    // A human name of several attributes names none of them.
    for (const [humanName, [first, ...others]] of sharing)
      if (others.length === 0) byName.set(humanName, first!)
    this.#byName = byName
  }

  /** The attribute with a human name, or with a columnised name. */
  find(name: string): Attribute | undefined {
    return this.#byName.get(name)
  }

  /** The name of an attribute: its human name, unless that name belongs to another attribute too. */
  nameOf(attribute: Attribute): string {
    const { humanName, name } = attribute
    return humanName !== '' && this.#byName.get(humanName) === attribute ? humanName : name
  }

  /** Why there is no attribute with a name. */
  describeUnknown(name: string): string {
    const known = this.#attributes.map((attribute) => this.nameOf(attribute))
    const nearest = nearestName(name, known)
    const advice =
      nearest === undefined
        ? 'use the name of a column, or leave it out.'
        : `did you mean ${printable(nearest)}?`
    return `There is no attribute ${printable(name)}; ${advice}`
  }
}
