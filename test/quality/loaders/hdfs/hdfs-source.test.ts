import { expect } from 'chai'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { findHdfsSource, type HdfsSource } from '../../../../src/quality/loaders/hdfs/hdfs-source.ts'
import { SourceFileUnknown } from '../../../../src/quality/model/errors.ts'
import { failureOf } from '../../../platform/support.ts'
import { FakeHdfs, FOREVER } from './fake-hdfs.ts'

describe('A source in HDFS', () => {
  let hdfs: FakeHdfs
  beforeEach(async () => void (hdfs = await new FakeHdfs().start()))
  afterEach(() => hdfs.stop())

  const find = (name: string, dataDirectory = '/data'): Promise<HdfsSource | undefined> =>
    findHdfsSource(hdfs.client(), hdfs.access({ dataDirectory }), name, FOREVER)

  const namesOf = (source: HdfsSource | undefined): string[] | undefined =>
    source?.parts.map(({ name }) => name)

  it('is a file below the data directory', async () => {
    const file = hdfs.file('/data/in/a b.csv', 'bytes')
    expect(await find('in/a b.csv')).to.deep.equal({
      partitions: [],
      parts: [{ ...file, values: [] }],
      bytes: 5,
    })
    expect(await find('data/in/a b.csv', '')).to.have.property('bytes', 5)
  })

  it('is a folder of parts in the order of their names, without hidden and empty ones', async () => {
    for (const name of ['part-2', 'part-10', '_SUCCESS', '.part-2.crc']) hdfs.file(`/data/out/${name}`, name)
    hdfs.file('/data/out/part-1', '')
    for (const name of ['out', 'out/']) {
      const source = await find(name)
      expect(namesOf(source)).to.deep.equal(['out/part-10', 'out/part-2'])
      expect(source!.bytes).to.equal(13)
    }
    expect(await find('.', '/data/out')).to.have.property('bytes', 13)
    expect(await find('./', '/data/out')).to.have.property('bytes', 13)
  })

  it('is not found elsewhere, and nothing is requested for a name that leads out', async () => {
    hdfs.file('/data/a.csv', 'bytes')
    hdfs.file('/other/a.csv', 'bytes')
    for (const name of [
      '../other/a.csv',
      '/other/a.csv',
      '..',
      '',
      'a/../../other/a.csv',
      'a//b',
      'a/./b',
      'a:b',
    ])
      expect(await find(name), name).to.equal(undefined)
    expect(await find('a\0'), 'NUL').to.equal(undefined)
    expect(await find('a\ud800'), 'half a character').to.equal(undefined)
    expect(hdfs.requests).to.deep.equal([])
    expect(await find('b.csv')).to.equal(undefined)
    expect(hdfs.requests).to.have.length(1)
  })

  it('is a folder with all folders below, or a pattern, with the values of partitions', async () => {
    hdfs.file('/data/a/year=2024/month=__HIVE_DEFAULT_PARTITION__/part-0', 'bytes')
    hdfs.file('/data/a/year=2025/month=a%3Ab/part-0', 'more bytes')
    hdfs.file('/data/a/_temporary/part-0', 'not read')
    for (const name of ['a', 'a/', 'a/year=*', 'a/**/part-*', '?/year=202[45]/month=*/part-?']) {
      const { partitions, parts, bytes } = (await find(name))!
      expect([partitions, bytes], name).to.deep.equal([['year', 'month'], 15])
      expect(parts.map((part) => [part.name, part.values])).to.deep.equal([
        ['a/year=2024/month=__HIVE_DEFAULT_PARTITION__/part-0', ['2024', null]],
        ['a/year=2025/month=a%3Ab/part-0', ['2025', 'a:b']],
      ])
    }
    expect(namesOf(await find('*/part-0', '/data/a/year=2025'))).to.deep.equal(['month=a%3Ab/part-0'])
    for (const name of ['a/*.csv', 'b/*', 'a/year=2024/month=*/part-0/*', '*/../*'])
      expect(await find(name), name).to.equal(undefined)
  })

  it('is refused if a folder has no files, or the partitions differ', async () => {
    hdfs.file('/data/a/year=2025/part-0', 'bytes')
    hdfs.file('/data/a/part-0', 'bytes')
    hdfs.file('/data/b/_SUCCESS', '')
    const failure = await failureOf(() => find('a'))
    expect(failure).to.be.instanceOf(SourceUnreadable)
    expect(String(failure)).to.include('different partitions: "a/part-0" has none, and "a/year=2025/part-0"')
    const empty = await failureOf(() => find('b'))
    expect(empty).to.be.instanceOf(SourceFileUnknown)
    expect(String(empty)).to.include('has no data files')
  })
})
