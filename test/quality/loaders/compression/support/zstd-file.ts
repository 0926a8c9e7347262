import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import xxhash from 'xxhash-wasm'

const hashes = await xxhash()

/** The checksum of a frame with this content (RFC 8878, 3.1.1). */
export function checksumOf(content: Buffer): Buffer {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32LE(Number(BigInt.asUintN(32, hashes.h64Raw(content))))
  return checksum
}

/** The header of a block: its type (0 raw, 1 run, 2 compressed), its size, and if it is the last. */
export function blockHeader(type: number, size: number, isLast: boolean): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE((size << 3) | (type << 1) | Number(isLast), 0, 3)
  return header
}

/** A frame with a window of 128 KB. @param blocks with their headers @param content undefined: without a checksum */
export const frameOf = (blocks: readonly Buffer[], content?: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0x28, 0xb5, 0x2f, 0xfd, content ? 4 : 0, 7 << 3]),
    ...blocks,
    content ? checksumOf(content) : Buffer.alloc(0),
  ])

/** A frame of raw blocks. */
export function storedFrame(content: Buffer, blockBytes = 1000): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at === 0 || at < content.length; at += blockBytes) {
    const block = content.subarray(at, at + blockBytes)
    blocks.push(blockHeader(0, block.length, at + blockBytes >= content.length), block)
  }
  return frameOf(blocks, content)
}

/** A frame of runs: this number of blocks, each of 128 KB of one byte. */
export const runs = (blocks: number): Buffer =>
  frameOf(
    Array.from({ length: blocks }, (_, block) => [
      blockHeader(1, 128 << 10, block === blocks - 1),
      Buffer.from('1'),
    ]).flat(),
  )

/** Frames that zstd itself wrote, in DuckDB, of rows of a table. */
export async function written(rows: number): Promise<{ readonly content: Buffer; readonly frame: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'zstd-'))
  const instance = await DuckDBInstance.create()
  const connection = await instance.connect()
  try {
    const query = `select i, 'name ' || (i * 7919 % 10007) as name, i / 7.0 as ratio from range(${rows}) t(i)`
    const [plain, packed] = ['rows.csv', 'rows.csv.zst'].map((name) => join(folder, name))
    await connection.run(`copy (${query}) to '${plain}' (format csv)`)
    await connection.run(`copy (${query}) to '${packed}' (format csv, compression zstd)`)
    return { content: await readFile(plain!), frame: await readFile(packed!) }
  } finally {
    connection.closeSync()
    instance.closeSync()
    await rm(folder, { recursive: true })
  }
}

/** A frame with a checksum, of one without. */
export function withChecksum(frame: Buffer, content: Buffer): Buffer {
  const copy = Buffer.concat([frame, checksumOf(content)])
  copy[4]! |= 4
  return copy
}

const CITIES = ['Lyon', 'Oslo', 'Graz', 'Ghent', 'Porto', 'Turku', 'Cork']

/** A file that the program zstd 1.5.4 wrote at level 19: with a checksum, and with Huffman and FSE tables of its own. */
export const BY_PROGRAM = {
  content: Array.from({ length: 300 }, (_, i) => `${i},${CITIES[(i * i) % 7]},${(i * 7919) % 1009}\n`).join(
    '',
  ),
  frame: Buffer.from(
    [
      'KLUv/WQFDm0iAMpzUA0XgKmkOegfEIKHQGMxcbS0tInkE0WHUxjbAMoAyABS2lUWbPZqKVpdrTqYUB0xNVlJfVGHtaZgfRah7tFz',
      'RJsUzRBI9AiHtqvQHAlaQumaIh0YaJmbK9gcKGoO0kxEMx9lbl3MxM5H5dyGeWpOtppMs5KnJFtxZIbIYhJyReVAOeTksouD1OK4',
      'qJhkKL6jiSvxhMCIT9i4gfGMhNjCdVJZF1a3oU5OFwrpxeihqD3KTnWhhx6PqnFq8ash3hg+ZsKvwWssnyA3k8ApdMuVXXI1jxbp',
      'XBdymDFYQOAAAIM4QhkcJDhwMMCg05jBQQEEAgx4MDBwoCCAQQgMM1yGZHiFGB7oOlwCh9c0DA884UFjwokl/MhIeHCEE1GEH0N4',
      'Syp8SuFWFYQzLviUBbdWcFpQcIkJXkYSPIhF8Lhr8AoGD9cQPESunG6s/KSqvIHKSab8jlLeiSif0HIbYjkZyoXuyC0YOalFLiTy',
      'ohnyUCGPsiAvljwUSR4N5FRygV8t8FpV4BMU+NUE3pDAxyICt2jgPAYuEgKvu7sptFuudZcI3SHMHVNyU4g7TO8IvGki3BfOLpHZ',
      'w7KNjuxy7KGKbQybNbUDi021V1B7uGmX9jJGe5BoexzbSdrv6tg7x05X7Ccl9oZhnxlhtxDsJCv7kN2GgZ280IXEQi9W6KGKQo9O',
      '6EUSemiEHhUNncrQryiE3rjjY2fHr3W8Vjo+McfNRo5T4rhcj1vwOI/huEic8Tox42GojEcg4zRjPAQxHtMwTqHGb4bGy2B8yK74',
      'WfESq/iQihvJFGeluFRF8WqLs1hcGopXxREPYcTDqIhTEPGzG+IRQpysQfxCSrw3JD5Sgbid3fCKDZ9jDTcJGh4X0V0PtetRV9eL',
      'dD1U53pUrlNNXL/2es14nRquX/GsN8z6mJR1I+u8si5yYt0srFNa63JB6yUTrIdw1WOsOoXAqh6GVD3CVKcRqX4hqrfVh6x+E6qX',
      'R30ojLqxqLOIqMtQrzqhzgZ1qZZ6ldSDTaAecdPJbHqImh5Gmk4x089Eplcops9Vp5twei9MH+lJtwuTzpmSLoGk19hIp0iXYUiv',
      'UOmBhNKDQTpRXfSjRQ+q6ESKfhQTvZXoUxTRrY1OO0afhuhWvXaGtQGBKKgRzLB8vn8H0VogMqsNEbh5DwjkzCOUWvidB1Hlpw88',
      'eTglogx07lWxsLzBhACE9yCZkf3wWvHWsZcQwH8VISUIHtT50r92jWeB4V28P6smKF0+jDcj3ZtovcURIHScg9O130RFjiiJbW7X',
      'nsygaFgswW77qWLa7vGlNIV72AkG4cG/0zHVuwoRXgrGUe2FkgfNlzzPi29Ce9BlvaQ28e4tfWRWxeOuYAbz3/cufuxeQ3P5Nb4k',
      'S75Xt8R4rJlZXe4av9cXS2b5Mz6SaGkHHkd0eaXcvbazLQ5g0ma8oJYDkEZpgofnxz/a8HRwPoUv0NpeBbZAqOc=',
    ].join(''),
    'base64',
  ),
}
