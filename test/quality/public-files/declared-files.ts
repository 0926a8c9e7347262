import type { PublicFolder } from '../../../scripts/public-files/public-files.ts'
import { changed, datesOf, type Difference, renamed, withoutRows } from './differences.ts'

/** A file of a public package, and how a person who looked at it reads it with pandas or openpyxl. */
export interface DeclaredFile {
  readonly folder: PublicFolder
  readonly path: string
  /** A function of `read.py`, and its options. */
  readonly reader: string
  readonly options?: Readonly<Record<string, unknown>>
  /** Members of `connectInfo` that the preview does not find: set by the person who loads the file. */
  readonly told?: Readonly<Record<string, unknown>>
  /** The number of rejected records. */
  readonly rejected?: number
  readonly differences?: readonly Difference[]
}

const R = 'usr/lib/R/site-library'
const PANDAS = 'usr/lib/python3/dist-packages/pandas/tests/io/data'
const STATSMODELS = 'statsmodels/datasets'

const file =
  (reader: string) =>
  (
    folder: PublicFolder,
    path: string,
    options: Record<string, unknown> = {},
    more: Partial<DeclaredFile> = {},
  ): DeclaredFile => ({ folder, path, reader, options, ...more })

const NO_NAME = 'A column without a name has its number.'

const csv = file('csv')
const json = file('json')
const xml = file('xml')
const workbook = file('workbook')
const oldWorkbook = file('old workbook')
const fixedWidth = file('fixed width')

/** Files that are loaded in each run of the tests: each delimiter, encoding, header and format once. */
export const DECLARED_FILES: readonly DeclaredFile[] = [
  // JavaScript: the data sets of Vega.
  csv('vega', 'unemployment.tsv', { sep: '\t' }),
  json('vega', 'penguins.json'),
  // Python: scikit-learn and statsmodels.
  csv('python', 'sklearn/datasets/data/breast_cancer.csv', { header: null, skiprows: 1 }),
  csv('python', 'sklearn/datasets/data/diabetes_data_raw.csv.gz', { sep: ' ', header: null }),
  csv('python', `${STATSMODELS}/spector/spector.csv`, { sep: ' ', quotechar: "'" }),
  csv('python', `${STATSMODELS}/modechoice/modechoice.csv`, { sep: ';' }),
  csv('python', `${STATSMODELS}/scotland/src/scotvote.csv`, { sep: ' ', na_values: ['NA'] }),
  csv(
    'python',
    `${STATSMODELS}/macrodata/src/unemp.csv`,
    { skiprows: 9 },
    {
      rejected: 1,
      differences: [renamed(NO_NAME, 'Unnamed: 4', 'Column 5')],
    },
  ),
  // pandas and pyarrow.
  xml('debian', `${PANDAS}/xml/baby_names.xml`, { encoding: 'iso-8859-1' }),
  file('parquet')('pyarrow', 'parquet/v0.7.1.parquet'),
  file('feather')('pyarrow', 'feather/v0.17.0.version.2-compression.lz4.feather'),
  // R: readr, data.table, readxl and rio.
  csv('debian', `${R}/readr/extdata/mtcars.csv.zip`),
  csv('debian', `${R}/readr/extdata/challenge.csv`, { na_values: ['NA'] }),
  csv('debian', `${R}/data.table/tests/1680-fread-header-encoding.csv`, { sep: ';', encoding: 'latin-1' }),
  csv('debian', `${R}/data.table/tests/utf16be.txt`, { encoding: 'utf-16' }),
  csv(
    'debian',
    `${R}/data.table/tests/fillheader.csv.bz2`,
    { index_col: false },
    { differences: [datesOf('CRASH DATE', 'DMY')] },
  ),
  workbook('debian', `${R}/readxl/extdata/type-me.xlsx`),
  oldWorkbook('debian', `${R}/readxl/extdata/clippy.xls`),
  oldWorkbook('debian', `${R}/rio/examples/mtcars.ods`),
  // GDAL.
  csv('gdal', 'ozi_ellips.csv', { comment: '#' }),
]

