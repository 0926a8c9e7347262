const waiting: (() => void)[] = []

/**
 * Waits for a turn on the event loop. Long computations ask for a turn before they start and after about
 * every 4 ms. Between two turns all other work on the event loop gets its chance, however many computations
 * run.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
}

function giveTurn(): void {
  const next = waiting[0]!
  // Removed afterwards, so that a caller that asks meanwhile does not start a second chain of turns.
  next()
  setImmediate(() => {
    waiting.shift()
    if (waiting.length > 0) giveTurn()
  })
}
