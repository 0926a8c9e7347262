import type { AvroSource } from '../../model/entity-source.ts'
import type { SourceKind } from '../source-kind.ts'
import { typedFileKind } from '../typed/typed-file-kind.ts'

/** Avro's object container files, plain or compressed. */
export const AVRO: SourceKind<AvroSource> = {
  kind: 'avro',
  ...typedFileKind<AvroSource>('avro', 'An Avro file'),
  readRequest: () => ({ kind: 'avro', encoding: 'utf-8' }),
}