/** Files that are loaded in the full run. */
export const MORE_FILES: readonly DeclaredFile[] = [
  csv('vega', 'airports.csv'),
  csv('vega', 'us-employment.csv'),
  csv('vega', 'gapminder-health-income.csv'),
  csv('vega', 'seattle-weather.csv'),
  csv('vega', 'zipcodes.csv'),
  json('vega', 'cars.json'),
  json('vega', 'income.json'),
  json('vega', 'movies.json'),
  json('vega', 'weekly-weather.json'),
  json('vega', 'earthquakes.json', { records: ['features'] }),
  csv('python', 'sklearn/datasets/data/linnerud_exercise.csv', { sep: ' ' }),
  csv('python', 'sklearn/datasets/data/digits.csv.gz', { header: null }),
  csv('python', `${STATSMODELS}/anes96/anes96.csv`, { sep: '\t', quotechar: "'" }),
  csv('python', `${STATSMODELS}/strikes/strikes.csv`, { skipinitialspace: true }),
  csv('python', `${STATSMODELS}/elnino/elnino.csv`),
  xml(
    'debian',
    `${PANDAS}/xml/books.xml`,
    {},
    {
      differences: [
        renamed('The name of an attribute has a sign.', 'category', '@category'),
        changed('pandas drops the attribute of an element with a text.', 'title', (text) => ({
          j: { '@lang': 'en', '#text': text },
        })),
      ],
    },
  ),
  file('parquet')('debian', `${PANDAS}/parquet/simple.parquet`),
  csv('debian', `${R}/readr/extdata/mtcars.csv`),
  csv('debian', `${R}/readr/extdata/mtcars.csv.bz2`),
  csv('debian', `${R}/readr/extdata/chickens.csv`),
  csv('debian', `${R}/readr/extdata/whitespace-sample.txt`, { sep: ' ' }),
  fixedWidth(
    'debian',
    `${R}/readr/extdata/massey-rating.txt`,
    {},
    { told: { type: 'fixedwidth', widths: [4, 4, 4, 4, 5, 4, 4, 4, 4, 4, 5, 16, 5], attr: 'names' } },
  ),
  fixedWidth(
    'debian',
    `${R}/readr/extdata/fwf-sample.txt`,
    { header: null, widths: [20, 10, 12] },
    { told: { type: 'fixedwidth', widths: [20, 10, 12], attr: 'none' } },
  ),
  csv(
    'debian',
    `${R}/data.table/tests/russellCRLF.csv`,
    { encoding: 'latin-1' },
    { differences: [datesOf('Date', 'MDY')] },
  ),
  csv(
    'debian',
    `${R}/data.table/tests/SA2-by-DJZ.csv.gz`,
    { skiprows: 10, nrows: 1382, index_col: false },
    { rejected: 7, differences: [renamed(NO_NAME, 'Unnamed: 2', 'Column 3')] },
  ),
  csv('debian', `${R}/data.table/tests/quoted_no_header.csv`, { header: null }),
  csv('debian', `${R}/data.table/tests/doublequote_newline.csv`, {}, { rejected: 1 }),
  csv('debian', `${R}/data.table/tests/issue_1087_utf8_bom.csv`),
  csv('debian', `${R}/data.table/tests/ch11b.dat.bz2`, { sep: '\\s+', header: null }),
  workbook('debian', `${R}/readxl/extdata/datasets.xlsx`),
  workbook('debian', `${R}/readxl/extdata/deaths.xlsx`, { skiprows: 4 }, { told: { skipRows: 4 } }),
  workbook('debian', `${R}/readxl/extdata/geometry.xlsx`, { skiprows: 2, columns: [1, 4] }),
  workbook('debian', `${R}/openxlsx/extdata/readTest.xlsx`),
  csv('gdal', 'ozi_datum.csv', { skiprows: [1, 2, 3, 4, 5, 6, 7, 8], on_bad_lines: 'skip' }, { rejected: 9 }),
  csv('gdal', 'pci_ellips.txt', { skiprows: 14, header: null }),
  csv('gdal', 'gt_datum.csv', {}, { rejected: 1, differences: [withoutRows('A quote is broken.', 200)] }),
  csv('gdal', 'stateplane.csv'),
]
