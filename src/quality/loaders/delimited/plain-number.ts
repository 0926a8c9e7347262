const FORMS = { '.': form('\\.', ','), ',': form(',', '.') }

/** A number with a decimal mark, and thousands separators: a blank of any kind, an apostrophe, or the other mark. */
function form(mark: string, other: string): RegExp {
  const separator = `[${other}'’ \\u00a0\\u202f]`
  return new RegExp(`^([-+]?)(\\d{1,3}(?:(${separator})\\d{3})(?:\\3\\d{3})*|\\d*)(?:${mark}(\\d*))?$`)
}

/**
 * A number with a point as its decimal mark and without thousands separators; undefined if the text is no number with
 * this mark. Its digits stay as they are: `1.234,50` is `1234.50`.
 */
export function plainNumber(text: string, mark: '.' | ','): string | undefined {
  const found = FORMS[mark].exec(text)
  if (found === null) return undefined
  const [, sign, whole, , fraction] = found
  if (whole === '' && !fraction) return undefined
  const digits = whole!.replace(/\D/g, '')
  return `${sign}${digits}${fraction === undefined ? '' : `.${fraction}`}`
}
