/** A priority as a user sets it. */
export interface PriorityTexts {
  /** 1 to 10; business rules refer to this number. */
  readonly id: number
  readonly name: string
  readonly description: string
}

export interface Priority extends PriorityTexts {
  /** True if a business rule uses the priority. */
  readonly isUsed: boolean
}

export type PriorityChanges = { readonly [Member in keyof PriorityTexts]?: PriorityTexts[Member] | undefined }
