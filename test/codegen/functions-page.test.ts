import { expect } from 'chai'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateFunctionsPage } from '../../scripts/codegen/functions-page.ts'
import { FUNCTIONS } from '../../src/quality/expressions/functions/index.ts'

const root = join(import.meta.dirname, '..', '..')
const path = join(root, 'docs', 'functions.md')

describe('the page of functions', () => {
  const page = generateFunctionsPage(root).get(path)!
  const sections = page.split(/^### /m).slice(1)

  it('is what the declarations give', () => {
    expect(readFileSync(path, 'utf8')).to.equal(page)
  })

  it('has a section for each function, with every way to call it and a line for each example', () => {
    expect(sections.map((section) => section.split('\n')[0])).to.have.members([...FUNCTIONS.keys()])
    for (const section of sections) {
      const { name, overloads, examples } = FUNCTIONS.get(section.split('\n')[0]!)!
      expect(section.split(`\n${name}(`).length - 1, name).to.equal(overloads.length)
      const rows = section.match(/^\|.*\|$/gm)!.slice(2)
      expect(rows, name).to.have.length(examples.length)
      // Two cells, whatever the example holds.
      for (const row of rows) expect(row.match(/(?<!\\)\|/g), row).to.have.length(3)
    }
  })

  it('names the allowed values of an argument if they are a few words', () => {
    const section = sections.find((one) => one.startsWith('DT_FLOOR\n'))
    expect(section).to.contain('- `unit` is a constant, one of `"year"` `"quarter"`')
  })
})
