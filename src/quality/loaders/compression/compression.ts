import { MemberUnknown } from '../errors.ts'
import { printable } from '../../../lib/text.ts'
import type { Compression } from '../../model/reading.ts'

/** The number of first bytes that tell how a file is compressed. */
export const MAGIC_BYTES = 10

/* eslint-disable no-control-regex -- the first bytes of these formats are control characters */
/** The first bytes of compressed files, as expressions over characters of Latin-1. */
const MAGICS: readonly (readonly [Compression, RegExp])[] = [
  // RFC 1952, 2.3.1: two identification bytes and the only compression method that is defined.
  ['gzip', /^\x1f\x8b\x08/],
  // PKWARE APPNOTE 4.3.7 and 4.3.16: a member, or the end of an archive without members.
  ['zip', /^PK(\x03\x04|\x05\x06)/],
  // RFC 8878, 3.1: a frame, or a skippable frame, which pzstd writes first.
  ['zstd', /^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/],
  // The level, and the mark of a block or of the end of a stream. Text may begin with the first four letters.
  ['bzip2', /^BZh[1-9](1AY&SY|\x17\x72\x45\x38\x50\x90)/],
  ['xz', /^\xfd7zXZ\0/],
]
/* eslint-enable no-control-regex */

/** How a file with these first bytes is compressed; undefined if it is not. The name of the file does not matter. */
export function compressionOf(firstBytes: Buffer): Compression | undefined {
  const start = firstBytes.toString('latin1', 0, MAGIC_BYTES)
  return MAGICS.find(([, magic]) => magic.test(start))?.[0]
}

/** @throws MemberUnknown if a request names a member of a file that is not an archive */
export function checkMember(compression: Compression | undefined, member: string | undefined): void {
  if (member === undefined || compression === 'zip') return
  throw new MemberUnknown(
    `The file is not a zip archive, so it has no member ${printable(member)}. Leave \`member\` out.`,
  )
}
