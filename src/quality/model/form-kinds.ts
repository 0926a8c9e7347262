/** Ways to write what a value looks or sounds like, each of which partitions the values of an attribute. */
export const FORM_KINDS = ['mask', 'pattern', 'rich', 'soundex', 'metaphone'] as const
export type FormKind = (typeof FORM_KINDS)[number]
