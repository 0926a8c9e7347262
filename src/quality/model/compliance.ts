/** The weight of a rule in compliance: 10 for priority 1, 1 for priority 10. Without a priority it counts like 5. */
export const weightOf = (priority: number | undefined): number => 11 - (priority ?? 5)

/** The mean of the passing fractions of rules, weighted by priority; undefined if no rule has one. */
export function complianceOf(
  rules: readonly { readonly fraction: number | undefined; readonly priority: number | undefined }[],
): number | undefined {
  let sum = 0
  let weights = 0
  for (const { fraction, priority } of rules) {
    if (fraction === undefined) continue
    sum += fraction * weightOf(priority)
    weights += weightOf(priority)
  }
  return weights === 0 ? undefined : sum / weights
}
