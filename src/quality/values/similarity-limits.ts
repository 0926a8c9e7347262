/** The maximum length of compared texts, because the time of a comparison grows with the product of the lengths. */
export const MAX_COMPARED_LENGTH = 255
/** The maximum number of distinct characters of two texts that are not plain ASCII: each is mapped to one byte. */
export const MAX_DISTINCT_CHARACTERS = 127
/** These bytes, without U+0000. */
export const BYTES = String.fromCharCode(
  ...Array.from({ length: MAX_DISTINCT_CHARACTERS }, (_, at) => at + 1),
)
