import type { DataFault } from '../model/errors.ts'
import { InvalidData } from '../model/errors.ts'
import { type ExpressionFault, InvalidExpression } from '../expressions/errors.ts'
import { parseExpression } from '../expressions/parser.ts'
import { columnisedName, folded, MAX_NAME_CHARACTERS } from '../values/column-names.ts'
import { InvalidTclList } from './errors.ts'
import { parseTclList } from './tcl-list.ts'
import type { VirtualColumn } from '../model/reading.ts'

/** The largest number of the catalogue's column. */
const MAX_SCHEMA_LENGTH = 2 ** 31 - 1

const FORM = '{NAME NAME {} {description} {expression} 100}'

/**
 * Reads the contract's `options.columns`. It parses each Tcl list and checks the syntax of its expression. Names and
 * types are checked when the columns of the source are known.
 * @throws InvalidData with all faults of all columns
 */
export function readVirtualColumns(texts: readonly string[]): VirtualColumn[] {
  const faults: DataFault[] = []
  const taken = new Set<string>()
  const columns = texts.map((text, index) => {
    const refuse = (detail: string) => void faults.push(faultOf(index, detail))
    const elements = elementsOf(text, refuse)
    if (elements?.length !== 6) {
      if (elements) refuse(`A virtual column has six elements, ${FORM}; this one has ${elements.length}.`)
      return undefined
    }
    const [name, again, empty, description, escaped, schemaLength] = elements as [
      ...[string, string, string, string, string, string],
    ]
    const expression = withoutEntities(escaped)
    checkName(name, again, refuse)
    if (taken.has(folded(name))) refuse(`There is a virtual column ${name} already; choose another name.`)
    taken.add(folded(name))
    if (empty !== '') refuse('The third element must be an empty pair of braces, {}.')
    for (const detail of syntaxFaults(expression)) refuse(`${name}: ${detail}`)
    if (!/^[1-9]\d{0,9}$/.test(schemaLength) || Number(schemaLength) > MAX_SCHEMA_LENGTH)
      refuse(`The schema length must be a whole number from 1 to ${MAX_SCHEMA_LENGTH}; 100 is recommended.`)
    return { name, description, expression, schemaLength: Number(schemaLength) }
  })
  if (faults.length > 0) throw new InvalidData(faults)
  return columns as VirtualColumn[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** Clients of the original service escape the expression as XML text (its `XML_EXPRESSION`). */
const withoutEntities = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] as string)

/** A fault of a virtual column, by the column's index. */
export const faultOf = (index: number, detail: string): DataFault => ({
  pointer: `/options/columns/${index}`,
  detail,
})

/** A fault of an expression as a sentence. */
export const placed = ({ start, message }: Pick<ExpressionFault, 'start' | 'message'>): string =>
  `At character ${start + 1} of the expression: ${message}`

function elementsOf(text: string, refuse: (detail: string) => void): string[] | undefined {
  try {
    const elements = parseTclList(text)
    // A single element is the whole list in braces.
    return elements.length === 1 ? parseTclList(elements[0]!) : elements
  } catch (error) {
    if (!(error instanceof InvalidTclList)) throw error
    refuse(`A virtual column is a Tcl list, ${FORM}. ${error.message}`)
    return undefined
  }
}

function checkName(name: string, again: string, refuse: (detail: string) => void): void {
  const proper = columnisedName(name)
  if (proper === '')
    return refuse('The name of a virtual column must consist of upper-case letters, digits and underscores.')
  if (Array.from(name).length > MAX_NAME_CHARACTERS)
    return refuse(`The name of a virtual column must have at most ${MAX_NAME_CHARACTERS} characters.`)
  if (name !== proper) refuse(`${name} is not columnised; name it ${proper}.`)
  if (name !== again)
    refuse(`The first two elements are the name, twice the same; write ${proper} ${proper}.`)
}

function syntaxFaults(expression: string): string[] {
  try {
    parseExpression(expression)
    return []
  } catch (error) {
    if (error instanceof InvalidExpression) return error.faults.map(placed)
    throw error
  }
}
