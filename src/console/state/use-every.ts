import { useEffect, useRef } from 'preact/hooks'

/** Calls a function again and again while the page is in sight. @param ms undefined for never */
export function useEvery(ms: number | undefined, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    if (ms === undefined) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, ms)
    return () => clearInterval(timer)
  }, [ms])
}
