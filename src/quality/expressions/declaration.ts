import { DIALECT_NAMES, type DialectName } from '../model/dialect.ts'
import type { ScopeColumn } from './scope.ts'
import type { Sql } from './sql.ts'
import type { Type, Value } from './value.ts'

export const GROUPS = [
  'Date/Time',
  'Metadata',
  'Numeric',
  'Set',
  'Statistical',
  'String',
  'Transformation',
  'Type',
] as const
export type Group = (typeof GROUPS)[number]

/**
 * A function of the language, declared once: the contract's `GET …/functions`, the page of the language, the check,
 * the SQL and the evaluation come from here, and its examples are tests.
 */
export interface FunctionDeclaration {
  /** Upper case. */
  readonly name: string
  readonly group: Group
  /** One to three sentences: what it gives, the unit, what null and blank do where that is not plain. */
  readonly description: string
  /** At least one; the first that the arguments fit is taken. */
  readonly overloads: readonly Overload[]
  /** At least two. */
  readonly examples: readonly Example[]
}

export interface Example {
  /** Without columns, or with those of `row`. */
  readonly expression: string
  /** What it gives, as text; null for null. */
  readonly result: string | null
  /** Attributes of the example by human name, as texts of a source; null for none. */
  readonly row?: Readonly<Record<string, string | null>>
}

/**
 * `same`: all parameters that say so are brought to the one type that fits them all, which `returns: 'same'` gives.
 * `any`: taken as it is; of a raw column its text.
 */
export type ParameterType = Exclude<Type, 'null'> | 'same' | 'any'

export interface Parameter {
  /** In the words of the signature: `text`, `first`, `unit`. */
  readonly name: string
  readonly type: ParameterType
  /**
   * `constant`: without columns, so that it is computed once (a pattern, a unit); `attribute`: the bare name of an
   * attribute that has a profile; `listed`: over rows any expression, in the engine's SQL a constant or the bare name of
   * an attribute that has a profile, in whose table of values the answer stands; else any expression.
   */
  readonly kind?: 'constant' | 'attribute' | 'listed'
  /** Of a constant: what it may be, in upper case; the check names the nearest to any other. */
  readonly words?: readonly string[]
  /** Of a constant: a sentence that says what is wrong with it; undefined where nothing is. */
  readonly refuse?: (value: Value) => string | undefined
  /** Of a constant that takes time to be read: how much, of one that is not refused. See `check/calls.ts`. */
  readonly weigh?: (value: Value) => number
}

/** One way to call a function. Whatever its arguments are, neither form of it fails: what has no value is null. */
export interface Overload {
  readonly parameters: readonly Parameter[]
  /** How many of the parameters, from the last on, may be left out; they are then not among the arguments. */
  readonly optional?: number
  /** The last parameter may come any number of times, once at least. */
  readonly isVariadic?: true
  readonly returns: Exclude<Type, 'null'> | 'same'
  /**
   * False: null where an argument is null, and `evaluate` never sees one; the SQL gives null then by itself.
   * True: what null means is the function's own affair.
   */
  readonly takesNull?: true
  /**
   * Where it can be used, constants aside: `sql` alone where the answer stands in a table of the warehouse, `rows`
   * alone where the engine cannot compute it; else in both. What is missing is not called.
   */
  readonly only?: 'sql' | 'rows'
  /** A number that is computed and thus compared to 14 digits: see docs/expressions.md. */
  readonly isComputed?: true
  /**
   * Its SQL by dialect. An expression with a part that has none in the dialect of an engine is left to the evaluator.
   * What is put in more than once is written out, and in a condition computed, each time.
   */
  readonly sql: SqlForms
  /**
   * Bytes that the text it gives has at most; the sum of its texts if nothing is said. It never falls where an argument
   * grows, and rises by ever less (it is concave in `bytes`), so that what holds for the longest texts holds for the
   * mean of many, too.
   */
  readonly longest?: Taking<SizedArgument, number>
  /**
   * Bytes of text, lists and structs that the engine makes for a row, arguments aside: of the result and of all that is
   * in between. The result's alone if nothing is said. It is concave, as `longest` is.
   */
  readonly makes?: Taking<SizedArgument, number>
  /** Called once for an expression; what it gives is called for each row with the arguments' values. */
  readonly evaluator: Taking<Argument, (...values: never[]) => Value>
  /**
   * Of a function of the instant alone at which the expression is checked (microseconds since 1970-01-01 00:00:00 UTC):
   * its value, which the check puts in the place of the call.
   */
  readonly atInstant?: (now: bigint) => Value
  /** In place of `evaluator`, where a row does not need all arguments (AND, CASE): made once, of theirs. */
  readonly lazily?: (args: readonly Evaluation[]) => Evaluation
}

