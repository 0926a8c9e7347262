import { AvroRecords } from '../../../../src/quality/loaders/avro/avro-records.ts'
import type { ReadLimits } from '../../../../src/quality/model/reading.ts'
import { bytesOf, LIMITS, readSource, type ReadSource } from '../json/read-json.ts'

export const SYNC = Buffer.from('sixteen bytes ok')

/** A number of Avro: zigzag, seven bits a byte. */
export function long(value: number | bigint): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value) < 0n ? (-BigInt(value) - 1n) * 2n + 1n : BigInt(value) * 2n)
  const bytes: number[] = []
  for (; rest >= 0x80n; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
  return Buffer.from([...bytes, Number(rest)])
}

export const text = (value: string | Buffer): Buffer => {
  const bytes = Buffer.from(value)
  return Buffer.concat([long(bytes.length), bytes])
}

export const header = (schema: unknown, codec?: string): Buffer =>
  Buffer.concat([
    Buffer.from('Obj\x01'),
    long(codec === undefined ? 1 : 2),
    ...[text('avro.schema'), text(typeof schema === 'string' ? schema : JSON.stringify(schema))],
    ...(codec === undefined ? [] : [text('avro.codec'), text(codec)]),
    ...[long(0), SYNC],
  ])

export const block = (
  records: number | bigint,
  bytes: Buffer,
  size: number | bigint = bytes.length,
): Buffer => Buffer.concat([long(records), long(size), bytes, SYNC])

export const recordOf = (fields: Readonly<Record<string, unknown>>) => ({
  type: 'record',
  name: 'Row',
  fields: Object.entries(fields).map(([name, type]) => ({ name, type })),
})

export interface ReadOptions extends Partial<ReadLimits> {
  readonly isCut?: boolean
  readonly chunk?: number
}

/** Reads bytes as an Avro file. */
export const readAvro = async (
  bytes: Buffer,
  { isCut = false, chunk = 1 << 20, ...limits }: ReadOptions = {},
): Promise<ReadSource> =>
  readSource(await AvroRecords.open(bytesOf(bytes, [chunk], isCut), { ...LIMITS, ...limits }))

/** The name and the message of the error that the reading of a file ends with. */
export async function failureOf(bytes: Buffer, options?: ReadOptions): Promise<string> {
  try {
    await readAvro(bytes, options)
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
  throw new Error('There was no error.')
}
