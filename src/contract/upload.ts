import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { IncomingMessage } from 'node:http'
import { bodyFault, checkCoding, hasBody, mediaTypeOf, withoutBody, type ReadBody } from './body.ts'
import { markStreamed } from './body-time.ts'
import type { BodySpec } from './contract.ts'
import { ClientGone, InvalidRequest, type Fault } from './faults.ts'
import { printable } from '../lib/text.ts'

/** A file on its way to us, as a part of a body of the type multipart/form-data. */
export interface Upload {
  /** As the client wrote it, with slashes, dots and all: nothing of it is safe for a path. */
  readonly filename: string
  /** The media type that the client gave to the file. */
  readonly mediaType: string
  /**
   * The bytes, to be read once, at the reader's pace and up to the reader's own limit. Only when the iteration
   * ends without an error was the whole body well-formed.
   * @throws InvalidRequest where the rest of the body is not what it should be; ClientGone where it never comes
   */
  readonly content: AsyncIterable<Uint8Array>
}

/** A body whose file is still on its way. */
export type UploadBody = ReadBody & { readonly value: Readonly<Record<string, Upload>> | undefined }

/** Longer than a file system takes; what is allowed is for the service to say. */
const MAX_FILENAME = 1024

/** Of the head of a part: a file name of many-byte characters and some lines that browsers add. */
const MAX_HEAD_BYTES = 16 * 1024
const MAX_HEAD_LINES = 20

/**
 * Reads a body of the type multipart/form-data up to the start of its file.
 * @returns the file under the name of its part, or the faults that are found until then
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
      'Content-Type names no boundary, of 1 to 70 characters, between the parts of the body; name one.',
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
    // Only what was judged here: the parser would take another one of several boundaries, and throws at a long one.
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

/** Waits for the file; what goes wrong later is thrown by the reading of its content. */
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
        // Heard by the iteration, if anybody still iterates.
        stream.on('error', () => undefined)
        const fault = fileFault(name, filename, part)
        if (fault) stop(new InvalidRequest([fault]))
        else resolve({ filename, mediaType, content: contentOf(stream, whole) })
      })
      parser.on('field', (name) => stop(new InvalidRequest([fieldFault(name, part)])))
      parser.on('partsLimit', () =>
        refuse('unknown', '', `The form has more parts than the file ${printable(part)}; send that alone.`),
      )
      parser.on('error', () =>
        refuse(
          'malformed',
          '',
          'The body is not well-formed multipart/form-data, or breaks off; send it whole.',
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
    // The parser breaks a file off with an error of its own.
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

/** Of a part that is no file, or another one. */
function fieldFault(name: string | undefined, part: string): Fault {
  if (name === part)
    return bodyFault(
      'invalid',
      `The part ${printable(part)} of the form must be a file, with a file name.`,
      `/${part}`,
    )
  return bodyFault(
    'unknown',
    `The form has the unknown part ${printable(name ?? '')}; send a file as ${printable(part)} alone.`,
    `/${name ?? ''}`,
  )
}
