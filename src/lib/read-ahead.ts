/**
 * Iterates over steps of which the next one runs already while the caller works with the present one. At most one
 * step is ahead. If the caller leaves early, the iteration ends after that step.
 *
 * @throws the errors of the steps, in their order
 */
export async function* readAhead<Step, Result>(
  steps: AsyncGenerator<Step, Result, void>,
): AsyncGenerator<Step, Result, void> {
  let next = steps.next()
  try {
    for (;;) {
      const step = await next
      if (step.done === true) return step.value
      next = steps.next()
      // A failure is thrown when its turn comes; until then it must not count as unhandled.
      next.catch(() => undefined)
      yield step.value
    }
  } finally {
    // Waits for the step that is ahead. The result is not used: the caller has left or has another one.
    await steps.return(undefined as Result)
  }
}