/** What an expression gives for a row, the stored values of the scope's columns. */
export type Evaluation = (row: readonly Value[]) => Value

/** What is known of an argument before any row is read. */
export interface Argument {
  readonly type: Type
  /** Of what has no columns; undefined where it has some. */
  readonly constant: Value | undefined
  /** Of a bare column. */
  readonly column: ScopeColumn | undefined
}

/** An argument with how long its text can be, in bytes of UTF-8; 0 of what is no text. */
export interface SizedArgument extends Argument {
  /** Of the longest, or the mean of the rows that are looked at together. */
  readonly bytes: number
  /** Of the longest in any case: what something is multiplied by. */
  readonly longest: number
}

export interface SqlArgument extends Argument {
  readonly sql: Sql
}

/** The arguments of a call in its SQL, in the order of the parameters. */
export type SqlForm = Taking<SqlArgument, Sql>
export type SqlForms = Readonly<Partial<Record<DialectName, SqlForm>>>

/** A form that is the same in the SQL of every dialect, of the arguments' SQL. */
export function inEach(form: (...values: readonly Sql[]) => Sql): SqlForms {
  const ofArguments: SqlForm = (args) => form(...args.map((arg) => arg.sql))
  return Object.fromEntries(DIALECT_NAMES.map((name) => [name, ofArguments]))
}

/** What is made of the forms in each dialect. */
export const eachForm = (forms: SqlForms, made: (form: SqlForm) => SqlForm): SqlForms =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, made(form)]))

/** Takes the arguments of a call. */
type Taking<Kind, Result> = (args: readonly Kind[]) => Result

/** Those arguments as a tuple: one for each parameter, of which the last ones may be left out or repeated. */
type TupleOf<Kind, Parameters extends readonly Parameter[], Optional, IsVariadic> = [IsVariadic] extends [
  never,
]
  ? Optional extends 0
    ? AllOf<Kind, Parameters>
    : Parameters extends readonly [Parameter, ...infer Rest extends readonly Parameter[]]
      ? Rest['length'] extends Optional
        ? readonly [Kind, ...Partial<AllOf<Kind, Rest>>]
        : readonly [Kind, ...TupleOf<Kind, Rest, Optional, IsVariadic>]
      : readonly Kind[]
  : readonly [...AllOf<Kind, Parameters>, ...Kind[]]

type AllOf<Kind, Parameters extends readonly Parameter[]> = { readonly [Place in keyof Parameters]: Kind }

type OfArguments = 'parameters' | 'optional' | 'isVariadic' | 'sql' | 'longest' | 'makes' | 'evaluator'

interface TypedOverload<
  Parameters extends readonly Parameter[],
  Optional extends number,
  IsVariadic extends true,
> extends Omit<Overload, OfArguments> {
  readonly parameters: Parameters
  readonly optional?: Optional
  readonly isVariadic?: IsVariadic
  readonly sql: Readonly<
    Partial<Record<DialectName, (args: TupleOf<SqlArgument, Parameters, Optional, IsVariadic>) => Sql>>
  >
  readonly longest?: (args: TupleOf<SizedArgument, Parameters, Optional, IsVariadic>) => number
  readonly makes?: (args: TupleOf<SizedArgument, Parameters, Optional, IsVariadic>) => number
  readonly evaluator: (
    args: TupleOf<Argument, Parameters, Optional, IsVariadic>,
  ) => (...values: never[]) => Value
}

/** Declares a way to call a function. What it takes of the arguments is checked against its parameters. */
export function overload<
  const Parameters extends readonly Parameter[],
  const Optional extends number = 0,
  IsVariadic extends true = never,
>(declared: TypedOverload<Parameters, Optional, IsVariadic>): Overload
export function overload(declared: Overload): Overload {
  return declared
}
