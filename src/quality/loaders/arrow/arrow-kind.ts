import type { ArrowSource } from '../../model/entity-source.ts'
import type { SourceKind } from '../source-kind.ts'
import { typedFileKind } from '../typed/typed-file-kind.ts'

/** Files and streams of Arrow, among them Feather version 2, plain or compressed. */
export const ARROW: SourceKind<ArrowSource> = {
  kind: 'arrow',
  ...typedFileKind<ArrowSource>('arrow', 'An Arrow file'),
  readRequest: () => ({ kind: 'arrow', encoding: 'utf-8' }),
}
