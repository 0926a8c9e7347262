/** What the bytes of a primitive value, or of an enum or fixed value, mean. */
export type Meaning =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  | { readonly kind: 'uuid' }
  | { readonly kind: 'duration' }
  /** @property digits of a second in ticks */
  | { readonly kind: 'time'; readonly digits: number }
  | { readonly kind: 'timestamp'; readonly digits: number; readonly isUtc: boolean }
  | { readonly kind: 'decimal'; readonly scale: number }

export const PRIMITIVES = ['null', 'boolean', 'int', 'long', 'float', 'double', 'bytes', 'string'] as const

export interface AvroField {
  readonly name: string
  readonly type: AvroType
}

export interface AvroRecord {
  readonly kind: 'record'
  /** A record may contain itself. */
  fields: readonly AvroField[]
}

/** A type of a schema. The named types of recursive schemas contain themselves. */
export type AvroType =
  | { readonly kind: (typeof PRIMITIVES)[number]; readonly meaning: Meaning }
  | { readonly kind: 'fixed'; readonly size: number; readonly meaning: Meaning }
  | { readonly kind: 'enum'; readonly symbols: readonly Buffer[] }
  | { readonly kind: 'array'; readonly items: AvroType }
  | { readonly kind: 'map'; readonly values: AvroType }
  | { readonly kind: 'union'; readonly branches: readonly AvroType[] }
  | AvroRecord
