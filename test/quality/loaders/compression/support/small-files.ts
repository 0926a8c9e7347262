import { gzipSync } from 'node:zlib'
import type { Compression } from '../../../../../src/quality/model/reading.ts'
import { zipFile } from './zip-file.ts'
import { storedFrame } from './zstd-file.ts'

/** The content of the small files. */
export const SMALL_TEXT = 'id,name\n1,Ada\n2,Grace\n'

/** A file of each compression, for tests that need no other program. Python wrote those of bzip2 and xz. */
export const SMALL_FILES: Readonly<Record<Compression, Buffer>> = {
  gzip: gzipSync(SMALL_TEXT),
  zip: zipFile([{ name: 'people.csv', content: SMALL_TEXT }]),
  zstd: storedFrame(Buffer.from(SMALL_TEXT)),
  bzip2: Buffer.from(
    'QlpoOTFBWSZTWf9bE9oAAAldgAAQAAQwACCALiMQACAAIiaNqHqH6oQAAHqaTUZi4b9wGmfF3JFOFCQ/1sT2gA==',
    'base64',
  ),
  xz: Buffer.from(
    '/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQAVaWQsbmFtZQoxLEFkYQoyLEdyYWNlCgAAAGQHY0A3KLgrAAEuFlYJVd8ftvN9AQAAAAAEWVo=',
    'base64',
  ),
}
