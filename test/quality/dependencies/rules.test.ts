import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

/** Nulls on both sides, alone and together, a constant with a null, a name with brackets, and quotes. */
const TABLE = [
  'id,post]code,ci"ty,country,note',
  '1,1010,Vienna,AT,',
  '2,1010,Vienna,AT,',
  "3,1010,Wien's,AT,x",
  '4,2020,Graz,AT,y',
  '5,2020,Graz,AT,z',
  '6,3030,,AT,',
  '7,,Rome,AT,w',
  '8,,Oslo,,w',
  '9,4040,,AT,v',
  '10,4040,,AT,v',
  '11,5050,,AT,',
  '12,5050,Bern,AT,',
].join('\n')

const KEYS = ['1', '2', '2_3', '3_4_5', '5']
const DEPENDENCIES = ['3-2', '2-3', '5-2_3', '4-5', '4-', '1-2', '3-4_5']

describe('rules of keys and dependencies', function () {
  this.timeout(60_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  const command = async (path: string, name: string, data: object) => {
    const { status, body } = await server.command(path, { command: name, data })
    expect(status, JSON.stringify(body)).to.equal(200)
    return body
  }

  for (const nulls of ['equal', 'different']) {
    it(`fail in the rows of duplicates and conflicts if nulls are ${nulls}`, async () => {
      const { path } = await server.load(`Nulls are ${nulls}`, `${TABLE}\n`)
      const pairs = DEPENDENCIES.map((key) => {
        const [rhs, lhs = ''] = key.split('-')
        return { rhs, lhs: lhs.replaceAll('_', ' ') }
      })
      const checks = [
        await command(`${path}/keys`, 'verify', { keys: KEYS, nulls }),
        await command(`${path}/dependencies`, 'verify', {
          attributes: pairs.filter(({ lhs }) => lhs !== ''),
          nulls,
        }),
      ]
      for (const { url, uri } of checks)
        expect(await server.ended(url ?? uri)).to.include({ State: 'Completed' })
      const withExceptions = [
        ...(await server.rows(`${path}/keys?columns=LH_ATTRS,_duplicate_rows`)).map((row) => [
          `keys ${row['Lh Attr IDs']!.replaceAll(' ', '_')}`,
          row['Duplicate Rows']!,
        ]),
        ...(await server.rows(`${path}/dependencies?columns=_fd_key,_conflicting_rows`)).map((row) => [
          `dependencies ${row['Dependency Key']!}`,
          row['Conflicting Rows']!,
        ]),
      ]
      expect(withExceptions.length).to.equal(KEYS.length + DEPENDENCIES.length - 1)
      const expected = new Map<string, string>()
      for (const [name = '', exceptions = ''] of withExceptions) {
        const [listing = '', key] = name.split(' ')
        const data = listing === 'keys' ? { keys: [key] } : { dependencyKeys: [key] }
        const { rules } = await command(`${path}/${listing}`, 'makerule', { ...data, THRESHOLD: '90' })
        expected.set(rules[0]!, exceptions)
      }
      const { url } = await command(`${path}/businessrules`, 'run', { OPTION: 'ALL' })
      expect(await server.ended(url)).to.include({ State: 'Completed' })
      for (const [rule, exceptions] of expected) {
        const [found] = await server.rows(`${path}/businessrules/${rule}`)
        expect(found!['Failing Rows'], JSON.stringify(found)).to.equal(exceptions)
        expect(found!['Passing Rows']).to.equal(String(12 - Number(exceptions)))
      }
    })
  }

  it('say what they need, and are made once', async () => {
    const { path } = await server.load('Once', `${TABLE}\n`)
    const { uri } = await command(`${path}/dependencies`, 'verify', { attributes: [{ rhs: 3, lhs: 2 }] })
    await server.ended(uri)
    const body = { command: 'makerule', data: { dependencyKeys: ['3-2', '3 2'] } }
    const first = await server.command(`${path}/dependencies`, body)
    expect(first).to.deep.include({ status: 200, body: { rules: ['1'] } })
    const [rule] = await server.rows(`${path}/businessrules/1`)
    expect(rule).to.include({
      Name: 'post]code → ci"ty',
      Expression: 'IS_DETERMINED([ci"ty], [post]]code])',
      Description: 'All rows with the same values of post]code have the same value of ci"ty.',
    })
    const again = await server.command(`${path}/dependencies`, body)
    expect(again.status).to.equal(409)
    expect(again.body.detail).to.equal(
      'The business rule 1, "post]code → ci\\"ty", says the same already; leave the key or dependency out, or change the threshold of that rule.',
    )
    const unknown = { command: 'makerule', data: { dependencyKeys: ['3-2', '1-2'] } }
    expect((await server.command(`${path}/dependencies`, unknown)).status).to.equal(404)
  })
})
