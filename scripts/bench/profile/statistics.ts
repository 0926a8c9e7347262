import type { DuckDBConnection } from '@duckdb/node-api'

/** What the hand-written SQL tells of a column, as far as it is held beside what the service tells. */
export interface ColumnStatistics {
  readonly name: string
  readonly distinct: number
  readonly nulls: number
  readonly mode: string
  readonly modeCount: number
  readonly min: string
  readonly max: string
  readonly shortest: string
  readonly longest: string
  readonly masks: number
  /** Of numbers and, in seconds, of dates; undefined for texts. */
  readonly numbers:
    { readonly mean: number; readonly quartiles: readonly [number, number, number] } | undefined
}

/** How the columns that are no texts are read. Whoever writes the SQL by hand knows it. */
const READ_AS: Readonly<Record<string, string>> = {
  Id: 'try_cast(Id AS DOUBLE)',
  Born: 'epoch(try_cast(Born AS TIMESTAMP))',
  Created: 'epoch(try_cast(Created AS TIMESTAMP))',
  Amount: 'try_cast(Amount AS DOUBLE)',
  Quantity: 'try_cast(Quantity AS DOUBLE)',
}
const BINS = 20

/** Makes the tables `values_<n>` and `masks_<n>` of a column, and tells the rest. */
export async function statisticsOf(
  connection: DuckDBConnection,
  name: string,
  n: number,
): Promise<ColumnStatistics> {
  const [frequencies, masks] = [`values_${n}`, `masks_${n}`]
  const one = async (sql: string): Promise<Record<string, unknown>> =>
    (await connection.runAndReadAll(sql)).getRowObjectsJS()[0]!
  await connection.run(`
    CREATE TABLE ${frequencies} AS
    SELECT value, frequency, length(value) AS length,
      row_number() OVER ranked AS rank,
      frequency / (SELECT count(*) FROM loaded) AS share,
      sum(frequency) OVER ranked / (SELECT count(*) FROM loaded) AS cumulative_share
    FROM (SELECT "${name}" AS value, count(*) AS frequency FROM loaded WHERE "${name}" IS NOT NULL GROUP BY ALL)
    WINDOW ranked AS (ORDER BY frequency DESC, value ROWS UNBOUNDED PRECEDING)`)
  await connection.run(`
    CREATE TABLE ${masks} AS
    SELECT regexp_replace(regexp_replace(value, '\\p{L}', 'A', 'g'), '\\p{Nd}', 'N', 'g') AS mask,
      count(*) AS values, sum(frequency) AS rows
    FROM ${frequencies} GROUP BY ALL`)
  const values = await one(`
    SELECT count(*)::DOUBLE AS distinct_values,
      ((SELECT count(*) FROM loaded) - coalesce(sum(frequency), 0))::DOUBLE AS nulls,
      coalesce(sum(frequency) FILTER (trim(value) = ''), 0)::DOUBLE AS blanks,
      min(value) AS least, max(value) AS greatest,
      arg_min(value, rank) AS mode, max(frequency)::DOUBLE AS mode_count,
      min(length) AS min_length, max(length) AS max_length,
      arg_min(value, (length, value)) AS shortest, arg_min(value, (-length, value)) AS longest,
      avg(frequency) AS frequency_mean, stddev_pop(frequency) AS frequency_deviation
    FROM ${frequencies}`)
  const readAs = READ_AS[name]
  const numbers =
    readAs === undefined
      ? undefined
      : await one(`
    SELECT count(x)::DOUBLE AS count, min(x) AS least, max(x) AS greatest, avg(x) AS mean,
      stddev_samp(x) AS deviation, quantile_cont(x, [0.25, 0.5, 0.75]) AS quartiles
    FROM (SELECT ${readAs} AS x FROM loaded)`)
  const [binned, from] =
    readAs === undefined
      ? ['length', frequencies]
      : ['x', `(SELECT ${readAs.replace(name, 'value')} AS x, frequency FROM ${frequencies})`]
  await connection.run(`
    SELECT least(${BINS - 1}, floor((${binned} - least) / greatest(greatest - least, 1) * ${BINS})) AS bin, sum(frequency)
    FROM ${from}, (SELECT min(${binned}) AS least, max(${binned}) AS greatest FROM ${from})
    GROUP BY ALL ORDER BY bin`)
  const counted = await one(`SELECT count(*)::DOUBLE AS masks FROM ${masks}`)
  return {
    name,
    distinct: values['distinct_values'] as number,
    nulls: values['nulls'] as number,
    mode: values['mode'] as string,
    modeCount: values['mode_count'] as number,
    min: values['least'] as string,
    max: values['greatest'] as string,
    shortest: values['shortest'] as string,
    longest: values['longest'] as string,
    masks: counted['masks'] as number,
    numbers: numbers as ColumnStatistics['numbers'],
  }
}
