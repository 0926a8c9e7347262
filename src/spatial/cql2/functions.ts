import type { TimeRange } from '../model/time-range.ts'
import type { FilterFunction } from '../model/filter.ts'
import { absolute, ceiling, floor, round } from './evaluate/numbers.ts'

/** A type as `/functions` names it (OGC 19-079r2): dates and timestamps are both `datetime`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'datetime' | 'geometry'

/** A function as `/functions` describes it. */
export interface FunctionSignature {
  readonly name: string
  /** The types that each argument can have. */
  readonly arguments: readonly { readonly type: readonly TypeName[] }[]
  readonly returns: readonly TypeName[]
}

/** A function that a filter can call. It is never called with null. */
export interface DeclaredFunction extends FunctionSignature, FilterFunction {
  readonly name: string
  readonly description: string
}

const text = { type: ['string'] } as const
const number = { type: ['integer', 'number'] } as const
const instant = { type: ['datetime'] } as const

const codePoints = (text: string): number => {
  let count = 0
  for (const _ of text) count++
  return count
}

/** The functions of this server that are no operators of CQL2. Names are written in any letter case. */
export const FILTER_FUNCTIONS: readonly DeclaredFunction[] = [
  {
    name: 'lower',
    description: 'The text in lower case.',
    arguments: [text],
    returns: ['string'],
    result: 'text',
    evaluate: (text: string) => text.toLowerCase(),
  },
  {
    name: 'upper',
    description: 'The text in upper case.',
    arguments: [text],
    returns: ['string'],
    result: 'text',
    evaluate: (text: string) => text.toUpperCase(),
  },
  {
    name: 'length',
    description: 'The number of characters (code points) of a text.',
    arguments: [text],
    returns: ['integer'],
    result: 'number',
    evaluate: codePoints,
  },
  {
    name: 'abs',
    description: 'The number without its sign.',
    arguments: [number],
    returns: ['integer', 'number'],
    result: 'number',
    evaluate: absolute,
  },
  {
    name: 'floor',
    description: 'The largest whole number that is not greater.',
    arguments: [number],
    returns: ['integer'],
    result: 'number',
    evaluate: floor,
  },
  {
    name: 'ceil',
    description: 'The smallest whole number that is not less.',
    arguments: [number],
    returns: ['integer'],
    result: 'number',
    evaluate: ceiling,
  },
  {
    name: 'round',
    description: 'The nearest whole number; half a number is rounded away from zero.',
    arguments: [number],
    returns: ['integer'],
    result: 'number',
    evaluate: round,
  },
  ...(
    [
      ['year', 'The year of a date or timestamp in UTC.', (date: Date) => date.getUTCFullYear()],
      [
        'month',
        'The month of a date or timestamp in UTC, from 1 to 12.',
        (date: Date) => date.getUTCMonth() + 1,
      ],
      [
        'day',
        'The day of the month of a date or timestamp in UTC, from 1 to 31.',
        (date: Date) => date.getUTCDate(),
      ],
    ] as const
  ).map(([name, description, part]): DeclaredFunction => ({
    name,
    description,
    arguments: [instant],
    returns: ['integer'],
    result: 'number',
    evaluate: ({ from }: TimeRange) => part(new Date(from)),
  })),
]

const relation = (name: string): FunctionSignature => ({
  name,
  arguments: [{ type: ['geometry'] }, { type: ['geometry'] }],
  returns: ['boolean'],
})

/**
 * What `/functions` lists: three spatial operators, which the service documents as functions, and the functions
 * of this server. The other operators belong to the language and are not listed (OGC 21-065r2, 7.10).
 */
export const LISTED_FUNCTIONS: readonly FunctionSignature[] = [
  relation('s_within'),
  relation('s_contains'),
  relation('s_intersects'),
  ...FILTER_FUNCTIONS.map(({ name, arguments: parameters, returns }) => ({
    name,
    arguments: parameters,
    returns,
  })),
]
