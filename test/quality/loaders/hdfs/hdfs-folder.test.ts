import { expect } from 'chai'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { HdfsFolder, type HdfsFolderOptions } from '../../../../src/quality/loaders/hdfs/hdfs-folder.ts'
import { failureOf } from '../../../platform/support.ts'
import { FakeHdfs, FOREVER, sendRemote } from './fake-hdfs.ts'

describe('The folder of a connection to HDFS', () => {
  let hdfs: FakeHdfs
  beforeEach(async () => void (hdfs = await new FakeHdfs().start()))
  afterEach(() => hdfs.stop())

  function folder(options: Partial<HdfsFolderOptions> = {}, dataDirectory = '/data'): HdfsFolder {
    const access = hdfs.access({ dataDirectory })
    return new HdfsFolder(hdfs.client(), access, { isListed: () => true, ...options })
  }

  /** The sources as `name size`. */
  async function listed(options: Partial<HdfsFolderOptions> = {}, directory?: string): Promise<string[]> {
    const all: string[] = []
    for await (const batch of folder(options, directory).sources(FOREVER))
      all.push(...batch.map(({ name, bytes }) => `${name} ${bytes}`))
    return all
  }

  const write = (...names: string[]): void => names.forEach((name) => void hdfs.file(`/data/${name}`, name))

  it('lists its files and those below it with their sizes, by code point of the whole name', async () => {
    write('b.csv', 'a.csv', 'a/b.csv', 'a-b.csv', 'ü/é.csv', 'a/a/c.csv')
    expect(await listed()).to.deep.equal([
      'a-b.csv 7',
      'a.csv 5',
      'a/a/c.csv 9',
      'a/b.csv 7',
      'b.csv 5',
      'ü/é.csv 9',
    ])
  })

  it('lists a folder of part files as one source with the sum of the sizes', async () => {
    write('a/_SUCCESS', 'a/.one.crc', 'a/one.csv', 'a/two.csv')
    write('b/part-00000', 'b/part-00001.gz', 'c/000000_0', 'c/000001_0_copy_1', 'd/part-1', 'd/other')
    expect(await listed()).to.deep.equal(['a/ 18', 'b/ 27', 'c/ 27', 'd/other 7', 'd/part-1 8'])
  })

  it('lists a folder of partitions as one source with the sum of the sizes', async () => {
    hdfs.file('/data/sales/year=2024/month=1/a.csv', '123')
    hdfs.file('/data/sales/year=2025/_SUCCESS', '')
    hdfs.file('/data/sales/year=2025/b.csv', '45')
    hdfs.file('/data/stock/year=2025/month=1/a.txt', '45')
    hdfs.file('/data/towns/year=2025/a.csv', '1')
    hdfs.file('/data/towns/month=5/a.csv', '1')
    expect(await listed({ isListed: (name) => name.endsWith('.csv') })).to.deep.equal([
      'sales/ 5',
      'towns/month=5/a.csv 1',
      'towns/year=2025/a.csv 1',
    ])
  })

  it('lists part files beside folders one by one', async () => {
    write('a/_SUCCESS', 'a/part-0', 'a/more/part-0')
    expect(await listed()).to.deep.equal(['a/more/ 13', 'a/part-0 8'])
  })

  it('is itself a source if it has part files', async () => {
    write('a/_SUCCESS', 'a/part-0')
    expect(await listed({}, '/data/a')).to.deep.equal(['./ 8'])
  })

  it('leaves out hidden files and folders', async () => {
    write('_tmp/a.csv', '.trash/a.csv', '_a.csv', '.a.csv', 'a.csv')
    expect(await listed()).to.deep.equal(['a.csv 5'])
  })

  it('lists the names that are asked for, and folders of them', async () => {
    write('a.csv', 'a.txt', 'b.csv/_SUCCESS', 'b.csv/part-0', 'c/part-0.csv', 'd/part-0.txt')
    const isListed = (name: string): boolean => name.endsWith('.csv')
    expect(await listed({ isListed })).to.deep.equal(['a.csv 5', 'b.csv/ 12', 'c/ 12'])
    expect(await folder({ isListed }).count(FOREVER)).to.deep.equal({ files: 1, folders: 3 })
  })

  it('leaves out folders that may not be read or were removed', async () => {
    write('a/a.csv', 'b/a.csv', 'c/a.csv')
    hdfs.nameNodeFault = ({ pathname }, response) => {
      if (pathname.endsWith('/a')) sendRemote(response, 403, 'AccessControlException')
      else if (pathname.endsWith('/b')) sendRemote(response, 404, 'FileNotFoundException')
      else return false
      return true
    }
    expect(await listed()).to.deep.equal(['c/a.csv 7'])
  })

  it('says that it is missing, or may not be read', async () => {
    expect(String(await failureOf(() => listed()))).to.include(
      'HDFS has no folder "/data"; correct the DATA_DIRECTORY of the connection.',
    )
    hdfs.nameNodeFault = (_, response) => (sendRemote(response, 403, 'AccessControlException'), true)
    const failure = await failureOf(() => listed())
    expect(failure).to.be.instanceOf(SourceUnreadable)
    expect(String(failure)).to.include('does not let the user of the connection read')
  })

  it('is listed as far as 16 folders within each other', async () => {
    const deep = (levels: number): string => 'a/'.repeat(levels) + 'x'
    write(deep(16), deep(17))
    expect(await listed()).to.deep.equal([`${deep(16)} 33`])
  })

  it('is not listed further than to a number of folders', async () => {
    write('a/x', 'b/x', 'c/x')
    expect(await listed({ maxFolders: 4 })).to.have.length(3)
    expect(String(await failureOf(() => listed({ maxFolders: 3 })))).to.include('has more than 3 folders')
  })
})
