import { expect } from 'chai'
import {
  type AskPage,
  PAGE_SIZE,
  type PageRequest,
  RowPages,
} from '../../../../src/console/grid/row-pages.ts'

const TOTAL = 10_000_000

interface Asked {
  readonly page: PageRequest
  readonly signal: AbortSignal
  readonly answer: () => void
}

/** A listing whose rows are `n` and `n * 2`, which answers when it is told to. */
function listing(): { ask: AskPage; asked: Asked[] } {
  const asked: Asked[] = []
  const ask: AskPage = (page, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      const after = Number(/_rowid > (\d+)/.exec(page.where ?? '')?.[1] ?? 0)
      const first = after + page.pageStart
      const answer = (): void =>
        resolve({
          columns: ['_rowid', 'TWICE'].map((columnisedName) => ({
            columnisedName,
            humanisedName: columnisedName,
            description: '',
          })),
          rows: Array.from({ length: page.pageSize }, (_, at) => ({
            dataRow: [String(first + at), String(2 * (first + at))],
          })),
          metadata: { viewName: 'Rows', pageStart: '1', dataSize: '100', totalCount: String(TOTAL - after) },
        })
      asked.push({ page, signal, answer })
    })
  return { ask, asked }
}

/** Lets the promises of answers run. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

async function opened(
  where?: string,
  isInOrder = true,
): Promise<{ pages: RowPages; asked: Asked[]; errors: unknown[] }> {
  const { ask, asked } = listing()
  const errors: unknown[] = []
  const pages = new RowPages(ask, {
    where,
    isInOrder,
    onChange: (error) => {
      if (error !== undefined) errors.push(error)
    },
  })
  pages.want(0, 1)
  asked[0]!.answer()
  await settled()
  return { pages, asked, errors }
}

describe('the pages of a table of rows', () => {
  it('are read where they are wanted, and kept', async () => {
    const { pages, asked } = await opened()
    expect(pages.total).to.equal(TOTAL)
    expect(pages.row(5)?.values).to.deep.equal(['6', '12'])
    pages.want(0, PAGE_SIZE)
    expect(asked).to.have.length(1)
  })

  it('of all rows are found by their place, which is the number of a row', async () => {
    const { pages, asked } = await opened()
    pages.want(9_000_000, 9_000_040)
    expect(asked[1]!.page).to.deep.equal({ where: undefined, pageStart: 9_000_001, pageSize: PAGE_SIZE })
    asked[1]!.answer()
    await settled()
    expect(pages.row(9_000_001)?.values[0]).to.equal('9000002')
  })

  it('of a condition are found from the nearest page before them', async () => {
    const { pages, asked } = await opened('TWICE > 0')
    pages.want(PAGE_SIZE, PAGE_SIZE + 10)
    expect(asked[1]!.page.where).to.equal(`(TWICE > 0) AND _rowid > ${PAGE_SIZE}`)
    asked[1]!.answer()
    await settled()
    expect(pages.total, 'the number of all rows that fit stays').to.equal(TOTAL)
    pages.want(500 * PAGE_SIZE, 500 * PAGE_SIZE + 10)
    expect(asked[2]!.page).to.deep.equal({
      where: `(TWICE > 0) AND _rowid > ${2 * PAGE_SIZE}`,
      pageStart: 498 * PAGE_SIZE + 1,
      pageSize: PAGE_SIZE,
    })
    pages.want(500 * PAGE_SIZE, 502 * PAGE_SIZE)
    expect(asked, 'the next page waits for the one before it').to.have.length(3)
    asked[2]!.answer()
    await settled()
    expect(asked[3]!.page).to.include({ pageStart: 1 })
  })

  it('of another order are found by their place', async () => {
    const { pages, asked } = await opened(undefined, false)
    pages.want(PAGE_SIZE, PAGE_SIZE + 10)
    expect(asked[1]!.page).to.deep.equal({ where: undefined, pageStart: 101, pageSize: PAGE_SIZE })
  })

  it('are asked for by at most three requests, and given up when they are out of sight', async () => {
    const { pages, asked, errors } = await opened()
    pages.want(1000, 2000)
    expect(pages.inFlight).to.equal(3)
    for (let at = 10_000; at < 1_000_000; at += 10_000) pages.want(at, at + 40)
    expect(pages.inFlight).to.equal(1)
    expect(asked.filter(({ signal }) => !signal.aborted).length, 'the first and the last').to.equal(2)
    await settled()
    expect(errors).to.deep.equal([])
  })

  it('tell of a request that failed, and are asked for again', async () => {
    let fails = true
    const { ask, asked } = listing()
    const errors: unknown[] = []
    const pages = new RowPages(
      async (page, signal) => {
        if (fails) throw new Error('no')
        return ask(page, signal)
      },
      {
        where: undefined,
        isInOrder: true,
        onChange: (error) => {
          if (error !== undefined) errors.push(error)
        },
      },
    )
    pages.want(0, 1)
    await settled()
    expect(errors).to.have.length(1)
    fails = false
    pages.retry()
    asked[0]!.answer()
    await settled()
    expect(pages.row(0)?.values[0]).to.equal('1')
  })
})
