import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { printable } from '../../../lib/text.ts'
import { CannotExpand, MemberUnknown, OtherFormat, type SourceChoice } from '../errors.ts'
import { Damaged } from './damaged.ts'
import { inflateRaw } from './gzip.ts'
import { AS_WORKBOOK, documentBeginning, documentWith, FIRST_MEMBER_BYTES } from './office-documents.ts'
import type { PackedFile } from './packed-file.ts'
import { type Member, membersOf } from './zip-directory.ts'

/** Names of members in a sentence. */
const MAX_NAMES = 20

/** What programs of macOS add beside the files. */
const OF_MACOS = /^__MACOSX\/|(^|\/)\.DS_Store$/

const [STORED, DEFLATED] = [0, 8]

/** Methods that are not read, by their numbers in PKWARE APPNOTE 4.4.5. */
const METHODS: Readonly<Record<number, string>> = {
  1: 'Shrink',
  6: 'Implode',
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  93: 'zstd',
  95: 'xz',
  96: 'JPEG',
  98: 'PPMd',
  99: 'AES',
}

/** The bytes of a member in its archive, and how they are expanded. */
export interface PackedMember {
  readonly start: number
  readonly end: number
  /** @throws Damaged, or the error of the stream */
  readonly expand: (compressed: Readable) => AsyncGenerator<Buffer>
}

/**
 * Finds the member of a zip archive that is to be read.
 * @param name undefined: the only member
 * @throws MemberUnknown, CannotExpand, OtherFormat for a document of Office, Damaged, or the error of the file
 */
export async function findMember(file: PackedFile, name: string | undefined): Promise<PackedMember> {
  const list = new MemberList(name)
  try {
    for await (const member of membersOf(file)) list.add(member)
  } catch (error) {
    const document = error instanceof Damaged && documentBeginning(await file.read(0, FIRST_MEMBER_BYTES))
    throw document ? new OtherFormat(document, { cause: error, choice: AS_WORKBOOK }) : error
  }
  const member = list.chosen()
  list.checkReadable(member)
  const start = await member.start()
  return {
    start,
    end: start + member.packedBytes,
    expand: (compressed) => verified(member, member.method === STORED ? compressed : inflateRaw(compressed)),
  }
}

/** Yields the bytes, and verifies their number and their checksum. */
async function* verified(member: Member, expanded: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0
  let checksum = 0
  for await (const chunk of expanded) {
    bytes += chunk.length
    if (bytes > member.bytes) break
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (bytes !== member.bytes || checksum !== member.crc32)
    throw new Damaged('A member of an archive has another size or checksum than the directory says.')
}

/** The members of an archive, of which few are kept. */
class MemberList {
  readonly #name: string | undefined
  /** The first names, for sentences. */
  readonly #names: string[] = []
  /** Members with the name, or all if no name is given. Two are enough to know that there are several. */
  readonly #found: Member[] = []
  #count = 0

  constructor(name: string | undefined) {
    this.#name = name
  }

  add(member: Member): void {
    if (OF_MACOS.test(member.name)) return
    const document = documentWith(member.name, this.#count)
    if (document !== undefined) throw new OtherFormat(document, { choice: AS_WORKBOOK })
    this.#count++
    if (this.#names.length < MAX_NAMES) this.#names.push(member.name)
    if ((this.#name === undefined || this.#name === member.name) && this.#found.length < 2)
      this.#found.push(member)
  }

  /** @throws MemberUnknown */
  chosen(): Member {
    const [member, other] = this.#found
    if (this.#count === 0)
      throw new MemberUnknown(
        'The archive has no files. Pack the file with the records, and load the archive again.',
      )
    if (member === undefined)
      throw new MemberUnknown(`The archive has no member ${printable(this.#name!)}. ${this.#choice()}`, {
        choice: this.#members(),
      })
    if (other === undefined) return member
    throw new MemberUnknown(
      this.#name === undefined
        ? `The archive has ${this.#count.toLocaleString('en')} files. ${this.#choice()}`
        : `The archive has several members ${printable(this.#name)}. Unpack it, and load the file that you need.`,
      this.#name === undefined ? { choice: this.#members() } : {},
    )
  }

  /** @throws CannotExpand */
  checkReadable({ name, isEncrypted, method }: Member): void {
    const of = `The member ${printable(name)} of the archive`
    if (isEncrypted)
      throw new CannotExpand(
        `${of} is encrypted. Unpack it with its password, and load the file.${this.#others()}`,
      )
    if (method === STORED || method === DEFLATED) return
    throw new CannotExpand(
      `${of} is compressed with ${METHODS[method] ?? `the method ${method}`}, which cannot be read in archives. Pack it with Deflate, the default of most programs.${this.#others()}`,
    )
  }

  #choice(): string {
    return `Name one of them in \`member\`: ${this.#listed()}.`
  }

  #members(): SourceChoice {
    return { member: 'member', values: this.#names }
  }

  #others(): string {
    return this.#count === 1 ? '' : ` The archive has these members: ${this.#listed()}.`
  }

  #listed(): string {
    const rest = this.#count - this.#names.length
    return `${this.#names.map(printable).join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en')} more` : ''}`
  }
}
