import fc from 'fast-check'

/** An entry of a generated copybook. */
export interface TestEntry {
  readonly name: string
  /** Clauses without level and name. */
  readonly clauses: readonly string[]
  readonly children: readonly TestEntry[]
}

type Shape = { clauses: string[]; isRedefinition: boolean; children: Shape[] }

const digits = fc.integer({ min: 1, max: 18 })

/**
 * Without the cases where GnuCOBOL has other lengths than the contract's table: COMP-5 of one or two digits has one
 * byte there, and with -fbinary-size=1--8 unsigned numbers of 7 digits have 3 bytes and signed ones of 12 digits have 6.
 */
const picture = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map((count) => `PIC X(${count})`),
  fc.constantFrom(
    'PIC A(3)',
    'PIC XX',
    'PIC 99/99/99',
    'PIC ZZ9.99-',
    'PIC $$$,$$9.99CR',
    'PIC +9(4).99',
    'PIC X(3) JUST',
    'PIC 9(3)PP',
    'PIC VPP9(3)',
    'PIC XBX0/A',
    'PIC ZZ9 BLANK ZERO',
  ),
  fc
    .tuple(
      digits,
      fc.constantFrom('', ' SIGN LEADING', ' SIGN IS TRAILING SEPARATE', ' LEADING SEPARATE CHARACTER'),
    )
    .map(([count, sign]) => `PIC S9(${count})${sign}`),
  fc
    .tuple(
      fc.constantFrom('9', 'S9'),
      digits,
      fc.constantFrom(
        'COMP',
        'BINARY SYNC',
        'USAGE IS COMP-4',
        'COMP-5 SYNC',
        'COMP-3',
        'PACKED-DECIMAL SYNC',
        'USAGE COMP-5',
      ),
    )
    .map(
      ([nine, count, usage]) =>
        `PIC ${count === 7 ? 'S9' : count === 12 ? '9' : nine}(${usage.includes('COMP-5') ? Math.max(3, count) : count}) ${usage}`,
    ),
  digits.map((count) => `PIC 9(${count}) COMP-6`),
  digits.map((count) => `PIC 9(${count}) COMP-X SYNC`),
  fc.constantFrom(
    'COMP-1 SYNC',
    'COMP-2 SYNC',
    'COMP-1',
    'COMP-2',
    'USAGE INDEX',
    'USAGE POINTER SYNC',
    'PIC X(3) COMP-X',
    'PIC S9(5)V99 USAGE COMP',
  ),
)

const shape = fc.letrec<{ item: Shape; group: Shape; any: Shape }>((tie) => ({
  item: fc
    .tuple(picture, fc.option(fc.integer({ min: 1, max: 3 })), fc.boolean())
    .map(([clauses, times, isRedefinition]) => ({
      clauses: [clauses, ...(times === null ? [] : [`OCCURS ${times} TIMES`])],
      isRedefinition,
      children: [],
    })),
  group: fc
    .tuple(
      fc.array(tie('any'), { minLength: 1, maxLength: 4 }),
      fc.option(fc.integer({ min: 1, max: 3 })),
      fc.boolean(),
    )
    .map(([children, times, isRedefinition]) => ({
      clauses: times === null ? [] : [`OCCURS ${times}`],
      isRedefinition,
      children,
    })),
  any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('item'), tie('group')),
})).any

/** The items of a record, all with names of their own. */
export const entriesArbitrary: fc.Arbitrary<readonly TestEntry[]> = fc
  .array(shape, { minLength: 1, maxLength: 8 })
  .map((shapes) => named(shapes, { next: 1 }, false))

/** GnuCOBOL 4 places synchronized items of nested tables where they are not aligned, so none is in a table. */
function named(shapes: readonly Shape[], counter: { next: number }, isInTable: boolean): TestEntry[] {
  let base: { name: string; hasTable: boolean } | undefined
  return shapes.map(({ clauses, isRedefinition, children }) => {
    const name = `N${counter.next++}`
    const hasTable = clauses.some((clause) => clause.startsWith('OCCURS'))
    const isTable = isInTable || hasTable
    const own = isTable
      ? clauses.map((clause) => clause.replace(/ ?SYNC$/, '')).filter((clause) => clause !== '')
      : clauses
    // An item with OCCURS can only be redefined by an extension of the language.
    const redefines = isRedefinition && base?.hasTable === false ? [`REDEFINES ${base.name}`] : []
    if (redefines.length === 0) base = { name, hasTable }
    return { name, clauses: [...redefines, ...own], children: named(children, counter, isTable) }
  })
}

/** The lines of a copybook. Each clause is on a line of its own, so that none is too long for fixed form. */
export function printed(entries: readonly TestEntry[], record: string, form: 'fixed' | 'free'): string {
  const lines: string[] = [`01 ${record}.`]
  const add = (entry: TestEntry, level: number) => {
    const [first = '', ...rest] = entry.clauses
    lines.push(
      `${String(level).padStart(2, '0')} ${entry.name} ${first}`,
      ...rest.map((clause) => `   ${clause}`),
    )
    lines[lines.length - 1] += '.'
    for (const child of entry.children) add(child, level + 1)
  }
  for (const entry of entries) add(entry, 2)
  return lines
    .map((line, index) =>
      form === 'fixed' ? `${String(index * 100).padStart(6, '0')} ${line}`.padEnd(72) + 'IDENT' : line,
    )
    .join('\n')
}
