import { integer, text } from '../columns.ts'
import { fileTable } from '../file-rows.ts'

/** The files or tables of a loader connection. */
export const datasourcesListing = fileTable('Data sources', {
  Filename: text('Filename', 'Path of the file or name of the table, as sourceFile takes it', 'name'),
  Size: integer('Size', 'Bytes of the file', 'size'),
  Type: text('Type', 'file, folder (of part files in HDFS), table or view', 'kind'),
  Rows: integer('Rows', 'Number of rows as the database estimates it; empty for files', 'rows'),
})

/** The schema files of a loader connection. */
export const dataschemasListing = fileTable('Data schemas', {
  Filename: text('Filename', 'Path of the file, as schemaFile takes it', 'name'),
  Size: integer('Size', 'Bytes of the file', 'size'),
})
