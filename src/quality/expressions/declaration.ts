import type { DialectName } from '../model/warehouse/dialect.ts'
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
 * The declaration of a function of the language. The contract's `GET …/functions`, the page of functions, the
 * checker, the SQL and the evaluator use it. Its examples are tests.
 */
export interface FunctionDeclaration {
  /** In upper case. */
  readonly name: string
  readonly group: Group
  /** A few short sentences: the result, the unit, and the treatment of null and blank unless it is obvious. */
  readonly description: string
  /** At least one. Overload resolution chooses the overload with the lowest cost. */
  readonly overloads: readonly Overload[]
  /** At least two. */
  readonly examples: readonly Example[]
}

export interface Example {
  /** An expression without columns, or with the columns of `row`. */
  readonly expression: string
  /** The result as text, or null. */
  readonly result: string | null
  /** The attributes of the example by human name, as texts of a source, or null. */
  readonly row?: Readonly<Record<string, string | null>>
}

/**
 * `same`: all arguments of this type are converted to their common type, which `returns: 'same'` returns. `any`: the
 * argument is not converted; a raw column gives its text.
 */
export type ParameterType = Exclude<Type, 'null'> | 'same' | 'any'

export interface Parameter {
  /** The name in the signature: `text`, `first`, `unit`. */
  readonly name: string
  readonly type: ParameterType
  /**
   * `constant`: an argument without columns, computed once (a pattern, a unit). `attribute`: the bare name of an
   * attribute that has a profile. `listed`: any expression over rows; in the engine's SQL a constant or the bare name
   * of an attribute that has a profile, because its table of values holds the result. By default any expression.
   */
  readonly kind?: 'constant' | 'attribute' | 'listed'
  /** The allowed values of a constant, in upper case. For any other value the checker suggests the most similar one. */
  readonly words?: readonly string[]
  /** Validates a constant. Returns a sentence with the fault, or undefined if the constant is valid. */
  readonly refuse?: (value: Value) => string | undefined
  /** The weight of a valid constant that is expensive to compile. See `check/calls.ts`. */
  readonly weigh?: (value: Value) => number
}

/** One signature of a function. The SQL and the evaluator never fail. They return null if there is no result. */
export interface Overload {
  readonly parameters: readonly Parameter[]
  /** The number of optional parameters at the end. An optional argument that is left out is not passed. */
  readonly optional?: number
  /** True if the last parameter may be repeated. It needs at least one argument. */
  readonly isVariadic?: true
  readonly returns: Exclude<Type, 'null'> | 'same'
  /**
   * By default the result is null if an argument is null. Then the evaluator is not called with null, and the SQL
   * returns null by itself.
   * True: the function handles null itself.
   */
  readonly takesNull?: true
  /**
   * Where the overload can be used, except with constants. `sql`: only in SQL, because a table of the warehouse holds
   * the result. `rows`: only in the evaluator, because the engine cannot compute it. By default in both. The missing
   * form is never called.
   */
  readonly only?: 'sql' | 'rows'
  /**
   * Set if the function reads a text as a value of its result type, and is null if the text has no such form: what the
   * text has to be, as part of a sentence.
   */
  readonly reads?: string
  /** True if two values of one type are tested for equality, to the last digit. */
  readonly isEquality?: true
  /** True for a computed number, which is compared to 14 digits: see docs/expressions.md. */
  readonly isComputed?: true
  /**
   * The overload for numbers that may lose digits as doubles. This overload is for doubles that hold all digits, and
   * for doubles that have lost digits already.
   */
  readonly exact?: Overload
  /**
   * The SQL by dialect. If a part of an expression has no form in the dialect of an engine, the evaluator computes
   * the expression. An argument that is inserted several times is written out several times, and a condition computes
   * it each time.
   */
  readonly sql: SqlForms
  /**
   * True if the SQL has regular expressions of users, which have the language of RE2. An engine with another language
   * has no form.
   */
  readonly needsRe2?: true
  /**
   * The maximum number of bytes of the resulting text. By default the sum of the arguments' texts. It must be
   * monotonic and concave in `bytes`, so that a limit for the longest texts also holds for the mean of many texts.
   */
  readonly longest?: Taking<SizedArgument, number>
  /**
   * Bytes of text, lists and structs that the engine creates for a row, without the arguments: the result and all
   * intermediate values. By default the bytes of the result. It is concave, like `longest`.
   */
  readonly makes?: Taking<SizedArgument, number>
  /** Called once for an expression. The returned function is called with the values of the arguments of each row. */
  readonly evaluator: Taking<Argument, (...values: never[]) => Value>
  /**
   * The value of a function that depends only on the instant of the check (microseconds since 1970-01-01 00:00:00
   * UTC). The checker replaces the call with this value.
   */
  readonly atInstant?: (now: bigint) => Value
  /**
   * Replaces `evaluator` if a row does not need all arguments (AND, CASE). Called once with the evaluations of the
   * arguments.
   */
  readonly lazily?: (args: readonly Evaluation[]) => Evaluation
}

/** Evaluates an expression for a row, which holds the stored values of the scope's columns. */
export type Evaluation = (row: readonly Value[]) => Value

/** The properties of an argument that are known before any row is read. */
export interface Argument {
  readonly type: Type
  /** The value of an argument without columns. Undefined if the argument has columns. */
  readonly constant: Value | undefined
  /** The column, if the argument is a bare column. */
  readonly column: ScopeColumn | undefined
}

/** An argument with the size of its text in bytes of UTF-8, or 0 if it is not a text. */
export interface SizedArgument extends Argument {
  /** The longest text, or the mean of the rows that are processed together. */
  readonly bytes: number
  /** Always the longest text. Use it as a factor. */
  readonly longest: number
}

export interface SqlArgument extends Argument {
  readonly sql: Sql
}

/** Builds the SQL of a call from its arguments, in the order of the parameters. */
export type SqlForm = Taking<SqlArgument, Sql>
export type SqlForms = Readonly<Partial<Record<DialectName, SqlForm>>>

/** Creates the same form for every dialect from the SQL of the arguments. */
export function inEach(form: (...values: readonly Sql[]) => Sql): Record<DialectName, SqlForm> {
  const ofArguments: SqlForm = (args) => form(...args.map((arg) => arg.sql))
  // A literal, since each comparison that is checked creates one.
  return { duckdb: ofArguments, trino: ofArguments }
}

/** Maps the form of each dialect. */
export const eachForm = (forms: SqlForms, made: (form: SqlForm) => SqlForm): SqlForms =>
  Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, made(form)]))

/** A function of the arguments of a call. */
type Taking<Kind, Result> = (args: readonly Kind[]) => Result

/** The arguments as a tuple with one element for each parameter. The last elements may be optional or repeated. */
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

/** Declares an overload. The type of its functions follows from its parameters. */
export function overload<
  const Parameters extends readonly Parameter[],
  const Optional extends number = 0,
  IsVariadic extends true = never,
>(declared: TypedOverload<Parameters, Optional, IsVariadic>): Overload
export function overload(declared: Overload): Overload {
  return declared
}
