/** The engine joins by equality alone: IS NOT DISTINCT FROM would compare each row with each. */
export const areSame = (text: string, other: string): string =>
  `coalesce(${text}, '') = coalesce(${other}, '') AND (${text} IS NULL) = (${other} IS NULL)`
