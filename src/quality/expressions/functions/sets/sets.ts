import {
  overload,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
  type SqlArgument,
} from '../../declaration.ts'
import { formsOf } from '../../dialects/index.ts'
import { sql, verbatim } from '../../sql.ts'
import { textParameter } from '../parameters.ts'
import { hasOneValue, IS_ALONE, overCombinations } from './combinations.ts'
import { lookedUp } from './values-lookup.ts'

/** An attribute whose values in all rows matter. */
const ATTRIBUTE: Parameter = { name: 'attribute', type: 'any', kind: 'attribute' }

/** Never called: the checker rejects functions that are only available in SQL everywhere else. */
const needsTables = (): never => {
  throw new Error('A function that reads the tables of the warehouse cannot be evaluated row by row.')
}

const ofOwnValue = (selected: string, returns: Overload['returns']): Overload =>
  overload({
    parameters: [ATTRIBUTE],
    only: 'sql',
    returns,
    sql: formsOf(
      () =>
        ([attribute]: readonly [SqlArgument]) =>
          lookedUp(attribute, selected),
    ),
    evaluator: needsTables,
  })

const UNKNOWN = sql`cast(null as boolean)`

/** What the signatures of IS_DETERMINED have in common. */
const DETERMINED = {
  takesNull: true,
  only: 'sql',
  returns: 'logical',
  sql: formsOf((dialect) => ([attribute, ...determinants]: readonly SqlArgument[]) => {
    const profiled = attribute?.column?.raw?.profiled
    return profiled === undefined
      ? UNKNOWN
      : overCombinations(dialect, determinants, hasOneValue(profiled), profiled)
  }),
  evaluator: needsTables,
} as const

export const SET_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'FREQUENCY',
    group: 'Set',
    description:
      'The number of rows of the entity that have the same value of the attribute as this row. Null if the value is null.',
    overloads: [ofOwnValue('frequency', 'integer')],
    examples: [
      { expression: 'FREQUENCY(Title)', row: { Title: 'Dr' }, result: '1' },
      { expression: 'FREQUENCY(Title)', row: { Title: null }, result: null },
    ],
  },
  {
    name: 'IS_UNIQUE',
    group: 'Set',
    description:
      'True if no other row of the entity has the same value of the attribute as this row. Null if the value is null.',
    overloads: [ofOwnValue('frequency = 1', 'logical')],
    examples: [
      { expression: 'IS_UNIQUE(Code)', row: { Code: 'A1' }, result: '1' },
      { expression: 'NOT IS_UNIQUE(Code)', row: { Code: 'A1' }, result: '0' },
      { expression: 'IS_UNIQUE(Code)', row: { Code: null }, result: null },
    ],
  },
  {
    name: 'IS_KEY',
    group: 'Set',
    description:
      'True if no other row of the entity has the same values of all these attributes as this row. Two nulls are the same.',
    overloads: [
      overload({
        parameters: [ATTRIBUTE],
        isVariadic: true,
        takesNull: true,
        only: 'sql',
        returns: 'logical',
        sql: formsOf((dialect) => (attributes: readonly [SqlArgument, ...SqlArgument[]]) => {
          const profiled = attributes[0].column?.raw?.profiled
          return profiled === undefined ? UNKNOWN : overCombinations(dialect, attributes, IS_ALONE, profiled)
        }),
        evaluator: needsTables,
      }),
    ],
    examples: [
      { expression: 'IS_KEY(Code)', row: { Code: 'A1' }, result: '1' },
      { expression: 'IS_KEY(Invoice, Line)', row: { Invoice: '7', Line: null }, result: '1' },
    ],
  },
  {
    name: 'IS_DETERMINED',
    group: 'Set',
    description:
      'True if all rows of the entity with the same values of the determinants as this row have the same value of the attribute. Two nulls are the same. Without determinants, true if all rows have the same value.',
    overloads: [
      overload({ ...DETERMINED, parameters: [ATTRIBUTE] }),
      overload({
        ...DETERMINED,
        parameters: [ATTRIBUTE, { ...ATTRIBUTE, name: 'determinant' }],
        isVariadic: true,
      }),
    ],
    examples: [
      { expression: 'IS_DETERMINED(City, Postcode)', row: { City: 'Graz', Postcode: '8010' }, result: '1' },
      { expression: 'IS_DETERMINED(Country)', row: { Country: null }, result: '1' },
    ],
  },
  {
    name: 'IS_IN',
    group: 'Set',
    description:
      'True if a row of the entity has this value in the attribute. Values are compared as text, and case matters. Null if the value is null. Use IN to compare with a list of constants.',
    overloads: [
      overload({
        parameters: [textParameter('value'), ATTRIBUTE],
        // The attribute's value in the row does not matter.
        takesNull: true,
        only: 'sql',
        returns: 'logical',
        sql: formsOf(() => ([value, attribute]: readonly [SqlArgument, SqlArgument]) => {
          const profiled = attribute.column?.raw?.profiled
          if (profiled === undefined) return UNKNOWN
          const values = sql`select value from ${verbatim(`"${profiled.valuesTable}"`)} where attribute = ${profiled.attributeId}`
          return sql`${value.sql} in (${values})`
        }),
        evaluator: needsTables,
      }),
    ],
    examples: [
      { expression: 'IS_IN("b", Code)', row: { Code: 'a' }, result: '0' },
      { expression: 'IS_IN(Parent, Code)', row: { Code: 'é', Parent: 'é' }, result: '1' },
      { expression: 'IS_IN(Parent, Code)', row: { Code: 'a', Parent: null }, result: null },
    ],
  },
]
