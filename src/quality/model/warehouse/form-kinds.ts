/** Forms of how a value looks or sounds. Each kind partitions the values of an attribute. */
export const FORM_KINDS = ['mask', 'pattern', 'rich', 'soundex', 'metaphone'] as const
export type FormKind = (typeof FORM_KINDS)[number]
