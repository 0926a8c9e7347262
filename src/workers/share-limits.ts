import type { Limiters } from '../edge.ts'
import type { AllowedRequests } from './messages.ts'

/** Interval at which a process tells the others how many requests it allowed. */
const EVERY_MS = 100

/** Limits that hold for all processes together, except for what they allow within the interval. */
export interface SharedLimits {
  /** Takes the requests that another process allowed. */
  readonly add: (requests: AllowedRequests) => void
  readonly stop: () => void
}

/** @param tell tells the other processes which requests this one allowed */
export function shareLimits(limiters: Limiters, tell: (requests: AllowedRequests) => void): SharedLimits {
  const timer = setInterval(() => {
    const address = limiters.address.takeCounts()
    const credential = limiters.credential.takeCounts()
    if (address.length + credential.length > 0) tell({ address, credential })
  }, EVERY_MS).unref()
  return {
    add: ({ address = [], credential = [] }) => {
      limiters.address.addCounts(address)
      limiters.credential.addCounts(credential)
    },
    stop: () => clearInterval(timer),
  }
}
