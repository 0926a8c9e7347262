import type { SourceType } from '../../../generated/quality/sdk/typescript/src/models/SourceType.ts'
import { entityNameOf, type SourcePlace } from './source-place.ts'
import { ALL, type SampleChoice, type Settings } from './source-settings.ts'

/** What a person has said about a source and its entity. */
export interface LoadDraft {
  /** Undefined: as detected. */
  readonly type?: SourceType | undefined
  readonly settings: Settings
  readonly name: string
  readonly description: string
  readonly sample: SampleChoice
  readonly maxRejected: string
}

export const draftKey = (repository: string, { connection = '', name }: SourcePlace): string =>
  JSON.stringify(['load', repository, connection, name])

export const draftOf = (place: SourcePlace): LoadDraft => ({
  settings: {},
  name: entityNameOf(place),
  description: '',
  sample: ALL,
  maxRejected: '',
})

/** An entity whose rows are replaced. */
export interface ReplacedEntity {
  readonly entityID: string
  readonly name: string
  /** The number of its rows, as a text of the listing. */
  readonly rows: string
}
