import { useEffect, useMemo, useState } from 'preact/hooks'
import { EntitiesApi } from '../../../generated/quality/sdk/typescript/src/apis/EntitiesApi.ts'
import type { ConnectInfo } from '../../../generated/quality/sdk/typescript/src/models/ConnectInfo.ts'
import type { DetectedFormat } from '../../../generated/quality/sdk/typescript/src/models/DetectedFormat.ts'
import type { EntitiesCommand } from '../../../generated/quality/sdk/typescript/src/models/EntitiesCommand.ts'
import type { Problem } from '../../../generated/quality/sdk/typescript/src/models/Problem.ts'
import type { SourceType } from '../../../generated/quality/sdk/typescript/src/models/SourceType.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import { ResponseError } from '../../../generated/quality/sdk/typescript/src/runtime.ts'
import { api } from '../api/client.ts'
import { type Requested, useRequest } from '../state/use-request.ts'
import { hasTypes, placeInRequest, type SourcePlace, typeOfName } from './source-place.ts'
import { connectInfoOf, type Login, type Settings, settingsOf } from './source-settings.ts'

/** Pause after the last change before a preview is asked for, in milliseconds. */
const PAUSE_MS = 350

/** The first records of a source, as a load with these settings would read them. Null if it has none. */
export type Preview = StandardResponse | null

/** What a source was found to be. */
export interface Detection {
  /** Undefined if the connection has the type. */
  readonly type: SourceType | undefined
  readonly detected: DetectedFormat | undefined
}

/** A source, what was detected in it, and its first records with the present settings. */
export interface Previewed {
  readonly detection: Requested<Detection>
  /** The type with which the source is read; undefined if the connection has it, or before it is known. */
  readonly type: SourceType | undefined
  readonly detectedSettings: Settings
  readonly connectInfo: ConnectInfo
  readonly preview: Requested<Preview>
  /** True if the records that are shown belong to earlier settings. */
  readonly isStale: boolean
}

/** These need to be told more before their records can be read. Their lines tell what was detected. */
const BY_LINES = new Set<SourceType | undefined>(['fixedwidth', 'cobol', 'vendorfmt'])

/**
 * Detects what a source is, and previews it with what was detected and what a person chose. Each change gives the older
 * request up.
 * @param chosenType undefined for the one that is detected
 */
export function usePreview(
  repository: string,
  place: SourcePlace,
  chosenType: SourceType | undefined,
  chosen: Settings,
  login: Login,
  sample: string | undefined,
): Previewed {
  const { member, sheet, table } = chosen
  const which = useLater(JSON.stringify([place, chosenType, member, sheet, table, login]))
  const detection = useRequest(
    (signal) => detect(repository, place, chosenType, { member, sheet, table }, login, signal),
    [repository, which],
  )
  // A file that cannot be read is what its name says until a person says otherwise.
  const guess = hasTypes(place) ? typeOfName(place.name) : undefined
  const type = chosenType ?? detection.value?.type ?? (detection.fault && guess)
  const detectedSettings = useMemo(() => settingsOf(detection.value?.detected), [detection.value])
  const connectInfo = connectInfoOf(place, type, { ...detectedSettings, ...chosen }, login)
  const wanted = JSON.stringify([connectInfo, sample])
  const asked = useLater(wanted)
  const isReady = !detection.isBusy && detection.value !== undefined
  const preview = useRequest(
    async (signal): Promise<Preview> =>
      isReady ? ask(repository, 'preview', place, connectInfo, sample, signal) : NEVER,
    [repository, asked, isReady],
  )
  return {
    detection,
    type,
    detectedSettings,
    connectInfo,
    preview,
    isStale: preview.isBusy || detection.isBusy || asked !== wanted,
  }
}

const NEVER = new Promise<never>(() => undefined)

/** A value as it was when it had not changed for a while. */
function useLater(value: string): string {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return later
}

async function ask(
  repository: string,
  command: 'preview' | 'rawpreview',
  place: SourcePlace,
  connectInfo: ConnectInfo,
  sample: string | undefined,
  signal: AbortSignal,
): Promise<Preview> {
  const data = { source: placeInRequest(place).source, connectInfo }
  // The client leaves out what a raw preview does not take.
  const entitiesCommand: EntitiesCommand =
    command === 'rawpreview' ? { command, data } : { command, data: { ...data, ...(sample && { sample }) } }
  const answer = await api(EntitiesApi).runEntitiesCommand({ repository, entitiesCommand }, { signal })
  // 204 has no body. The other results are those of other commands.
  return (answer ?? null) as Preview
}

async function detect(
  repository: string,
  place: SourcePlace,
  chosenType: SourceType | undefined,
  chosen: Settings,
  login: Login,
  signal: AbortSignal,
): Promise<Detection> {
  const read = async (type: SourceType | undefined): Promise<Detection> => {
    const command = BY_LINES.has(type ?? (place.connectionType as SourceType)) ? 'rawpreview' : 'preview'
    const info = connectInfoOf(place, type, chosen, login)
    const answer = await ask(repository, command, place, info, undefined, signal)
    return { type, detected: answer?.metadata.detected }
  }
  if (!hasTypes(place)) return read(undefined)
  if (chosenType !== undefined) return read(chosenType)
  const guess = typeOfName(place.name)
  try {
    return await read(guess)
  } catch (error) {
    // The bytes of the file decide, and not its name.
    const type = await typeInstead(error)
    if (type === undefined) throw error
    return read(type)
  }
}

/** The type that the server tells in place of another one. */
async function typeInstead(error: unknown): Promise<SourceType | undefined> {
  if (!(error instanceof ResponseError) || error.response.status !== 409) return undefined
  const { errors } = (await error.response.clone().json()) as Problem
  const choices = errors.find(({ pointer }) => pointer === '/data/connectInfo/type')?.choices
  return choices?.[0] as SourceType | undefined
}

/** The first lines of a source as they are, whatever its format. */
export const rawLines = (
  repository: string,
  place: SourcePlace,
  connectInfo: ConnectInfo,
  signal: AbortSignal,
): Promise<Preview> => ask(repository, 'rawpreview', place, connectInfo, undefined, signal)
