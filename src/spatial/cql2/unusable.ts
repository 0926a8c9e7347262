/** Characters that no stored text contains: U+0000 ends texts in SQLite, and half a character is not UTF-8. */
export const UNUSABLE = /[\0\p{Cs}]/u

export const UNUSABLE_CHARACTER = 'This is U+0000 or half a character. Remove it.'
