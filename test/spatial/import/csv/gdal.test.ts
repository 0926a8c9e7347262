import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { failureOf } from '../../../platform/support.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { needs } from '../../../support/tools.ts'
import { importText } from '../support/import-text.ts'
import { PUBLISHED_FILES } from '../support/published-files.ts'

const run = promisify(execFile)

/** The columns of the note; GDAL does not read two numbers in one column, nor names with a comma in its options. */
const columnsOf = (from: string): readonly string[] | undefined =>
  from.includes(', ') ? undefined : from.split(' and ')

describe('the command that is advised for another reference system', () => {
  const folder = temporaryFolder()
  before(function () {
    needs(this, 'ogr2ogr')
  })

  for (const [title, text] of [
    ['columns of coordinates', "id;x;y of O'Hara\n1;389500,2;5819700,1\n"],
    ['well-known text', 'id\tgeom\n1\tPOINT(389500.2 5819700.1)\n'],
    ['well-known text with SRID', 'id,geom\n1,"SRID=25832;POINT(389500.2 5819700.1)"\n'],
  ] as const) {
    it(`converts ${title}, so that they can be imported`, async () => {
      const named = text.includes('Hara') ? { x: 'x', y: "y of O'Hara" } : {}
      const failure = await failureOf(() => importText(folder.path, 'csv', text, named))
      const command = /in place of 25832: (.*)$/.exec(String(failure))?.[1] ?? ''
      await run('sh', ['-c', command], { cwd: folder.path })
      const converted = await readFile(folder.file('converted.geojsonl'), 'utf8')
      await rm(folder.file('converted.geojsonl'))
      const [feature] = (await importText(folder.path, 'geojsonseq', converted)).features
      const [longitude, latitude] = (feature?.geometry as { coordinates: [number, number] }).coordinates
      expect(longitude).to.be.closeTo(7.3715486, 1e-6)
      expect(latitude).to.be.closeTo(52.5161991, 1e-6)
    })
  }
})

describe('the geometry of published CSV files, as GDAL reads the same columns', () => {
  const folder = temporaryFolder()
  let ogr2ogr: string
  before(function () {
    ogr2ogr = needs(this, 'ogr2ogr')
  })

  for (const { title, text, from, beyondGdal } of PUBLISHED_FILES) {
    const columns = columnsOf(from)
    if (columns === undefined || beyondGdal !== undefined) continue
    it(`agrees in ${title}`, async () => {
      const [first, second] = columns
      const options =
        second === undefined
          ? [`GEOM_POSSIBLE_NAMES=${first}`]
          : [`X_POSSIBLE_NAMES=${first}`, `Y_POSSIBLE_NAMES=${second}`]
      const path = folder.file('published.csv')
      await writeFile(path, text)
      const { stdout } = await run(ogr2ogr, [
        ...['-f', 'GeoJSONSeq', '-lco', 'COORDINATE_PRECISION=15'],
        ...options.flatMap((option) => ['-oo', option]),
        ...['/vsistdout/', path],
      ])
      const theirs = stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { geometry: unknown }).geometry)
      const { features } = await importText(folder.path, 'csv', text)
      expect(features.map(({ geometry }) => geometry)).to.deep.equal(theirs)
    })
  }
})
