import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Fault } from '../api/fault.ts'
import { TEXTS } from '../texts.ts'

/**
 * What went wrong, and a way on.
 * @param again sends the request again; left out if that would not help
 */
export function FaultNote({ fault, again }: { fault: Fault; again?: () => void }): JSX.Element {
  const left = useCountdown(fault.retryAfter)
  // A single part is often told by the whole too.
  const parts = fault.errors.filter(({ detail }) => detail !== fault.detail)
  return (
    <div class="fault" role="alert">
      <p>
        <strong>{fault.title}</strong>
      </p>
      {fault.detail && <p>{fault.detail}</p>}
      {parts.length > 0 && (
        <ul>
          {parts.map((part) => (
            <li>{part.detail}</li>
          ))}
        </ul>
      )}
      {again && (
        <p>
          <button type="button" onClick={again} disabled={left > 0}>
            {left > 0 ? TEXTS.faults.againIn(left) : TEXTS.faults.again}
          </button>
        </p>
      )}
      {fault.id && <p class="quiet">{TEXTS.faults.id(fault.id)}</p>}
    </div>
  )
}

/** Seconds until a request may be sent again. */
function useCountdown(seconds: number | undefined): number {
  const [left, setLeft] = useState(seconds ?? 0)
  useEffect(() => {
    setLeft(seconds ?? 0)
    if (!seconds) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
