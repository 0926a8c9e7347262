/** A named set of business rules of entities. */
export interface RuleFolder {
  /** The id in the catalogue. */
  readonly id: number
  /** Counts from 1 in the repository. */
  readonly number: number
  readonly name: string
}

export interface NewRuleFolder {
  readonly repositoryId: number
  readonly name: string
  readonly description: string
  /** The number of the folder that it is in; 0 at the top. */
  readonly parent: number
  readonly createdBy: string
}

export interface RuleFolderChanges {
  readonly name?: string | undefined
  readonly description?: string | undefined
}
