import { join } from 'node:path'
import { GROUPS } from '../../src/quality/expressions/declaration.ts'
import {
  describeFunctions,
  type DescribedFunction,
} from '../../src/quality/expressions/describe-functions.ts'
import { FUNCTIONS } from '../../src/quality/expressions/functions/index.ts'
import type { Files } from './output.ts'

const BANNER =
  '<!-- Made by `npm run codegen` from src/quality/expressions/functions/. Do not edit: change those and run it again. -->'

const INTRODUCTION = `# Functions

These are the functions of the expression language. [Expressions](expressions.md) explains the rest of the language and the implicit conversions of values. \`GET /api/repositories/{repository}/functions\` returns this list for programs. Each example is tested, in the database and row by row.

A signature names the parameters and their types. Parameters in brackets are optional. The parameter before \`…\` may be repeated. \`any\` takes a value of any type without conversion. All \`same\` arguments are converted to one common type, which is also the type of the result. A *constant* has no columns. An *attribute* is the name of an attribute that has a profile. Unless the description says otherwise, a function returns null if an argument is null.`

/**
 * The page of all functions, by groups, from their declarations.
 * @param root the project's folder
 */
export function generateFunctionsPage(root: string): Files {
  const functions = describeFunctions(FUNCTIONS)
  const groups = GROUPS.map((group) => ({ group, members: functions.filter((one) => one.group === group) }))
  const parts = groups
    .filter(({ members }) => members.length > 0)
    .flatMap(({ group, members }) => [`## ${group}`, ...members.map(section)])
  return new Map([[join(root, 'docs', 'functions.md'), `${[BANNER, INTRODUCTION, ...parts].join('\n\n')}\n`]])
}

function section({ name, description, signatures, examples }: DescribedFunction): string {
  const forms = signatures.map(({ form }) => form)
  const kinds = signatures
    .flatMap(({ parameters }) => parameters)
    .filter(({ kind }) => kind !== 'value')
    .map(({ name, kind, words = [] }) => {
      const among =
        words.length === 0 ? '' : `, one of ${words.map((word) => code(`"${word.toLowerCase()}"`)).join(' ')}`
      return [name, `- ${code(name)} is ${KINDS[kind]}${among}`] as const
    })
  // If overloads differ, the last has the widest type.
  const lines = [...new Map(kinds).values()]
  const rows = examples.map(
    ({ expression, result, row }) =>
      `| ${code(expression)}${where(row)} | ${result === null ? 'null' : code(result)} |`,
  )
  return [
    `### ${name}`,
    ['```', ...forms, '```'].join('\n'),
    description,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ['| Example | Result |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}

const KINDS = {
  value: 'any expression',
  constant: 'a constant',
  attribute: 'an attribute',
  listed: 'a constant or an attribute in a `where` of rows, and any expression in a virtual column',
}

/** The values that the columns of an example have. */
function where(row: DescribedFunction['examples'][number]['row']): string {
  if (row === undefined) return ''
  const values = Object.entries(row).map(
    ([name, value]) => `${name} ${value === null ? 'null' : code(value)}`,
  )
  return ` with ${values.join(', ')}`
}

/** Encloses the text in enough backticks and keeps it on one line of a table. */
function code(text: string): string {
  const shown = text.replaceAll('|', '\\|').replaceAll('\n', '⏎')
  if (shown.trim() === '') return shown === '' ? 'the empty text' : `\`${shown}\` (${shown.length} blanks)`
  const runs = Array.from(shown.matchAll(/`+/g), ([run]) => run.length)
  const marks = '`'.repeat(Math.max(0, ...runs) + 1)
  const gap = shown.startsWith('`') || shown.endsWith('`') ? ' ' : ''
  return marks + gap + shown + gap + marks
}
