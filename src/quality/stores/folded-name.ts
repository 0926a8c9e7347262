/** What two names have in common that nobody could tell apart: letter case and the forms of Unicode do not count. */
export const foldedName = (name: string): string => name.normalize('NFC').toLowerCase()
