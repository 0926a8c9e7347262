/** Characters of a copybook and all its COPY texts together, before and after REPLACING. */
export const MAX_COPYBOOK_CHARACTERS = 256 * 1024

/** Copybooks that are open inside each other. */
export const MAX_COPY_DEPTH = 16

/** COPY statements that are resolved. */
export const MAX_COPIES = 1000

/** Replacements of one COPY statement. */
export const MAX_REPLACEMENTS = 200

/** Text words on the left side of one BY. */
export const MAX_REPLACED_WORDS = 32

/** Bytes of a record. */
export const MAX_RECORD_BYTES = 16 * 1024 * 1024

/** Occurrences of one table. */
export const MAX_OCCURS = 1_000_000

/** Characters of a picture as it is written. */
export const MAX_PICTURE_CHARACTERS = 256

/** Digits of a number. */
export const MAX_DIGITS = 38

/** Characters of a name. COBOL allows 30 or 31, compilers up to 63. */
export const MAX_NAME_CHARACTERS = 120
