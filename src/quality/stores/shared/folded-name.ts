/** The key for comparing names. It ignores letter case and Unicode normalization forms. */
export const foldedName = (name: string): string => name.normalize('NFC').toLowerCase()
