/** True if two texts are equal or both are null. */
export const areSame = (text: string, other: string): string => `${text} IS NOT DISTINCT FROM ${other}`
