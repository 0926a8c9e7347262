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

The functions of the expression language; [the page of the language](expressions.md) tells of the rest, and of what values become by themselves. \`GET /api/repositories/{repository}/functions\` answers the same for programs. Each example is tested, in the database and row by row.

A signature names the arguments with their types. Brackets hold what may be left out, and what stands before \`…\` may come any number of times. \`any\` takes a value as it is; all that are \`same\` are brought to one type, which is then what the function gives. A *constant* has no columns; an *attribute* is the name of one, with a profile. Where nothing else is said, a function gives null where an argument is null.`

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
  // Where ways to call it differ, the last is of the widest type.
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
    ['| Example | Gives |', '|---|---|', ...rows].join('\n'),
  ].join('\n\n')
}

const KINDS = {
  value: 'any expression',
  constant: 'a constant',
  attribute: 'an attribute',
  listed: 'in a `where` of rows a constant or an attribute, in a virtual column any expression',
}

/** The values that the columns of an example have. */
function where(row: DescribedFunction['examples'][number]['row']): string {
  if (row === undefined) return ''
  const values = Object.entries(row).map(
    ([name, value]) => `${name} ${value === null ? 'null' : code(value)}`,
  )
  return ` with ${values.join(', ')}`
}

/** In as many backticks as it takes, on one line of a table. */
function code(text: string): string {
  const shown = text.replaceAll('|', '\\|').replaceAll('\n', '⏎')
  if (shown.trim() === '') return shown === '' ? 'the empty text' : `\`${shown}\` (${shown.length} blanks)`
  const runs = Array.from(shown.matchAll(/`+/g), ([run]) => run.length)
  const marks = '`'.repeat(Math.max(0, ...runs) + 1)
  const gap = shown.startsWith('`') || shown.endsWith('`') ? ' ' : ''
  return marks + gap + shown + gap + marks
}
