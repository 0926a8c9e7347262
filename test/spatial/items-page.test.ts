import { expect } from 'chai'
import { itemsPage, type ShownItems } from '../../src/spatial/pages/items-page.ts'

const shown = (names: readonly string[], sortby: readonly string[]): ShownItems => ({
  title: 'Odd',
  href: 'http://example.org/items',
  columns: names.map((name) => ({ name, isNumber: false, isSortable: true })),
  rows: [{ id: '1', values: names.map(() => 'x') }],
  numberMatched: 1,
  next: undefined,
  prev: undefined,
  json: 'http://example.org/items?f=json',
  request: { sortby },
  filter: undefined,
  example: 'id IS NOT NULL',
  extent: undefined,
  completions: [],
})

describe('the headings of the page of features', () => {
  const settings = { isOpen: true, mapStyle: undefined }
  const headings = async (names: readonly string[], sortby: readonly string[] = []): Promise<string[]> => {
    const asked = { origin: 'http://example.org', target: '/items?limit=2' }
    const text = await itemsPage(asked, settings, shown(names, sortby), [])
    return [...text.matchAll(/sortby=([^"]+)"/g)].map(([, value]) => decodeURIComponent(value!))
  }

  it('sort by a name that begins with a sign', async () => {
    expect(await headings(['name', '-minus', '+plus'])).to.deep.equal(['name', '+-minus', '++plus'])
  })

  it('sort in the other direction if the table is sorted already', async () => {
    expect(await headings(['name', '-minus'], ['+-minus'])).to.deep.equal(['name', '--minus'])
    expect(await headings(['name'], ['name'])).to.deep.equal(['-name'])
    expect(await headings(['name'], ['-name'])).to.deep.equal(['name'])
  })
})
