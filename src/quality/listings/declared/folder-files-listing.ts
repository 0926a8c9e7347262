import { integer, text } from '../columns.ts'
import { fileTable } from '../file-rows.ts'

const size = integer('Size', 'Bytes of the file', 'size')

/** The data files of a loader connection. */
export const datasourcesListing = fileTable('Data sources', {
  Filename: text('Filename', 'Path of the file, as sourceFile takes it', 'name'),
  Size: size,
})

/** The schema files of a loader connection. */
export const dataschemasListing = fileTable('Data schemas', {
  Filename: text('Filename', 'Path of the file, as schemaFile takes it', 'name'),
  Size: size,
})
