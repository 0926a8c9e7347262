import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import type { FunctionDeclaration, Overload } from '../../../src/quality/expressions/declaration.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'

const DECLARED = [...FUNCTIONS.values()]

/** True if an engine computes the overload, or one for exact numbers beside it, and Trino may not. */
const lacksForm = ({ sql, exact, needsRe2, only }: Overload): boolean =>
  needsRe2 === true ||
  only === 'rows' ||
  (sql.duckdb !== undefined && sql.trino === undefined) ||
  (exact !== undefined && lacksForm(exact))

const hasForm = (dialect: 'duckdb' | 'trino', { overloads }: FunctionDeclaration): boolean =>
  overloads.every(({ sql }) => sql[dialect] !== undefined)

describe('The page about engines', () => {
  it("names the functions that may have no form in Trino's SQL, and no others", async () => {
    const page = await readFile('docs/engines.md', 'utf8')
    const [, section] = page.split("### Functions without a form in Trino's SQL")
    const [table] = section!.split('These functions of Trino differ')
    const named = table!
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name!))
    const expected = DECLARED.filter(({ overloads }) => overloads.some(lacksForm)).map(({ name }) => name)
    expect(named.toSorted()).to.deep.equal(expected.toSorted())
  })

  it('is about few of the functions that the embedded engine computes', () => {
    const embedded = DECLARED.filter((declared) => hasForm('duckdb', declared))
    const both = embedded.filter((declared) => hasForm('trino', declared))
    expect(both.length).to.be.at.least(100)
    expect(both).to.deep.equal(embedded)
  })
})
