/** A range of time in milliseconds since 1970 UTC, both ends included; infinite if open. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}
