import type { ConnectInfo } from '../../../generated/quality/sdk/typescript/src/models/ConnectInfo.ts'
import type { DetectedFormat } from '../../../generated/quality/sdk/typescript/src/models/DetectedFormat.ts'
import type { Position } from '../../../generated/quality/sdk/typescript/src/models/Position.ts'
import type { SourceType } from '../../../generated/quality/sdk/typescript/src/models/SourceType.ts'
import { fieldsOf, type Member } from './source-fields.ts'
import { placeInRequest, type SourcePlace } from './source-place.ts'

/** The description of a source as a form has it: texts by member. Members that are absent are as detected. */
export type Settings = Readonly<Partial<Record<Member, string>>>

/** What was detected, in the texts of a form. */
export function settingsOf(detected: DetectedFormat | undefined): Settings {
  if (detected === undefined) return {}
  const { nulls, trim, skipRows, ...rest } = detected
  const settings: Partial<Record<Member, string>> = {}
  for (const member of ['encoding', 'delimiter', 'quote', 'terminator', 'attr', 'records'] as const)
    if (rest[member] !== undefined) settings[member] = rest[member]
  for (const member of ['escape', 'comment', 'ragged', 'decimal', 'dateOrder'] as const)
    if (rest[member] !== undefined) settings[member] = rest[member]
  if (nulls !== undefined) settings.nulls = nulls.join('\n')
  if (trim !== undefined) settings.trim = String(trim)
  if (skipRows !== undefined) settings.skipRows = String(skipRows)
  return settings
}

/** Settings with one changed. @param value undefined: as detected */
export function withSetting(settings: Settings, member: Member, value: string | undefined): Settings {
  const { [member]: _before, ...others } = settings
  return value === undefined ? others : { ...others, [member]: value }
}

/** User, password and the like. They are not kept in the browser. */
export type Login = Pick<ConnectInfo, 'username' | 'password' | 'token' | 'addressQuery'>

/** The description of a source as a request has it. @param type undefined if the connection has it */
export function connectInfoOf(
  place: SourcePlace,
  type: SourceType | undefined,
  settings: Settings,
  login: Login = {},
): ConnectInfo {
  const info: ConnectInfo = { ...placeInRequest(place).connectInfo, ...(type && { type }) }
  const kind = type ?? place.connectionType
  for (const { member } of fieldsOf(kind)) {
    const text = settings[member] ?? ''
    if (text !== '') Object.assign(info, { [member]: valueOf(member, text) })
  }
  // These have a header if nobody says otherwise; the API has no default for them.
  if (kind === 'delimited' && info.attr === undefined) info.attr = 'names'
  if (info.attr !== 'ddl' && kind === 'delimited') delete info.schemaFile
  for (const [member, text] of Object.entries(login)) if (text) Object.assign(info, { [member]: text })
  return info
}

function valueOf(member: Member, text: string): string | boolean | readonly (string | number | Position)[] {
  switch (member) {
    case 'trim':
      return text === 'true'
    case 'nulls':
      return text.split('\n').filter((line) => line !== '')
    case 'widths':
      return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
    case 'positions':
      return positionsOf(text)
    default:
      return text
  }
}

/** Columns at fixed positions, one a line: its name, the position of its first character, its length. */
export function positionsOf(text: string): Position[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*(.*?)[\s,;]*(\d+)[\s,;]+(\d+)\s*$/.exec(line)
    if (!match) return []
    const [, name = '', start, length] = match
    return [{ ...(name !== '' && { name }), start: Number(start), length: Number(length) }]
  })
}

/** The records that are loaded. */
export interface SampleChoice {
  readonly kind: 'all' | 'first' | 'random'
  /** A number of records, or percent. */
  readonly size: string
  readonly skip: string
}

export const ALL: SampleChoice = { kind: 'all', size: '', skip: '' }

/** A sample as a request has it; undefined for all records. */
export function sampleOf({ kind, size, skip }: SampleChoice): string | undefined {
  if (kind === 'all' || size.trim() === '') return undefined
  return `{${kind} ${size.trim()}${skip.trim() === '' ? '' : ` skip ${skip.trim()}`}}`
}
