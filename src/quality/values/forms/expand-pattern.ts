/** The Long pattern of a Rich one: the same with its runs spelled out, `ulll_ullll` for `ul3_ul4`. One to one. */
export const expandPattern = (rich: string): string =>
  rich.replace(/(\D)(\d+)/g, (_, letter: string, count: string) => letter.repeat(Number(count)))
