import fc from 'fast-check'
import type { BinaryOperator, Expression } from '../../../../src/quality/expressions/ast.ts'

const span = { start: 0, end: 0 }

/** Well-formed, without U+0000, which no expression holds; quotes, keywords and odd characters among it. */
const anyText = fc.oneof(
  fc.constantFrom(
    'Name',
    'note.COUNT',
    '_humanised_name',
    'Two Words',
    'if',
    'Then',
    'NULL',
    'oR',
    'IS',
    'between',
    'ıf',
    'caſe',
    "it's",
    'a"b',
    'a]b',
    '[a]',
    '12abc',
    'Ærøskøbing',
    '名前',
    'e\u0301',
    ' ',
    '\n',
    '\\',
    '--',
    '/*',
    '$$',
    '“x”',
    '😀',
    '.',
    '_',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
)
const aName = anyText.filter((name) => name !== '')
const digits = fc.constantFrom(
  '0',
  '1',
  '007',
  '1.',
  '.5',
  '1.50',
  '12e4',
  '1E-05',
  '1.e+3',
  '9223372036854775808',
)
const functionName = fc.constantFrom('LENGTH', 'COALESCE', 'DT_YEAR', 'unknown', 'x.y', 'LEFT', 'Æ1')
const binaryOperator = fc.constantFrom<BinaryOperator>(
  'OR',
  'AND',
  '=',
  '<>',
  '<',
  '<=',
  '>',
  '>=',
  '||',
  '+',
  '-',
  '*',
  '/',
)

/** Trees of every kind of node, whether or not they mean something; all places are 0. */
export const anyExpression: fc.Arbitrary<Expression> = fc.letrec<{ tree: Expression; leaf: Expression }>(
  (tie) => {
    const tree = tie('tree')
    const branch = fc.record({ when: tree, then: tree })
    const otherwise = fc.option(tree, { nil: undefined })
    return {
      leaf: fc.oneof(
        digits.map((digits): Expression => ({ kind: 'number', digits, ...span })),
        anyText.map((text): Expression => ({ kind: 'text', text, ...span })),
        fc.constantFrom('TRUE', 'FALSE', 'NULL').map((word): Expression => ({ kind: 'word', word, ...span })),
        aName.map((name): Expression => ({ kind: 'name', name, ...span })),
      ),
      tree: fc.oneof(
        { maxDepth: 6, depthSize: 'medium' },
        tie('leaf'),
        fc
          .tuple(fc.constantFrom('-', '+', 'NOT'), tree)
          .map(([operator, operand]): Expression => ({ kind: 'unary', operator, operand, ...span })),
        fc
          .tuple(binaryOperator, tree, tree)
          .map(([operator, left, right]): Expression => ({ kind: 'binary', operator, left, right, ...span })),
        fc.tuple(fc.boolean(), tree, tree).map(([isNegated, value, pattern]): Expression => ({
          kind: 'like',
          isNegated,
          value,
          pattern,
          ...span,
        })),
        fc
          .tuple(fc.boolean(), tree, fc.array(tree, { minLength: 1, maxLength: 3 }))
          .map(([isNegated, value, items]): Expression => ({ kind: 'in', isNegated, value, items, ...span })),
        fc.tuple(branch, otherwise).map(([branch, otherwise]): Expression => ({
          kind: 'case',
          isIf: true,
          branches: [branch],
          otherwise,
          ...span,
        })),
        fc
          .tuple(fc.array(branch, { minLength: 1, maxLength: 3 }), otherwise)
          .map(([branches, otherwise]): Expression => ({
            kind: 'case',
            isIf: false,
            branches,
            otherwise,
            ...span,
          })),
        fc
          .tuple(functionName, fc.array(tree, { maxLength: 3 }))
          .map(([name, args]): Expression => ({ kind: 'call', name, nameSpan: span, args, ...span })),
      ),
    }
  },
).tree

/** The same tree with all places 0. */
export function withoutPlaces<Tree>(tree: Tree): Tree {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === 'start' || key === 'end' ? 0 : value)),
  ) as Tree
}
