import { expect } from 'chai'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../../src/platform/operator-error.ts'
import { WarehouseUnavailable } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { FolderStorage } from '../../../../src/quality/stores/trino/storage/folder-storage.ts'
import { failureOf, temporaryFolder } from '../../../platform/support.ts'

describe('The folder of a lake', () => {
  it('must exist at the start, and be no file', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'file'), '')
    for (const name of ['file', 'missing', 'file/below'])
      expect(await failureOf(() => FolderStorage.open(join(folder, name), 'local:///'))).to.be.instanceOf(
        OperatorError,
      )
    await FolderStorage.open(folder, 'local:///')
  })

  it('that cannot be written to is told by a sentence', async () => {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'file'), '')
    await writeFile(join(folder, 'piece'), '')
    const storage = new FolderStorage(join(folder, 'file'), 'local:///')
    const failure = await failureOf(() => storage.put(join(folder, 'piece'), 'a/b'))
    expect(failure).to.be.instanceOf(WarehouseUnavailable)
    expect((failure as Error).message).to.match(
      /^The folder in WAREHOUSE_STORAGE cannot be written to \(\w+\)/,
    )
  })
})
