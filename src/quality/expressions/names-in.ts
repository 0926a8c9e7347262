import { InvalidExpression } from './errors.ts'
import { parseLeniently } from './parser.ts'
import { visit } from './visit.ts'

/** The names of columns in a text, as far as the text can be parsed. */
export function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>()
  try {
    visit(parseLeniently(text).expression, (part) => {
      if (part.kind === 'name') names.add(part.name)
    })
  } catch (error) {
    // The checker reports the faults of the text.
    if (!(error instanceof InvalidExpression)) throw error
  }
  return names
}
