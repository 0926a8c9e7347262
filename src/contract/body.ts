import type { IncomingMessage } from 'node:http'
import { BodyTooLarge, ClientGone, UnsupportedMediaType, type Fault } from './faults.ts'
import type { BodySpec } from './contract.ts'
import { parseQuery } from './query.ts'
import { inspectJson, MAX_JSON_DEPTH } from './text.ts'
import { printable } from '../lib/text.ts'

/** A body that was read: its value, or its faults. */
export interface ReadBody {
  readonly mediaType: string | undefined
  readonly value: unknown
  readonly faults: readonly Fault[]
  /** The aliases that the client used, by the JSON pointers of the members with their own names. */
  readonly sentNames?: ReadonlyMap<string, string>
}

/**
 * Reads and parses the body of a request, if it has one.
 * @throws UnsupportedMediaType, BodyTooLarge (as soon as the limit is passed), ClientGone
 */
export async function readBody(
  message: IncomingMessage,
  spec: BodySpec,
  limitBytes: number,
): Promise<ReadBody> {
  if (!hasBody(message)) return withoutBody(spec)
  const mediaType = mediaTypeOf(message, spec)
  checkCoding(message)
  const bytes = await collect(message, limitBytes)
  if (bytes.length === 0) return withoutBody(spec)
  const text = decodeUtf8(bytes)
  if (text === undefined) {
    return {
      mediaType,
      value: undefined,
      faults: [bodyFault('malformed', 'The body is not valid UTF-8; send it in UTF-8.')],
    }
  }
  return mediaType === 'application/json' ? parseJson(mediaType, text) : parseForm(mediaType, text)
}

/** The result for a request without a body. */
export function withoutBody(spec: BodySpec): ReadBody {
  const faults = spec.required
    ? [bodyFault('missing', `The request needs a body of the type ${spec.mediaTypes.join(' or ')}.`)]
    : []
  return { mediaType: undefined, value: undefined, faults }
}

export function hasBody(message: IncomingMessage): boolean {
  const length = message.headers['content-length']
  return message.headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) > 0)
}

/** @throws UnsupportedMediaType */
export function mediaTypeOf(message: IncomingMessage, spec: BodySpec): string {
  const header = message.headers['content-type']
  const offered = spec.mediaTypes.join(' or ')
  const [essence, ...parameters] = (header ?? '').split(';').map((part) => part.trim().toLowerCase())
  if (!essence || !spec.mediaTypes.includes(essence)) {
    throw new UnsupportedMediaType(
      essence
        ? `A body of the type ${printable(essence)} cannot be read here; send ${offered}.`
        : `The header Content-Type is missing; send ${offered}.`,
    )
  }
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '')
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') {
    throw new UnsupportedMediaType(
      `The charset ${printable(charset)} is not supported; send the body in UTF-8.`,
    )
  }
  return essence
}

/** @throws UnsupportedMediaType */
export function checkCoding(message: IncomingMessage): void {
  const coding = message.headers['content-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw new UnsupportedMediaType(
      `The content coding ${printable(coding)} is not supported; send the body uncompressed.`,
    )
  }
}

function collect(message: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const tooLarge = () => new BodyTooLarge(`The body is longer than the ${limitBytes} bytes that are allowed.`)
  if (Number(message.headers['content-length'] ?? 0) > limitBytes) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const stop = (outcome: () => void) => {
      message.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      outcome()
    }
    const onData = (chunk: Buffer) => {
      length += chunk.length
      if (length > limitBytes) stop(() => reject(tooLarge()))
      else chunks.push(chunk)
    }
    const onEnd = () => stop(() => resolve(Buffer.concat(chunks, length)))
    const onGone = () =>
      stop(() => reject(new ClientGone('The client ended the connection before the body was complete.')))
    message.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  })
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return UTF8.decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function parseJson(mediaType: string, text: string): ReadBody {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const fault = bodyFault(
      'malformed',
      `The body is not valid JSON: ${whereJsonBreaks(error.message, text)}.`,
    )
    return { mediaType, value: undefined, faults: [fault] }
  }
  const { unusable, tooDeep } = inspectJson(value)
  const faults = unusable.map((pointer) =>
    bodyFault(
      'malformed',
      `The string at ${pointer || 'the top'} of the body contains a NUL or a lone surrogate; remove it.`,
      pointer,
    ),
  )
  if (tooDeep) faults.push(bodyFault('malformed', `The body is nested deeper than ${MAX_JSON_DEPTH} levels.`))
  return { mediaType, value, faults }
}

/** V8 gives the position in some of its messages, and an excerpt of the text in others. */
function whereJsonBreaks(message: string, text: string): string {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? NaN)
  if (position < text.length) return `there is a syntax error at character ${position + 1}`
  return /^Unexpected end|position/.test(message) ? 'it ends too early' : 'there is a syntax error'
}

function parseForm(mediaType: string, text: string): ReadBody {
  const { pairs, malformed } = parseQuery(text)
  const faults = malformed.map((piece) =>
    bodyFault('malformed', `The form field ${printable(piece)} is not percent-encoded UTF-8.`),
  )
  const value: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, field] of pairs) {
    if (name in value)
      faults.push(
        bodyFault(
          'repeated',
          `The form field ${printable(name)} occurs more than once; send it once.`,
          `/${name}`,
        ),
      )
    value[name] = field
  }
  return { mediaType, value: { ...value }, faults }
}

/** @param name JSON pointer to the value in the body */
export function bodyFault(kind: Fault['kind'], message: string, name = ''): Fault {
  return { place: { in: 'body', name }, kind, message }
}
