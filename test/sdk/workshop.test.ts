import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeFiles } from '../../scripts/codegen/output.ts'
import { generateSdks } from '../../scripts/codegen/sdk.ts'
import { ROOT } from '../../scripts/inputs.mjs'
import type { Upload } from '../../src/contract/upload.ts'
import { generatedFixture } from '../support/fixture-contract.ts'
import { lacks, needs } from '../support/tools.ts'
import { startWorkshop, type Workshop } from '../support/workshop.ts'
import { python } from './install.ts'

const run = promisify(execFile)

/** What both programs are to get from the server below. */
const EXPECTED = {
  sharpened: 'sharpened to 20',
  refusal: ['The body at /angle must be at most 45.'],
  hung: { name: 'sea.png', bytes: 5 },
  time: 'noon',
  none: true,
  places: [['a', ['b', 'c']]],
  names: { Left: 'a', Right: ['b', 'c'] },
  empty: 0,
}

describe('The SDKs of a contract of OpenAPI 3.1', function () {
  this.timeout(120_000)
  let root: string
  let server: Workshop
  const deleted: unknown[] = []

  before(async function () {
    needs(this, 'java')
    root = await mkdtemp(join(tmpdir(), 'sdk-workshop-'))
    const generated = join(root, 'generated', 'workshop')
    const files = await generatedFixture('workshop')
    await writeFiles(new Map([[join(generated, 'openapi.json'), files.get('openapi.json')!]]))
    const { status } = await generateSdks('workshop', { check: false, root })
    expect(status).to.equal('done')
    server = await startWorkshop({
      deleteTool: ({ body }, reply) => {
        deleted.push(body)
        return reply['noContent']!()
      },
      commandTool: ({ body }, reply) =>
        reply['ok']!({
          id: 7,
          name: `sharpened to ${(body as { angle: number }).angle}`,
          edge: [1, 'steel'],
        }),
      hangPicture: async ({ body }, reply) => {
        const { filename, content } = (body as { picture: Upload }).picture
        let bytes = 0
        for await (const chunk of content) bytes += chunk.length
        return reply['created']!({ name: filename, bytes })
      },
      getClock: ({ accepts }, reply) =>
        accepts === 'application/json'
          ? reply['ok']!({ time: 'noon' })
          : reply['okEventStream']!('data: 1\n\n'),
      getLamp: (_, reply) => reply['noContent']!(),
      getShelf: ({ path }, reply) =>
        reply['ok']!({
          items: {
            places: [{ places: ['a', ['b', 'c']] }],
            names: [{ Left: 'a', Right: ['b', 'c'] }],
            empty: '',
          }[path['shelf'] as 'empty'],
        }),
    })
  })
  beforeEach(() => {
    deleted.length = 0
  })
  after(async () => {
    server?.stop()
    if (root) await rm(root, { recursive: true })
  })

  it('type each command, send a body with DELETE, upload a file and read lists that may be empty, in TypeScript', async () => {
    const sdk = join(root, 'generated', 'workshop', 'sdk', 'typescript')
    await cp(join(import.meta.dirname, 'workshop-consumer.mjs'), join(sdk, 'src', 'consumer.mjs'))
    const strict = ['--allowJs', '--checkJs', '--noUncheckedIndexedAccess']
    await run(join(ROOT, 'node_modules/.bin/tsc'), strict, { cwd: sdk }).catch(
      (error: { stdout: string }) => {
        throw new Error(error.stdout)
      },
    )
    const { stdout } = await run(process.execPath, [join(sdk, 'dist', 'consumer.mjs'), server.url])
    expect(JSON.parse(stdout)).to.deep.equal(EXPECTED)
    expect(deleted).to.deep.equal([{ reason: 'broken', witnesses: ['a'] }])
  })

  it('do the same in Python', async function () {
    await run(python, ['-c', 'import pydantic, urllib3']).catch(() =>
      lacks(this, 'the packages of a Python SDK are not installed; test/sdk/python.test.ts does that'),
    )
    const { stdout } = await run(python, [join(import.meta.dirname, 'workshop_consumer.py'), server.url], {
      env: { ...process.env, PYTHONPATH: join(root, 'generated', 'workshop', 'sdk', 'python') },
    })
    expect(JSON.parse(stdout)).to.deep.equal(EXPECTED)
    expect(deleted).to.deep.equal([{ reason: 'broken', witnesses: ['a'] }])
  })
})
