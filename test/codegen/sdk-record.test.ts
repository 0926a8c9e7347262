import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { isRecorded, record } from '../../scripts/codegen/sdk-record.ts'
import { temporaryFolder } from '../platform/support.ts'

describe('The record of SDKs', () => {
  let root: string
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  beforeEach(async () => {
    root = await temporaryFolder()
    await write('generated/shop/openapi.json', '{}')
    await write('generated/shop/sdk/python/README.md', 'one')
    await write('scripts/codegen/sdk/python.ts', 'made')
    await write('openapitools.json', '{}')
    await record(root, 'shop')
  })

  it('is right until an SDK, its document, the generator or the code that uses it changes', async () => {
    expect(await isRecorded(root, 'shop')).to.equal(true)
    for (const path of [
      'generated/shop/openapi.json',
      'generated/shop/sdk/python/README.md',
      'generated/shop/sdk/typescript/package.json',
      'scripts/codegen/sdk/python.ts',
      'openapitools.json',
    ]) {
      await write(path, 'other')
      expect(await isRecorded(root, 'shop'), path).to.equal(false)
      await record(root, 'shop')
    }
  })

  it('is about the files of an SDK, and not about what its installation leaves there', async () => {
    await write('generated/shop/sdk/typescript/dist/index.js', 'built')
    await write('generated/shop/sdk/python/shop/__pycache__/a.pyc', 'compiled')
    expect(await isRecorded(root, 'shop')).to.equal(true)
  })

  it('is wrong for a service whose SDKs were never made', async () => {
    expect(await isRecorded(root, 'market')).to.equal(false)
  })
})
