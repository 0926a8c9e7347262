import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** Of two units each in JavaScript. */
const EMOJI = '😀'

/** Texts of 3, 4 and 5 characters among them, null, the empty text, and the same long note with two authors. */
const BOOKS = [
  'id,title,author,note',
  `1,${EMOJI.repeat(5)},Ada Lovelace,"first note, of Ada"`,
  `2,${EMOJI.repeat(4)},Ada Lovelace,"first note, of Ada"`,
  `3,abc${EMOJI},Grace Hopper,"first note, of Ada"`,
  `4,abcd${EMOJI},Grace Hopper,`,
  '5,"",Grace Hopper,""',
  '6,,abc,"  "',
  '1,2,3',
  'a rejected record of one field \u0001',
  '',
].join('\n')

/** The most characters in the tests. */
const MOST = 4

interface Row {
  readonly dataRow: readonly string[]
  readonly metadata?: { readonly url?: string; readonly lengths?: Readonly<Record<string, string>> }
}
interface Page {
  readonly columns: readonly { readonly columnisedName: string; readonly humanisedName: string }[]
  readonly rows: '' | readonly Row[]
  readonly metadata: Readonly<Record<string, unknown>>
}

/** A plain implementation of the option: a whole page with its texts cut. */
function shortened(page: Page, isText: (column: string) => boolean, most = MOST): Page {
  const names = page.columns.map(({ columnisedName }) => columnisedName)
  const rows = page.rows === '' ? [] : page.rows
  const cut = rows.map(({ dataRow, metadata }) => {
    const lengths: Record<string, string> = {}
    const values = dataRow.map((value, i) => {
      const characters = Array.from(value)
      if (!isText(names[i]!) || characters.length <= most) return value
      lengths[names[i]!] = String(characters.length)
      return characters.slice(0, most).join('')
    })
    const told = { ...metadata, ...(Object.keys(lengths).length > 0 && { lengths }) }
    return { dataRow: values, ...(Object.keys(told).length > 0 && { metadata: told }) }
  })
  return { ...page, rows: page.rows === '' ? '' : cut }
}

