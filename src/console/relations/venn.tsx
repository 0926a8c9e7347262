import type { JSX } from 'preact'
import { vennDiagram, type VennRegion } from '../../quality/report/joins/venn-diagram.ts'
import { visibleText } from '../../quality/report/shown-text.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import type { JoinSide } from './join-record.ts'

/** The result set that a region of the diagram leads to. */
export const ROWS_OF_REGION = {
  leftOnly: 'leftnomatchrows',
  common: 'innerrows',
  rightOnly: 'rightnomatchrows',
} as const satisfies Record<VennRegion, string>

/** The values of both sides as circles. A region leads to its rows. */
export function JoinVenn({
  sides: [left, right],
  common,
  pageOfSet,
}: {
  sides: readonly [JoinSide, JoinSide]
  /** Number of values that both sides have. */
  common: number
  /** The page of a result set; undefined if the rows cannot be read. */
  pageOfSet: (set: string) => string | undefined
}): JSX.Element {
  const texts = TEXTS.joins
  const [leftName, rightName] = [left.name, right.name].map(visibleText) as [string, string]
  const nameOf: Record<VennRegion, string> = {
    leftOnly: texts.onlyIn(leftName),
    common: texts.inBoth,
    rightOnly: texts.onlyIn(rightName),
  }
  const valuesOf: Record<VennRegion, number> = {
    leftOnly: left.onlyValues,
    common,
    rightOnly: right.onlyValues,
  }
  const canOpen = pageOfSet('') !== undefined
  const figure = vennDiagram(
    { left: left.values, right: right.values, common },
    texts.vennOf(leftName, rightName, count(left.values), count(right.values), count(common)),
    {
      id: 'join-venn',
      ...(canOpen && {
        linkOf: (region: VennRegion) => ({
          href: pageOfSet(ROWS_OF_REGION[region])!,
          name: texts.openRegion(nameOf[region], texts.valuesOf(count(valuesOf[region]))),
        }),
      }),
    },
  )
  if (!figure) return <p class="empty">{texts.noValues}</p>
  const parts = figure.enlarged.map((part) => texts.parts[part](leftName, rightName))
  return (
    <figure class="join-venn">
      <figcaption>
        {([left, right] as const).map(({ name, values }, at) => (
          <span>
            <span class={`swatch ${at === 0 ? 'left' : 'right'}`} aria-hidden="true" />
            <Value text={name} /> <span class="quiet">{texts.valuesOf(count(values))}</span>
          </span>
        ))}
      </figcaption>
      <Drawing name="venn-drawing" of={figure.svg} />
      <p class="quiet">
        {canOpen && texts.vennHint} {parts.length === 0 ? texts.toScale : texts.enlarged(parts.join(', '))}
      </p>
    </figure>
  )
}
