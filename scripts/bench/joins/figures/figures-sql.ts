/** The values of a column with their numbers of rows. */
export const valuesSql = (table: string, column: number): string =>
  `(SELECT c${column} AS k, count(*) AS f FROM ${table} WHERE c${column} IS NOT NULL GROUP BY 1)`

/** All figures of a join, by hand, in SQL that DuckDB and Trino understand. */
export const figuresSql = (
  l: string,
  r: string,
  { left, right }: { left: number; right: number },
): string => `
  SELECT count(*) FILTER (WHERE lf > 0 AND rf > 0), sum(lf * rf),
    count(*) FILTER (WHERE rf = 0), sum(lf) FILTER (WHERE rf = 0), count(*) FILTER (WHERE lf = 0), sum(rf) FILTER (WHERE lf = 0),
    count(*) FILTER (WHERE lf = 1 AND rf = 1), count(*) FILTER (WHERE lf = 1 AND rf > 1), count(*) FILTER (WHERE lf > 1 AND rf = 1),
    count(*) FILTER (WHERE lf > 1 AND rf > 1), max(lf), max(rf),
    (SELECT count(*) FROM ${l}), (SELECT count(*) FROM ${r})
  FROM (SELECT coalesce(x.f, 0) AS lf, coalesce(y.f, 0) AS rf
    FROM ${valuesSql(l, left)} AS x FULL OUTER JOIN ${valuesSql(r, right)} AS y ON x.k = y.k)`