describe('A listing that shortens its texts', function () {
  this.timeout(90_000)
  let server: QualityServer
  let entity: string
  let join: string

  before(async () => {
    server = await startQualityServer()
    const { path, job } = await server.load('Books', BOOKS, { maxRejected: 5 })
    expect(job, JSON.stringify(job)).to.include({ State: 'Completed' })
    entity = path
    const id = path.split('/').at(-1)!
    const rule = {
      NAME: 'Short',
      EXPRESSION: 'LENGTH(title) < 4',
      GROUP_EXPRESSION: 'author',
      THRESHOLD: '100',
    }
    await run(`${entity}/businessrules`, 'add', rule)
    await run(`${entity}/businessrules/1`, 'run')
    await run(`${entity}/dependencies`, 'verify', { attributes: [{ rhs: '3', lhs: '4' }] })
    const side = { entity: id, attributes: '3' }
    await run(`${entity}/joins`, 'create', { params: { LH: side, RH: side } })
    join = `/joins/${id}-3-${id}-3-1`
  })
  after(() => server.stop())

  /** Runs a command, and waits for its job if it has one. */
  async function run(path: string, command: string, data?: object): Promise<void> {
    const { status, body } = await server.command(path, { command, ...(data && { data }) })
    expect(status, `${path} ${JSON.stringify(body)}`).to.equal(200)
    const job = body.uri ?? body.url
    if (!job.includes('/scheduler/')) return
    const ended = await server.ended(job)
    expect(ended, JSON.stringify(ended)).to.include({ State: 'Completed' })
  }

  async function pageOf<T = Page>(path: string, query: Readonly<Record<string, string>> = {}): Promise<T> {
    const answer = await server.ask(`${path}?${new URLSearchParams(query).toString()}`)
    const body = (await answer.json()) as T
    expect(answer.status, `${path} ${JSON.stringify(body)}`).to.equal(200)
    return body
  }
  const commanded = async (path: string, options: object): Promise<Page> => {
    const { status, body } = await server.command(path, { command: 'get', options })
    expect(status, `${path} ${JSON.stringify(body)}`).to.equal(200)
    return body
  }

  /** The columns of texts, by listing. Those that are not named have columns of numbers only. */
  const ATTRIBUTES = ['ID', 'TITLE', 'AUTHOR', 'NOTE']
  const REJECTED = ['REASON', 'DETAIL', 'TEXT', 'BYTES']
  const FORMS = ['VALUE', '_value', '_mask_stat', '_soundex', '_metaphone', '_pattern', '_mask']
  const listings = (): readonly (readonly [string, readonly string[]])[] => [
    [`${entity}/rows`, ATTRIBUTES],
    [`${entity}/rejected`, REJECTED],
    [`${entity}/rows/1/details`, ['_humanised_name', 'VALUE', 'value.TYPE', '_pattern', '_mask']],
    [`${entity}/attributes/2/values`, FORMS],
    [`${entity}/attributes/4/values/spaces`, ATTRIBUTES],
    [`${entity}/attributes/3/masks`, FORMS],
    [`${entity}/attributes/3/patterns`, FORMS],
    [`${entity}/attributes/3/soundexes`, FORMS],
    [`${entity}/attributes/3/metaphones`, FORMS],
    [`${entity}/duplicatesindicator`, []],
    [`${entity}/duplicatesindicator/1/duplicates`, ATTRIBUTES],
    [`${entity}/businessrules/1/failingrows`, ATTRIBUTES],
    [`${entity}/businessrules/1/passingrows`, ATTRIBUTES],
    [`${entity}/businessrules/1/groups`, ['value', 'aggregate_pass', 'aggregate_fail']],
    [`${entity}/dependencies/3-4/conflicts`, ATTRIBUTES],
    [`${entity}/dependencies/3-4/corrections`, ['_lhs', '_rhs', '_correction', '_lhnames', '_rhname']],
    ...['innerrows', 'outerrows', 'leftouterrows', 'rightouterrows'].map((set): [string, string[]] => [
      `${join}/${set}`,
      ['L', 'R'].flatMap((side) => ATTRIBUTES.map((name) => `${side}_e${entity.split('/').at(-1)}:${name}`)),
    ]),
    [`${join}/leftnomatchrows`, ATTRIBUTES],
    [`${join}/matchingvalues`, ['value0']],
    [`${join}/leftnomatchvalues`, ['value0']],
  ]

  /** The requests that a listing takes: a GET, a command, or both. */
  const waysTo = (
    path: string,
  ): readonly ((options: Readonly<Record<string, string>>) => Promise<Page>)[] => [
    ...(/soundexes$/.test(path)
      ? []
      : [(options: Readonly<Record<string, string>>) => pageOf(path, options)]),
    ...(/(rejected|details)$/.test(path) ? [] : [(options: object) => commanded(path, options)]),
  ]

  it('has the texts of the whole listing, cut, with their lengths: by GET and by the command', async () => {
    const without: string[] = []
    for (const [path, texts] of listings()) {
      const ways = waysTo(path)
      const whole = await ways[0]!({})
      const expected = shortened(whole, (name) => texts.includes(name))
      for (const ask of ways) {
        expect(await ask({ shorten: String(MOST) }), path).to.deep.equal(expected)
        // Nothing is as long as this.
        expect(await ask({ shorten: '10000' }), path).to.deep.equal(whole)
      }
      if (!JSON.stringify(expected).includes('"lengths"')) without.push(path.split('/').at(-1)!)
    }
    // These have no text of more characters here.
    expect(without).to.have.members([
      'spaces',
      'soundexes',
      'duplicatesindicator',
      'passingrows',
      'leftnomatchrows',
      'leftnomatchvalues',
    ])
  })

  it('cuts the texts of the catalogue and of files too, and never their numbers and times', async () => {
    for (const [path, texts] of [
      [
        '/entities',
        ['_humanised_name', '__STATE', '_source_file', '__CONNECTION', 'SOURCE', 'SCHEMA', 'ENTITY_NAME'],
      ],
      [`${entity}/attributes`, ['_humanised_name', 'value.TYPE', 'value.MODE', 'pat.MODE']],
      ['/files', ['Filename']],
    ] as const) {
      const whole = await pageOf(path)
      const cut = await pageOf(path, { shorten: '4' })
      const names = whole.columns.map(({ columnisedName }) => columnisedName)
      const told = new Set(
        (cut.rows as Row[]).flatMap(({ metadata }) => Object.keys(metadata?.lengths ?? {})),
      )
      expect(
        [...told].filter((name) => (texts as readonly string[]).includes(name)),
        path,
      ).not.to.be.empty
      expect(cut, path).to.deep.equal(shortened(whole, (name) => told.has(name)))
      for (const [i, name] of names.entries()) {
        if (!told.has(name)) continue
        const values = (whole.rows as Row[]).map(({ dataRow }) => dataRow[i]!)
        expect(
          values.every((value) => /^[0-9]{4}\/[0-9]{2}\/[0-9]{2} /.test(value)),
          `${path} ${name}`,
        ).to.equal(false)
      }
    }
  })

  it('counts code points, cuts no text of just so many, and leaves null and the empty text alone', async () => {
    const { rows } = await commanded(`${entity}/rows`, { columns: ['TITLE'], shorten: '4' })
    expect(rows).to.deep.equal([
      { dataRow: [EMOJI.repeat(4)], metadata: { lengths: { TITLE: '5' } } },
      { dataRow: [EMOJI.repeat(4)] },
      { dataRow: [`abc${EMOJI}`] },
      { dataRow: ['abcd'], metadata: { lengths: { TITLE: '5' } } },
      { dataRow: [''] },
      { dataRow: [''] },
    ])
  })

  it('finds and sorts rows by their whole texts, on each way to a page', async () => {
    const note = 'note = "first note, of Ada"'
    for (const options of [
      { where: note },
      { sort: [{ column: 'NOTE' }, { column: 'TITLE', direction: 'desc' }] },
      { where: note, sort: [{ column: 'TITLE', direction: 'desc' }], pageStart: 2, pageSize: 1 },
      { keypatternlist: [2, 4] },
      { pageStart: 3, pageSize: 2 },
    ]) {
      const found = await commanded(`${entity}/rows`, options)
      expect(found.rows, JSON.stringify(options)).not.to.equal('')
      expect(
        await commanded(`${entity}/rows`, { ...options, shorten: 4 }),
        JSON.stringify(options),
      ).to.deep.equal(shortened(found, (name) => ATTRIBUTES.includes(name)))
    }
    // The server itself evaluates a condition over texts that it makes.
    const where = 'CONTAINS(TEXT, "of one field")'
    const whole = await pageOf(`${entity}/rejected`, { where })
    expect(whole.rows).to.have.length(1)
    expect(await pageOf(`${entity}/rejected`, { where, shorten: '4' })).to.deep.equal(
      shortened(whole, (name) => REJECTED.includes(name)),
    )
  })

  it('has the length after the text in the external form', async () => {
    const columns = '_rowid,TITLE,AUTHOR'
    const { rows } = await pageOf<{ rows: object[] }>(`${entity}/rows`, {
      columns,
      external: '1',
      shorten: '4',
    })
    expect(rows.slice(2).map((row) => Object.entries(row))).to.deep.equal([
      [['Row', '3'], ['title', `abc${EMOJI}`], ['author', 'Grac'], ['author@length', '12']],
      [['Row', '4'], ['title', 'abcd'], ['title@length', '5'], ['author', 'Grac'], ['author@length', '12']],
      [['Row', '5'], ['title', ''], ['author', 'Grac'], ['author@length', '12']],
      [['Row', '6'], ['title', ''], ['author', 'abc']],
    ]) // prettier-ignore
    const values = await pageOf<{ rows: Record<string, string>[] }>(`${entity}/attributes/3/values`, {
      columns: 'VALUE',
      external: '1',
      shorten: '3',
    })
    expect(values.rows[0]).to.include({ Value: 'Gra', 'Value@length': '12' })
    expect(values.rows[0]!['@url']).to.match(/\/rows\?holding=/)
  })

  it('gives a column a number that is called like a length, and keeps names that objects have', async () => {
    const odd = await server.load(
      'Odd',
      'a,a@length,a@length (2),__proto__,7\nlong a,long b,c,long d,long e\n',
    )
    const external = (await (await server.ask(`${odd.path}/rows?external=1&shorten=3`)).text()).match(
      /"rows":\[(.*)\],"metadata"/,
    )![1]
    expect(external).to.equal(
      '{"Row":"1","a":"lon","a@length":"6","a@length (3)":"lon","a@length (3)@length":"6","a@length (2)":"c","__proto__":"lon","__proto__@length":"6","7":"lon","7@length":"6"}',
    )
    const { columns, rows } = await pageOf(`${odd.path}/rows`, { shorten: '3' })
    const names = columns.map(({ columnisedName }) => columnisedName)
    expect(Object.entries((rows as Row[])[0]!.metadata!.lengths!).sort()).to.deep.equal(
      [1, 2, 4, 5].map((i) => [names[i]!, '6']).sort(),
    )
  })

  it('is refused for numbers outside 1 to 10,000, with the place, and for exports', async () => {
    for (const shorten of ['0', '-1', '10001', '1.5', 'x', '']) {
      const answer = await server.ask(`${entity}/rows?shorten=${shorten}`)
      expect(answer.status, shorten).to.equal(400)
      const { errors } = (await answer.json()) as { errors: { parameter: string }[] }
      expect(errors[0]!.parameter).to.equal('shorten')
    }
    for (const shorten of [0, 10_001, '10001', 'x', true]) {
      const { status, body } = await server.command(`${entity}/rows`, {
        command: 'get',
        options: { shorten },
      })
      expect(status, String(shorten)).to.equal(400)
      expect(body.errors[0]!.pointer).to.equal('/options/shorten')
    }
    const whole = await commanded(`${entity}/rows`, {})
    expect(await commanded(`${entity}/rows`, { shorten: '' })).to.deep.equal(whole)
    const refused = await server.command(`${entity}/rows`, {
      command: 'export',
      data: { filename: 'a.csv' },
      options: { shorten: 4 },
    })
    expect(refused.status).to.equal(400)
    expect(refused.body.errors[0]!.detail).to.include('"shorten"')
  })
})
