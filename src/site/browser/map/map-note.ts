import { type Box, isCutAtSides } from './bounds.ts'

/**
 * What a map of features shows.
 * @param count the features that it shows
 * @param isComplete true if they are all features of its extent
 */
export function noteOf(count: number, isComplete: boolean, extent: Box): string {
  const beyond = isCutAtSides(extent) ? ' Move the map to see what is beyond its sides.' : ''
  if (!isComplete)
    return `The map shows ${count.toLocaleString('en')} features of its extent. There are more: zoom in to see all of them.`
  if (count === 0) return `The map shows no features: none of its extent fulfils the conditions.${beyond}`
  if (count === 1) return `The map shows the only feature of its extent that fulfils the conditions.${beyond}`
  return `The map shows all ${count.toLocaleString('en')} features of its extent that fulfil the conditions.${beyond}`
}
