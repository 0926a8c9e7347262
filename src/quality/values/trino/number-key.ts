/** SQL of a text whose order by code point is the order of the numbers, for SQL of the text of a number. */
export const numberKey = (text: string): string => `gt_number_key(${text})`
