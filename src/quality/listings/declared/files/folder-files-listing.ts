import { integer, optional, text } from '../../columns.ts'
import { fileTable } from '../../file-rows.ts'

const filename = text('Filename', 'Path of the file or name of the table, as sourceFile takes it', 'name')
const size = integer('Size', 'Bytes of the file', 'size')
const type = text('Type', 'file, folder (of part files in HDFS), table or view', 'kind')
const rows = integer('Rows', 'Number of rows as the database estimates it; empty for files', 'rows')

/** The files of a folder of the server. Clients expect two columns. */
export const datasourcesListing = fileTable('Data sources', {
  Filename: filename,
  Size: size,
  Type: optional(type),
  Rows: optional(rows),
})

/** The tables of a database, or the files of HDFS: all columns are shown. */
export const remoteSourcesListing = fileTable('Data sources', {
  Filename: filename,
  Size: size,
  Type: type,
  Rows: rows,
})

/** The schema files of a loader connection. */
export const dataschemasListing = fileTable('Data schemas', {
  Filename: text('Filename', 'Path of the file, as schemaFile takes it', 'name'),
  Size: size,
})
