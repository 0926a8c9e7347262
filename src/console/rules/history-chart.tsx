import type { JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { day, percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { type RuleRun, scaleHistory } from './history-scale.ts'

const HEIGHT = 230
/** Room for the percentages at the left, and for the names of loads at the top. */
const EDGE = { left: 64, right: 16, top: 28, bottom: 28 }
/** A name of a load that would cover the one before is left out; its line stays. */
const NAME_WIDTH = 64

/** The runs of a rule as a line, with its threshold and the loads between the runs. The table below has the figures. */
export function HistoryChart({ runs }: { runs: readonly RuleRun[] }): JSX.Element {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(600)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.max(240, entry!.contentRect.width)))
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  const scale = useMemo(
    () =>
      scaleHistory(runs, {
        left: EDGE.left,
        right: width - EDGE.right,
        top: EDGE.top,
        bottom: HEIGHT - EDGE.bottom,
      }),
    [runs, width],
  )
  const texts = TEXTS.rule
  let named = -Infinity
  return (
    <div ref={element} class="history">
      <svg width={width} height={HEIGHT} role="img" aria-label={texts.historyOf(runs.length)}>
        {scale.ticks.map(({ share, y }) => (
          <>
            <line class="tick" x1={EDGE.left} x2={width - EDGE.right} y1={y} y2={y} />
            <text class="label" x={EDGE.left - 8} y={y + 4} text-anchor="end">
              {percent(share)}
            </text>
          </>
        ))}
        {scale.runs.map(({ x, newLoad }) => {
          if (newLoad === undefined) return null
          const isNamed = x - named >= NAME_WIDTH
          if (isNamed) named = x
          return (
            <g class="load">
              <line x1={x} x2={x} y1={EDGE.top - 8} y2={HEIGHT - EDGE.bottom} />
              {isNamed && (
                <text class="label" x={x} y={12} text-anchor={x > width - 80 ? 'end' : 'start'}>
                  {texts.load(newLoad)}
                </text>
              )}
            </g>
          )
        })}
        {runs.length > 1 && (
          <>
            <text class="label" x={EDGE.left} y={HEIGHT - 8}>
              {day(runs[0]!.at)}
            </text>
            <text class="label" x={width - EDGE.right} y={HEIGHT - 8} text-anchor="end">
              {day(runs.at(-1)!.at)}
            </text>
          </>
        )}
        <path class="threshold" d={scale.threshold} />
        <path class="line" d={scale.line} />
        {scale.runs.map(({ x, y, thresholdY }) =>
          y === undefined ? null : <circle class={y <= thresholdY ? 'good' : 'bad'} cx={x} cy={y} r={4.5} />,
        )}
      </svg>
      <p class="quiet">{texts.historyLegend}</p>
    </div>
  )
}
