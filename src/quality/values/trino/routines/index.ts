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
const ROUTINES: readonly Routine[] = [
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

/** What declares the routines that a statement uses, before its query. Empty if it uses none. */
function declarationsFor(statement: string): string {
  const used = new Set(namesIn(statement))
  const declared: string[] = []
  for (const { name, declaration } of ROUTINES.toReversed()) {
    if (!used.has(name)) continue
    for (const other of namesIn(declaration)) used.add(other)
    declared.unshift(`FUNCTION ${name}${declaration}`)
  }
  return declared.length === 0 ? '' : `WITH ${declared.join(', ')} `
}

/** The start of a statement that makes a table of a query. */
const MAKES_TABLE = /^\s*create\s+table\s(?:[^'"]|"(?:[^"]|"")*"|'(?:[^']|'')*')*?\sas\s+/i
const INSERTS = /^\s*insert\s+into\s+(?:"(?:[^"]|"")*"|[\w.])+\s*(?:\([^)]*\)\s*)?/i

/** The statement with the declarations of the routines that it uses. */
export function withRoutines(statement: string): string {
  const declarations = declarationsFor(statement)
  if (declarations === '') return statement
  const start = (MAKES_TABLE.exec(statement) ?? INSERTS.exec(statement))?.[0] ?? ''
  return start + declarations + statement.slice(start.length)
}
