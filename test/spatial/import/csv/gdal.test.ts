import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../support/folders.ts'
import { needs } from '../../../support/tools.ts'
import { importText } from '../support/import-text.ts'
import { PUBLISHED_FILES } from '../support/published-files.ts'

const run = promisify(execFile)

/** The columns of the note; GDAL does not read two numbers in one column, nor names with a comma in its options. */
const columnsOf = (from: string): readonly string[] | undefined =>
  from.includes(', ') ? undefined : from.split(' and ')

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
