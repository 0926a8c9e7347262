import { expect } from 'chai'
import { readFile, writeFile } from 'node:fs/promises'
import type { LayerFacts } from '../../../../src/spatial/stores/geopackage/layers.ts'
import { StatisticsCache } from '../../../../src/spatial/stores/geopackage/statistics-cache.ts'
import { temporaryFolder } from '../../support/folders.ts'

const facts = (rows: number): LayerFacts => ({ statistics: { rows } }) as LayerFacts

describe('what was found out about data files', () => {
  const folder = temporaryFolder()
  let path: string
  beforeEach(() => (path = folder.file(`cache/${Math.random()}.json`)))

  /** What the cache gives for a layer, and whether it had to be found out. */
  async function ask(
    cache: StatisticsCache,
    file: string,
    stamp: string,
    layer: string,
  ): Promise<[number, boolean]> {
    let wasAsked = false
    const found = await cache.remember(file, stamp)(layer, async () => {
      wasAsked = true
      return facts(2)
    })
    return [found.statistics.rows, wasAsked]
  }

  async function saved(...files: string[]): Promise<StatisticsCache> {
    const cache = await StatisticsCache.open(path)
    await cache.remember('a.gpkg', '1')('constructor', async () => facts(1))
    await cache.remember('b.gpkg', '1')('layer', async () => facts(1))
    await cache.save(new Set(files))
    return StatisticsCache.open(path)
  }

  it('is known at the next start as long as the file stays the same', async () => {
    const cache = await saved('a.gpkg', 'b.gpkg')
    expect(await ask(cache, 'a.gpkg', '1', 'constructor')).to.deep.equal([1, false])
    expect(await ask(cache, 'a.gpkg', '1', 'toString')).to.deep.equal([2, true])
    expect(await ask(cache, 'a.gpkg', '2', 'constructor')).to.deep.equal([2, true])
    expect(await ask(cache, 'a.gpkg', '2', 'constructor')).to.deep.equal([2, false])
  })

  it('is forgotten with the file', async () => {
    expect(await ask(await saved('a.gpkg'), 'b.gpkg', '1', 'layer')).to.deep.equal([2, true])
  })

  it('is found out anew where the cache is damaged or of another version', async () => {
    await saved('a.gpkg')
    const text = await readFile(path, 'utf8')
    for (const other of [
      '',
      text.slice(0, -5),
      'null',
      text.replace(/"files":.*/, '"files":3}'),
      text.replace(/"format":\d+/, '"format":1'),
    ]) {
      await writeFile(path, other)
      expect(await ask(await StatisticsCache.open(path), 'a.gpkg', '1', 'constructor'), other).to.deep.equal([
        2,
        true,
      ])
    }
  })
})
