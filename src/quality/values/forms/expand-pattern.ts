/** The Long pattern of a Rich one: the same with its runs spelled out, `ulll_ullll` for `ul3_ul4`. One to one. */
export const expandPattern = (rich: string): string =>
  rich.replace(/(\D)(\d+)/g, (_, letter: string, count: string) => letter.repeat(Number(count)))

/**
 * The same in DuckDB's SQL.
 * @param rich an expression in SQL, such as the name of a column
 */
export const expandPatternSql = (rich: string): string =>
  `array_to_string(list_transform(regexp_extract_all(${rich}, '[^0-9][0-9]*'), ` +
  `lambda run: repeat(run[1], coalesce(try_cast(run[2:] AS INTEGER), 1))), '')`
