import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

interface Answer {
  readonly rows: '' | readonly { readonly dataRow: readonly string[] }[]
  readonly metadata: Readonly<Record<string, string>>
}

/** How many rows each of two files has; their values begin with its letter. */
const SIZES = { a: 900, b: 1500 } as const
type Mark = keyof typeof SIZES
const PAGE = 200

/** Three rows for each code, each of which has a mask of its load alone. */
const fileOf = (mark: Mark): string => {
  const code = (row: number) => `${mark}${mark === 'a' ? '-' : '/'}${Math.floor(row / 3)}`
  return `Id,Mark,Code\n${Array.from({ length: SIZES[mark] }, (_, row) => `${row + 1},${mark},${code(row)}\n`).join('')}`
}

describe('Pages of a profile that are read while another load takes its place', function () {
  this.timeout(90_000)
  let server: QualityServer
  let path: string
  before(async () => {
    server = await startQualityServer()
    path = (await server.load('Reloaded', fileOf('a'))).path
  })
  after(() => server.stop())

  const get = async (below: string) => {
    const answer = await server.ask(`${path}${below}`)
    const body = (await answer.json()) as Answer
    expect(answer.status, `${below} ${JSON.stringify(body).slice(0, 300)}`).to.equal(200)
    return {
      total: Number(body.metadata['totalCount']),
      fields: (body.rows || []).map(({ dataRow }) => dataRow),
    }
  }

  /** Reads page after page until there are no more. @returns the loads that its pages were of, in turn */
  async function pagesThrough(
    below: string,
    markOf: (fields: readonly string[]) => Mark,
    totals: Readonly<Record<Mark, number>>,
  ): Promise<Mark[]> {
    const marks: Mark[] = []
    for (let pageStart = 1; ; pageStart += PAGE) {
      const { total, fields } = await get(`${below}&pageStart=${pageStart}&pageSize=${PAGE}`)
      if (fields.length === 0) {
        expect(total).to.be.oneOf([totals.a, totals.b, 0])
        return marks
      }
      const [mark, ...others] = new Set(fields.map(markOf))
      expect(others, `${below} ${pageStart}`).to.deep.equal([])
      expect(total).to.equal(totals[mark!])
      expect(fields).to.have.length(Math.min(PAGE, total - pageStart + 1))
      marks.push(mark!)
    }
  }

  const markIn = ([value]: readonly string[]): Mark => value![0] as Mark
  const codes = { a: SIZES.a / 3, b: SIZES.b / 3 }

  it('are each wholly of one load, of which the next page may be of the newer one', async () => {
    const readers: (() => Promise<Mark[]>)[] = [
      () => pagesThrough('/attributes/3/values?columns=VALUE,FREQUENCY_COUNT,_percentile', markIn, codes),
      () => pagesThrough('/attributes/3/values?columns=VALUE&sort=VALUE:desc', markIn, codes),
      () => pagesThrough('/rows?holding=2:value:a&columns=MARK,CODE', markIn, { a: SIZES.a, b: 0 }),
      () => pagesThrough('/rows?holding=2:mask:A&columns=CODE&sort=CODE', markIn, SIZES),
      () => pagesThrough('/rows?holding=3:rich:lpd2&columns=CODE', markIn, { a: 270, b: 270 }),
    ]
    const files = {
      a: await server.upload('a.csv', fileOf('a')),
      b: await server.upload('b.csv', fileOf('b')),
    }
    let isOver = false
    const reading = Promise.all(
      readers.map(async (read) => {
        const seen = new Set<Mark>()
        while (!isOver) for (const mark of await read()) seen.add(mark)
        return seen
      }),
    ).finally(() => (isOver = true))
    for (let times = 0; times < 4 && !isOver; times++) {
      const { body } = await server.command(path, {
        command: 'reload',
        data: {
          source: 'client',
          connectInfo: { type: 'delimited', attr: 'names', sourceFile: files[times % 2 ? 'a' : 'b'] },
        },
      })
      expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    }
    isOver = true
    const seen = await reading
    expect(seen.map((marks) => [...marks].sort().join(''))).to.deep.equal(['ab', 'ab', 'a', 'ab', 'ab'])
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
  })
})
