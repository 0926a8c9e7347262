const waiting: (() => void)[] = []

/**
 * Waits for a turn on the event loop. Long computations ask for one before they begin and after each 4 ms or so: between
 * two turns everything else on the event loop gets its chance, however many computations there are.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(giveTurn)
  })
}

function giveTurn(): void {
  const next = waiting[0]!
  // It is taken out afterwards, so that who asks meanwhile does not start a second row of turns.
  next()
  setImmediate(() => {
    waiting.shift()
    if (waiting.length > 0) giveTurn()
  })
}
