/** A run of a rule. */
export interface RuleRun {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Percentage that passed; undefined if the run found no rows or failed. */
  readonly share: number | undefined
  readonly threshold: number
  /** Number of the load whose rows were analysed. */
  readonly load: string
}

/** A run with its place in the drawing. */
export interface PlacedRun {
  readonly x: number
  readonly y: number | undefined
  readonly thresholdY: number
  /** The number of the load, if these are the first rows of it. */
  readonly newLoad: string | undefined
}

export interface HistoryScale {
  readonly runs: readonly PlacedRun[]
  /** The line of the shares. Runs without a share interrupt it. */
  readonly line: string
  /** The threshold, which changes at runs. */
  readonly threshold: string
  /** Percentages at the left edge with their heights. */
  readonly ticks: readonly { readonly share: number; readonly y: number }[]
}

/** The edges of the drawing, in pixels. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Places runs by their times, and their shares by a scale that begins at or below the lowest of them.
 * @param runs in the order of their times
 */
export function scaleHistory(runs: readonly RuleRun[], frame: Frame): HistoryScale {
  const values = runs.flatMap(({ share, threshold }) =>
    share === undefined ? [threshold] : [share, threshold],
  )
  const lowest = Math.min(100, ...values)
  const from = floorOf(lowest)
  const [first, last] = [runs[0]?.at ?? 0, runs.at(-1)?.at ?? 0]
  const xOf = (at: number): number =>
    last === first
      ? (frame.left + frame.right) / 2
      : frame.left + ((at - first) / (last - first)) * (frame.right - frame.left)
  const yOf = (share: number): number =>
    frame.bottom - ((share - from) / (100 - from)) * (frame.bottom - frame.top)
  const placed = runs.map(({ at, share, threshold, load }, index): PlacedRun => {
    const before = runs[index - 1]
    return {
      x: xOf(at),
      y: share === undefined ? undefined : yOf(share),
      thresholdY: yOf(threshold),
      newLoad: before === undefined || before.load !== load ? load : undefined,
    }
  })
  return {
    runs: placed,
    line: lineOf(placed),
    threshold: stepsOf(placed, frame),
    ticks: [from, (from + 100) / 2, 100].map((share) => ({ share, y: yOf(share) })),
  }
}

/** Where a scale to 100 begins, so that differences near 100 % are seen. */
function floorOf(lowest: number): number {
  const away = Math.max(100 - lowest, 0.001) * 1.2
  return (
    [0.01, 0.1, 1, 2, 5, 10, 20, 50, 100].map((range) => 100 - range).find((from) => 100 - from >= away) ?? 0
  )
}

function lineOf(runs: readonly PlacedRun[]): string {
  let isDrawing = false
  return runs
    .map(({ x, y }) => {
      if (y === undefined) {
        isDrawing = false
        return ''
      }
      const command = `${isDrawing ? 'L' : 'M'}${round(x)} ${round(y)}`
      isDrawing = true
      return command
    })
    .join('')
}

function stepsOf(runs: readonly PlacedRun[], { left, right }: Frame): string {
  if (runs.length === 0) return ''
  const steps = runs.slice(1).map(({ x, thresholdY }) => `H${round(x)}V${round(thresholdY)}`)
  return `M${left} ${round(runs[0]!.thresholdY)}${steps.join('')}H${right}`
}

const round = (number: number): number => Math.round(number * 10) / 10
