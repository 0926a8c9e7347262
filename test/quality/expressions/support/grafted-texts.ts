import fc from 'fast-check'
import type { Expression } from '../../../../src/quality/expressions/ast.ts'
import { checkExpression, type CheckedExpression } from '../../../../src/quality/expressions/check/index.ts'
import { InvalidExpression } from '../../../../src/quality/expressions/errors.ts'
import { FUNCTIONS } from '../../../../src/quality/expressions/functions/index.ts'
import { parseExpression } from '../../../../src/quality/expressions/parser.ts'
import { printExpression } from '../../../../src/quality/expressions/printer.ts'
import { isCompiled, LEFT_OUT } from './agreement.ts'
import { COLUMNS } from './typed-expressions.ts'

const SCOPE = { columns: COLUMNS }

/** Of every operator and form of the language, beside the functions' own examples. */
const FORMS = [
  '1 + 2.5 * (3 - 4) / 5',
  '-"2" || "a"',
  'NOT (1 < 2 OR "a" >= "b" AND 3 <> 4)',
  '"abc" LIKE "a*?" OR "x" NOT LIKE "[a-c]"',
  '1 IN (1, "2", NULL) AND "a" NOT IN ("b")',
  'IF 1 = 2 THEN "a" ELSE "b"',
  'CASE WHEN TRUE THEN "2024-02-29" WHEN NULL THEN 1e5 ELSE .5 END',
  '"" = NULL',
]

const examples = [...FUNCTIONS.values()].flatMap(({ examples }) =>
  examples.map(({ expression }) => expression),
)
const trees = [...FORMS, ...examples].map((text) => parseExpression(text))
const scions: readonly Expression[] = [
  ...trees.flatMap((tree) => nodesOf(tree)),
  ...COLUMNS.map(({ name }): Expression => ({ kind: 'name', name, start: 0, end: 0 })),
]

/** A text that is an expression over `COLUMNS`. */
export interface ReadText {
  readonly text: string
  readonly checked: CheckedExpression
}

/**
 * Those of so many texts that the check and the engine take: the functions' examples, some of whose parts are parts of
 * other ones, and whose names are those of columns.
 */
export const readTexts = (count: number): fc.Arbitrary<ReadText[]> =>
  fc
    .array(grafted, { minLength: count, maxLength: count })
    .map((found) => found.flatMap((tree) => readText(printExpression(tree))))

const grafts = fc.array(fc.record({ at: fc.nat(60), scion: fc.constantFrom(...scions) }), { maxLength: 3 })
const grafted = fc
  .tuple(fc.constantFrom(...trees), grafts, fc.nat(COLUMNS.length))
  .map(([tree, grafts, first]) => {
    const whole = grafts.reduce((stock, { at, scion }) => {
      const nodes = nodesOf(stock)
      const cut = nodes[at % nodes.length]
      return replaced(stock, (node) => (node === cut ? scion : undefined))
    }, tree)
    let place = first
    return replaced(whole, (node) =>
      node.kind === 'name' && !COLUMNS.some(({ name }) => name === node.name)
        ? { ...node, name: COLUMNS[place++ % COLUMNS.length]!.name }
        : undefined,
    )
  })

function readText(text: string): ReadText[] {
  try {
    const checked = checkExpression(text, SCOPE, FUNCTIONS, 'sql')
    const isCompared = !nodesOf(parseExpression(text)).some(
      (node) => node.kind === 'call' && LEFT_OUT.has(node.name),
    )
    return isCompared && isCompiled(checked.typed) ? [{ text, checked }] : []
  } catch (error) {
    if (error instanceof InvalidExpression) return []
    throw error
  }
}

function isNode(value: unknown): value is Expression {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/** The node and all below it. */
function nodesOf(tree: unknown): Expression[] {
  if (typeof tree !== 'object' || tree === null) return []
  return [...(isNode(tree) ? [tree] : []), ...Object.values(tree).flatMap(nodesOf)]
}

/** The tree with others in the places of some of its nodes. */
function replaced<Part>(part: Part, by: (node: Expression) => Expression | undefined): Part {
  const other = isNode(part) ? by(part) : undefined
  if (other !== undefined) return other as Part
  if (Array.isArray(part)) return part.map((item: unknown) => replaced(item, by)) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [key, replaced(value, by)]),
  ) as Part
}
