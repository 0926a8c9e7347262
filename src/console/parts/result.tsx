import type { ComponentChildren, JSX } from 'preact'
import type { Requested } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { FaultNote } from './fault-note.tsx'

/** Shows the result of a request, or that it is on its way, or what went wrong. */
export function Result<Value>({
  of: { value, fault, isBusy, again },
  children,
}: {
  of: Requested<Value>
  children: (value: Value) => ComponentChildren
}): JSX.Element {
  return (
    <>
      {fault && <FaultNote fault={fault} again={again} />}
      {value === undefined
        ? isBusy && (
            <p class="busy" role="status">
              {TEXTS.busy}
            </p>
          )
        : children(value)}
    </>
  )
}
