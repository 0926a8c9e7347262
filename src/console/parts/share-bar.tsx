import type { JSX } from 'preact'
import { percent } from '../state/format.ts'

/** A percentage as a bar and as a number, without a judgement. @param share empty if there is none */
export const ShareBar = ({ share }: { share: string }): JSX.Element => (
  <span class="share">
    {share !== '' && (
      <svg width="80" height="8" aria-hidden="true">
        <rect width="80" height="8" rx="4" class="whole" />
        <rect width={Math.max(2, (80 * Number(share)) / 100)} height="8" rx="4" class="part" />
      </svg>
    )}
    {percent(share)}
  </span>
)
