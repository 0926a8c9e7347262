import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { IncomingMessage } from 'node:http'
import { bodyFault, checkCoding, hasBody, mediaTypeOf, withoutBody, type ReadBody } from './body.ts'
import { markStreamed } from './server/body-time.ts'
import type { BodySpec } from './contract.ts'
import { ClientGone, InvalidRequest, type Fault } from './faults.ts'
import { printable } from '../lib/text.ts'

/** A file that is being uploaded as a part of a multipart/form-data body. */
export interface Upload {
  /** As sent by the client, including slashes and dots: not safe in a path. */
  readonly filename: string
  /** The media type that the client gave to the file. */
  readonly mediaType: string
  /**
   * The bytes, to be read once, at the reader's pace and up to the reader's own limit. The whole body is
   * known to be well-formed only after the iteration ends without an error.
   * @throws InvalidRequest if the rest of the body is malformed; ClientGone if the client disconnects
   */
  readonly content: AsyncIterable<Uint8Array>
}

/** A body whose file is still arriving. */
export type UploadBody = ReadBody & { readonly value: Readonly<Record<string, Upload>> | undefined }

/** Longer than file systems allow. The service defines its own limit. */
const MAX_FILENAME = 1024

/** Limits of the head of a part: a file name of multi-byte characters and several lines that browsers add. */
const MAX_HEAD_BYTES = 16 * 1024
const MAX_HEAD_LINES = 20

/**
 * Reads a multipart/form-data body up to the start of its file.
 * @returns the file under the name of its part, or the faults found so far
 * @throws UnsupportedMediaType, ClientGone
 */
export async function readUpload(message: IncomingMessage, spec: BodySpec): Promise<ReadBody> {
  const part = spec.file!
  if (!hasBody(message)) return withoutBody(spec)
  const mediaType = mediaTypeOf(message, spec)
  checkCoding(message)
  const parser = parserFor(message)
  if (!parser)
    return refused(
      mediaType,
      'malformed',
      'Content-Type has no boundary between the parts of the body; add one of 1 to 70 characters.',
    )
  markStreamed(message)
  try {
    const upload = await receive(message, parser, part)
    return { mediaType, value: { [part]: upload }, faults: [] }
  } catch (error) {
    if (!(error instanceof InvalidRequest)) throw error
    return { mediaType, value: undefined, faults: error.faults }
  }
}

function refused(mediaType: string, kind: Fault['kind'], sentence: string): ReadBody {
  return { mediaType, value: undefined, faults: [bodyFault(kind, sentence)] }
}

/** RFC 2046, 5.1.1: 1 to 70 characters, quoted or not. */
const BOUNDARY = /;[ \t]*boundary=(?:"([ !#-[\]-~]{1,70})"|([!#-:<-[\]-~]{1,70}))[ \t]*(?:;|$)/i

function parserFor({ headers }: IncomingMessage): BusboyInstance | undefined {
  const [, quoted, bare] = BOUNDARY.exec(headers['content-type']!) ?? []
  const boundary = quoted ?? bare
  if (boundary === undefined) return undefined
  return new Busboy({
    // Only the validated boundary: the parser would take another of several boundaries, and throws at a long
    // one.
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
    preservePath: true,
    limits: {
      parts: 1,
      files: 1,
      fields: 1,
      fieldSize: 1,
      headerPairs: MAX_HEAD_LINES,
      headerSize: MAX_HEAD_BYTES,
    },
  })
}

/** Waits for the file. Later errors are thrown while its content is read. */
function receive(message: IncomingMessage, parser: BusboyInstance, part: string): Promise<Upload> {
  return new Promise((resolve, reject) => {
    let file: BusboyFileStream | undefined
    const whole = new Promise<void>((complete, fail) => {
      const stop = (error: Error) => {
        message.unpipe(parser)
        reject(error)
        fail(error)
        file?.destroy(error)
      }
      const refuse = (kind: Fault['kind'], name: string, sentence: string) =>
        stop(new InvalidRequest([bodyFault(kind, sentence, name)]))
      parser.on('file', (name, stream, filename, _encoding, mediaType) => {
        file = stream
        // The iteration receives the error, if there still is one.
        stream.on('error', () => undefined)
        const fault = fileFault(name, filename, part)
        if (fault) stop(new InvalidRequest([fault]))
        else resolve({ filename, mediaType, content: contentOf(stream, whole) })
      })
      parser.on('field', (name) => stop(new InvalidRequest([fieldFault(name, part)])))
      parser.on('partsLimit', () =>
        refuse(
          'unknown',
          '',
          `The form has more parts than the file ${printable(part)}; send only the file.`,
        ),
      )
      parser.on('error', () =>
        refuse(
          'malformed',
          '',
          'The body is not well-formed multipart/form-data, or it is incomplete; send it completely.',
        ),
      )
      parser.on('finish', () => {
        if (!file) refuse('missing', `/${part}`, `The form has no file ${printable(part)}; send one.`)
        complete()
      })
      message.on('error', () => undefined)
      message.on('close', () => {
        if (!message.complete)
          stop(new ClientGone('The client ended the connection before the file was complete.'))
      })
    })
    whole.catch(() => undefined)
    message.pipe(parser)
  })
}

async function* contentOf(
  file: BusboyFileStream,
  whole: Promise<void>,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    yield* file as AsyncIterable<Uint8Array>
  } catch (error) {
    // The parser ends an incomplete file with its own error.
    await whole
    throw error
  }
  await whole
}

function fileFault(name: string | undefined, filename: string | undefined, part: string): Fault | undefined {
  if (name !== part) return fieldFault(name, part)
  if (filename === undefined || filename === '')
    return bodyFault(
      'invalid',
      `The part ${printable(part)} of the form has no file name; give it one.`,
      `/${part}`,
    )
  return filename.length > MAX_FILENAME
    ? bodyFault(
        'invalid',
        `The file name of ${printable(part)} must have at most ${MAX_FILENAME} characters.`,
        `/${part}`,
      )
    : undefined
}

/** The fault of a part that is not a file, or is another file. */
function fieldFault(name: string | undefined, part: string): Fault {
  if (name === part)
    return bodyFault(
      'invalid',
      `The part ${printable(part)} of the form must be a file, with a file name.`,
      `/${part}`,
    )
  return bodyFault(
    'unknown',
    `The form has the unknown part ${printable(name ?? '')}; send only a file, as ${printable(part)}.`,
    `/${name ?? ''}`,
  )
}
