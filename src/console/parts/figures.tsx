import type { ComponentChildren, JSX } from 'preact'

/** A number with its name. */
export interface Figure {
  readonly name: string
  readonly value: ComponentChildren
  readonly isBad?: boolean
}

/** The figures of a page at a glance. */
export const Figures = ({ of }: { of: readonly Figure[] }): JSX.Element => (
  <dl class="figures">
    {of.map(({ name, value, isBad = false }) => (
      <div class={isBad ? 'bad' : undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
