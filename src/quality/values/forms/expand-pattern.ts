/** Expands the runs of a Rich pattern to a Long pattern: `ul3_ul4` to `ulll_ullll`. The mapping is one to one. */
export const expandPattern = (rich: string): string =>
  rich.replace(/(\D)(\d+)/g, (_, letter: string, count: string) => letter.repeat(Number(count)))
