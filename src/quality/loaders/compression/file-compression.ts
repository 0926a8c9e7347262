import type { Compression } from '../../model/reading.ts'
import { checkMember, compressionOf, MAGIC_BYTES } from './compression.ts'
import { LocalFile } from './local-file.ts'

/**
 * How a file is compressed; undefined if it is not.
 * @param path absolute
 * @param member that a request names
 * @throws MemberUnknown, or the system's error if the file cannot be opened or read
 */
export async function fileCompression(
  path: string,
  member: string | undefined,
): Promise<Compression | undefined> {
  const compression = compressionOf(await LocalFile.head(path, MAGIC_BYTES))
  checkMember(compression, member)
  return compression
}
