import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { type Fault, faultOf, isAborted } from '../api/fault.ts'

/** A request of a page and its result. */
export interface Requested<Result> {
  /** The last result. It stays while a newer one is on its way. */
  readonly value: Result | undefined
  readonly fault: Fault | undefined
  readonly isBusy: boolean
  /** Sends the request again. */
  readonly again: () => void
}

/**
 * Sends a request when the component appears and whenever one of the keys changes. The request before is given up.
 * @param keys everything that the request depends on
 */
export function useRequest<Result>(
  ask: (signal: AbortSignal) => Promise<Result>,
  keys: readonly unknown[],
): Requested<Result> {
  const [state, setState] = useState<Omit<Requested<Result>, 'again'>>({
    value: undefined,
    fault: undefined,
    isBusy: true,
  })
  const [round, setRound] = useState(0)
  const lastRound = useRef(round)
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    const abort = new AbortController()
    // The fault stays while the same is asked again, so that its button keeps the focus, and a page that asks again and
    // again does not flicker.
    const isAgain = lastRound.current !== round
    lastRound.current = round
    setState(({ value, fault }) => ({ value, fault: isAgain ? fault : undefined, isBusy: true }))
    latest.current(abort.signal).then(
      (value) => {
        if (!abort.signal.aborted) setState({ value, fault: undefined, isBusy: false })
      },
      async (error: unknown) => {
        if (abort.signal.aborted || isAborted(error)) return
        const fault = await faultOf(error)
        setState(({ value }) => ({ value, fault, isBusy: false }))
      },
    )
    return () => abort.abort()
  }, [...keys, round])
  return { ...state, again: useCallback(() => setRound((now) => now + 1), []) }
}

/** A change that a person makes: it runs once at a time, and its fault is shown beside it. */
export interface Action<Arguments extends readonly unknown[]> {
  readonly run: (...args: Arguments) => Promise<boolean>
  readonly fault: Fault | undefined
  readonly isBusy: boolean
  readonly forget: () => void
}

/** @param act throws the errors of the generated client */
export function useAction<Arguments extends readonly unknown[]>(
  act: (...args: Arguments) => Promise<void>,
): Action<Arguments> {
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  return {
    fault,
    isBusy,
    forget: () => setFault(undefined),
    run: async (...args) => {
      if (running.current) return false
      running.current = true
      setBusy(true)
      setFault(undefined)
      try {
        await act(...args)
        return true
      } catch (error) {
        setFault(await faultOf(error))
        return false
      } finally {
        running.current = false
        setBusy(false)
      }
    },
  }
}
