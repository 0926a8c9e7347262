import { givenFolder, integer } from '../settings.ts'

/** The rows of entities and their profiles. */
export const WAREHOUSE = {
  warehouseDir: givenFolder({
    name: 'WAREHOUSE_DIR',
    description:
      'Folder of the rows of all repositories. Servers that share a catalogue can take over from each other if they share this folder. By default, `quality` in DATA_DIR.',
  }),
  warehouseMemoryMb: integer({
    name: 'WAREHOUSE_MEMORY_MB',
    min: 256,
    max: 1_048_576,
    fallback: '1000',
    description: 'Memory in MB for the data of all repositories together. The process takes up to 1 GB more.',
  }),
  profiledValueBytes: integer({
    name: 'PROFILED_VALUE_BYTES',
    min: 1,
    max: 16_777_216,
    fallback: '1048576',
    description:
      'Maximum size of a profiled value. An entity with a longer value has rows, but its profile fails.',
  }),
}
