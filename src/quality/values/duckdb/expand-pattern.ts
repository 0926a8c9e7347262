/**
 * SQL that converts a Rich pattern to a Long pattern: see `expandPattern` of `values/forms/expand-pattern.ts`.
 * @param rich an expression in SQL, such as the name of a column
 */
export const expandPatternSql = (rich: string): string =>
  `array_to_string(list_transform(regexp_extract_all(${rich}, '[^0-9][0-9]*'), ` +
  `lambda run: repeat(run[1], coalesce(try_cast(run[2:] AS INTEGER), 1))), '')`
