let current: bigint | undefined

/**
 * Microseconds since 1970-01-01 00:00:00 UTC: the same until the event loop goes on, so that all of an expression,
 * which is checked and compiled at one go, has one and the same.
 */
export function instant(): bigint {
  if (current === undefined) {
    current = BigInt(Date.now()) * 1000n
    setImmediate(() => {
      current = undefined
    })
  }
  return current
}
