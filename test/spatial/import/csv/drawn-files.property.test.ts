import { expect } from 'chai'
import fc from 'fast-check'
import { writeFile } from 'node:fs/promises'
import { CsvSource } from '../../../../src/spatial/import/csv-source.ts'
import { isRejection } from '../../../../src/spatial/import/record.ts'
import { temporaryFolder } from '../../support/folders.ts'

/** Words of longitude and latitude, which other words and separators may surround. */
const WORDS = [
  ['lon', 'lat'],
  ['lng', 'lat'],
  ['longitude', 'latitude'],
  ['Längengrad', 'Breitengrad'],
  ['longitud', 'latitud'],
  ['x', 'y'],
] as const
const names = fc
  .record({
    words: fc.constantFrom(...WORDS),
    before: fc.constantFrom('', 'stop', 'geo', 'gps', 'decimal', 'Point'),
    separator: fc.constantFrom('_', '-', ' ', '.', ': '),
    unit: fc.constantFrom('', ' (°)', '_WGS84', ' [deg]', ' in Grad'),
    isUpper: fc.boolean(),
  })
  .map(({ words, before, separator, unit, isUpper }) =>
    words.map((word) => {
      const name = `${before === '' ? '' : before + separator}${word}${unit}`
      return isUpper ? name.toUpperCase() : name
    }),
  )

/** Degrees with up to six decimals, as a whole number of millionths. */
const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6)
const noise = fc.constantFrom(
  '',
  'a',
  'Straße 7, links',
  'say "x"',
  '12',
  '3;4',
  '2026-11-01',
  '{"a":1}',
  '1|2',
)

const files = fc.record({
  names,
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  mark: fc.constantFrom('.', ','),
  isLatitudeFirst: fc.boolean(),
  hasSpaces: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  rows: fc.array(fc.tuple(degrees(180), degrees(90), noise, noise), { minLength: 1, maxLength: 8 }),
})

const quoted = (field: string, delimiter: string): string =>
  field.includes('"') || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field

describe('CSV files with drawn names, delimiters and decimal marks', () => {
  const folder = temporaryFolder()

  it('give the positions that were written', async () => {
    await fc.assert(
      fc.asyncProperty(files, async ({ names: [x, y], delimiter, mark, ...file }) => {
        const number = (value: number): string => {
          const text = value.toFixed(6).replace('.', mark)
          return file.hasSpaces ? ` ${value > 0 ? '+' : ''}${text} ` : text
        }
        const line = (fields: readonly string[]): string =>
          fields.map((field) => quoted(field, delimiter)).join(delimiter)
        const pair = (one: string, other: string): string[] =>
          file.isLatitudeFirst ? [other, one] : [one, other]
        const lines = [
          line(['name', ...pair(x as string, y as string), 'note', 'more']),
          ...file.rows.map(([lon, lat, one, other]) =>
            line([one, ...pair(number(lon), number(lat)), other, 'end']),
          ),
        ]
        const path = folder.file('drawn.csv')
        await writeFile(path, lines.join(file.lineEnd))
        const read: unknown[] = []
        for await (const records of new CsvSource(path, {}).read(() => undefined)) {
          for (const record of records) {
            if (isRejection(record)) throw new Error(`${record.reason} ${record.text}`)
            read.push([record.geometry?.geometry, record.properties.map(([, value]) => value)])
          }
        }
        expect(read).to.deep.equal(
          file.rows.map(([lon, lat, one, other]) => [
            { type: 'Point', coordinates: [lon, lat] },
            [one || null, other || null, 'end'],
          ]),
        )
      }),
      { numRuns: 300 },
    )
  })
})
