import { expect } from 'chai'
import fc from 'fast-check'
import knex from 'knex'
import type { Envelope } from '../../../../src/spatial/encodings/geojson-to-wkb.ts'
import { RtreeFiller } from '../../../../src/spatial/stores/geopackage/rtree.ts'

const micro = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((number) => number / 1e6)
const box: fc.Arbitrary<Envelope> = fc
  .tuple(micro(-180, 180), micro(-180, 180), micro(0, 5), micro(0, 5))
  .map(([x, y, width, height]) => [x, x + width, y, y + height])

describe('R*Tree filled node by node', () => {
  // Nothing, one leaf, exactly one leaf, two, two levels, three levels; in one run and in several.
  for (const [size, runLength] of [
    [0],
    [1],
    [51],
    [52],
    [2601],
    [2700],
    [2700, 1024],
    [9000, 1024],
  ] as const) {
    it(`holds ${size} entries as SQLite's own would${runLength === undefined ? '' : `, sorted ${runLength} at a time`}`, async () => {
      const db = knex({
        client: 'sqlite3',
        connection: { filename: ':memory:' },
        pool: { min: 1, max: 1 },
        useNullAsDefault: true,
      })
      try {
        await db.raw('create virtual table tree using rtree(id, minx, maxx, miny, maxy)')
        await db.raw('create virtual table own using rtree(id, minx, maxx, miny, maxy)')
        const boxes = fc.sample(box, { numRuns: size, seed: 7 })
        const filler = new RtreeFiller(db, 'tree', runLength)
        for (const [at, envelope] of boxes.entries()) await filler.add(3 * at + 2 ** 33, envelope)
        await filler.finish()
        await db.raw(
          `insert into own select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?) where true`,
          [JSON.stringify(boxes.map((envelope, at) => [3 * at + 2 ** 33, ...envelope]))],
        )
        expect(await db.raw("select rtreecheck('tree') as verdict")).to.deep.equal([{ verdict: 'ok' }])
        for (const [minX, maxX, minY, maxY] of fc.sample(box, { numRuns: 20, seed: 8 })) {
          const [found, expected] = await Promise.all(
            ['tree', 'own'].map((tree) =>
              db(tree)
                .select('*')
                .where('minx', '<=', maxX + 20)
                .where('maxx', '>=', minX)
                .where('miny', '<=', maxY + 20)
                .where('maxy', '>=', minY)
                .orderBy('id'),
            ),
          )
          // SQLite rounds outwards by a little more than is needed; never less.
          expect(found?.map(({ id }: { id: number }) => id)).to.deep.equal(
            expected?.map(({ id }: { id: number }) => id),
          )
        }
        // Programs that change the layer later on split and merge nodes.
        for (let at = 0; at < size; at += 2)
          await db('tree')
            .where('id', 3 * at + 2 ** 33)
            .delete()
        await db.raw('insert into tree values (1, 0, 1, 0, 1), (2, 0, 1, 0, 1)')
        expect(await db.raw("select rtreecheck('tree') as verdict")).to.deep.equal([{ verdict: 'ok' }])
      } finally {
        await db.destroy()
      }
    })
  }

  it('never makes an envelope smaller', async () => {
    const db = knex({
      client: 'sqlite3',
      connection: { filename: ':memory:' },
      pool: { min: 1, max: 1 },
      useNullAsDefault: true,
    })
    try {
      await db.raw('create virtual table tree using rtree(id, minx, maxx, miny, maxy)')
      const exact = [0.1, 1e-60, -1e-60, 1 / 3, -1 / 3, 123456.789, 0, 180]
      const filler = new RtreeFiller(db, 'tree')
      for (const [at, value] of exact.entries()) await filler.add(at, [value, value, value, value])
      await filler.finish()
      const rows = (await db('tree').orderBy('id')) as { minx: number; maxx: number }[]
      rows.forEach(({ minx, maxx }, at) => {
        expect(minx).to.be.at.most(exact[at] as number)
        expect(maxx).to.be.at.least(exact[at] as number)
        expect(maxx - minx).to.be.below(Math.max(1e-40, Math.abs(exact[at] as number) * 1e-6))
      })
    } finally {
      await db.destroy()
    }
  })
})
