/**
 * SQL that converts a Rich pattern to a Long pattern: see `expandPattern` of `values/forms/expand-pattern.ts`. `rpad`
 * repeats a character, because `repeat` makes an array of at most 10,000 elements.
 * @param rich an expression in SQL, such as the name of a column
 */
export const expandPatternSql = (rich: string): string =>
  `array_join(transform(regexp_extract_all(${rich}, '[^0-9][0-9]*'), ` +
  `run -> rpad('', coalesce(try_cast(substr(run, 2) AS integer), 1), substr(run, 1, 1))), '')`
