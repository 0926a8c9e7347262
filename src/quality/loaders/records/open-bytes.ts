import { type ByteRequest, ByteSource } from './byte-source.ts'
import type { LinesFile } from './lines-file.ts'

/** Opens a file of the server or of HDFS. @throws MemberUnknown, SourceUnreadable, or the system's error */
export async function openBytes(
  file: LinesFile,
  limits: Pick<ByteRequest, 'expandedBytes'> & { readonly firstBytes: number },
): Promise<Pick<ByteSource, 'chunks' | 'compression' | 'isCut'>> {
  if (file.kind === 'file') return ByteSource.open(file.path, { ...limits, member: file.member })
  const { openHdfsBytes } = await import('../hdfs/open-hdfs.ts')
  return openHdfsBytes(file, limits)
}
