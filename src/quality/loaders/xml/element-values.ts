import type { SaxesTagPlain } from 'saxes'

/** The value of an element as JSON: null, a text, or an object of attributes, elements and text. */
export type ElementValue = null | string | { [name: string]: ElementValue | ElementValue[] }

/** The member that has the text of an element which also has attributes or elements. */
const TEXT = '#text'

/** An element that is not closed yet. */
export interface OpenElement {
  readonly name: string
  /** Undefined as long as there is only text. */
  members: { [name: string]: ElementValue | ElementValue[] } | undefined
  text: string
  isNil: boolean
}

/** @param tag with its attributes; declarations of namespaces are no data */
export function openElement({ name, attributes }: SaxesTagPlain): OpenElement {
  const element: OpenElement = { name, members: undefined, text: '', isNil: false }
  for (const key of Object.keys(attributes)) {
    const value = attributes[key]!
    if (key === 'xmlns' || key.startsWith('xmlns:')) continue
    if (key === 'xsi:nil') element.isNil = value === 'true' || value === '1'
    else membersOf(element)[`@${key}`] = value
  }
  return element
}

/** Adds the value of an inner element. Elements of one name become an array. */
export function addInner(element: OpenElement, name: string, value: ElementValue): void {
  const members = membersOf(element)
  const present = members[name]
  if (present === undefined) members[name] = value
  else if (Array.isArray(present)) present.push(value)
  else members[name] = [present, value]
}

/** The value of an element that has been closed. White space between elements is no text. */
export function valueOf({ members, text, isNil }: OpenElement): ElementValue {
  if (members === undefined) return isNil || text === '' ? null : text
  if (!isNil && /[^ \t\r\n]/.test(text)) members[TEXT] = text
  return members
}

/** The object of a record. */
export function recordOf(element: OpenElement): ElementValue {
  const value = valueOf(element)
  if (typeof value === 'string') return { [TEXT]: value }
  return value ?? {}
}

/** A name may be `__proto__`, so the object has no prototype. */
const membersOf = (element: OpenElement): NonNullable<OpenElement['members']> =>
  (element.members ??= Object.create(null) as NonNullable<OpenElement['members']>)
