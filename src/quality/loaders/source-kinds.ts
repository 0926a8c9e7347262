import type { EntitySource } from '../model/entity-source.ts'
import { DELIMITED } from './delimited/delimited-kind.ts'
import { COBOL, VENDOR } from './fixed/fixed-kind.ts'
import { JSON_FILES } from './json/json-kind.ts'
import type { SourceKind } from './source-kind.ts'

/** Every kind of source by its name. */
export const SOURCE_KINDS: {
  readonly [Kind in EntitySource['kind']]: SourceKind<Extract<EntitySource, { readonly kind: Kind }>>
} = { delimited: DELIMITED, cobol: COBOL, vendorfmt: VENDOR, json: JSON_FILES }

export const sourceKindOf = ({ kind }: Pick<EntitySource, 'kind'>): SourceKind => SOURCE_KINDS[kind]
