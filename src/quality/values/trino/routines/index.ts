import { CHECKSUMS } from './checksums.ts'
import { DATES } from './dates.ts'
import { DECIMALS } from './decimals.ts'
import { ELEMENTARY_FUNCTIONS } from './elementary.ts'
import { EXACT_NUMBERS } from './exact-numbers.ts'
import { PREFIX, type Routine } from './routine.ts'
import { SIMILARITIES } from './similarities.ts'
import { TEXT_FORMS } from './text-forms.ts'
import { DAMAGE } from './damage.ts'
import { PHONETICS } from './phonetics.ts'
import { TEXTS } from './texts.ts'
import { VALUE_FORMS } from './value-forms.ts'
import { VALUE_READINGS } from './value-readings.ts'

/** A routine uses only routines before it. */
export const ROUTINES: readonly Routine[] = [
  ...DECIMALS,
  ...EXACT_NUMBERS,
  ...DATES,
  ...TEXT_FORMS,
  ...SIMILARITIES,
  ...CHECKSUMS,
  ...ELEMENTARY_FUNCTIONS,
  ...TEXTS,
  ...VALUE_FORMS,
  ...PHONETICS,
  ...VALUE_READINGS,
  ...DAMAGE,
]

const NAME = new RegExp(`\\b${PREFIX}[a-z0-9_]+(?=\\()`, 'g')

const namesIn = (text: string): string[] => text.match(NAME) ?? []

/** The declarations that were made, by the names of their routines. */
const made = new Map<string, Promise<string>>()

function textOf({ name, declaration }: Routine): string | Promise<string> {
  if (typeof declaration === 'string') return declaration
  const text = made.get(name) ?? declaration()
  made.set(name, text)
  return text
}

/** What declares the routines that a statement uses, before its query. Empty if it uses none. */
async function declarationsFor(statement: string): Promise<string> {
  const used = new Set(namesIn(statement))
  const declared: string[] = []
  for (const routine of ROUTINES.toReversed()) {
    if (!used.has(routine.name)) continue
    const text = await textOf(routine)
    for (const other of namesIn(text)) used.add(other)
    declared.unshift(`FUNCTION ${routine.name}${text}`)
  }
  return declared.length === 0 ? '' : `WITH ${declared.join(', ')} `
}

/** The start of a statement that makes a table of a query. */
const MAKES_TABLE = /^\s*create\s+table\s(?:[^'"]|"(?:[^"]|"")*"|'(?:[^']|'')*')*?\sas\s+/i
const INSERTS = /^\s*insert\s+into\s+(?:"(?:[^"]|"")*"|[\w.])+\s*(?:\([^)]*\)\s*)?/i

/** The statement with the declarations of the routines that it uses. Those that take long are made in turns. */
export async function withRoutines(statement: string): Promise<string> {
  const declarations = await declarationsFor(statement)
  if (declarations === '') return statement
  const start = (MAKES_TABLE.exec(statement) ?? INSERTS.exec(statement))?.[0] ?? ''
  return start + declarations + statement.slice(start.length)
}
