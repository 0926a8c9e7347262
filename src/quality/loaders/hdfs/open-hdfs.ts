import type { DelimitedFormat, ReadLimits } from '../../model/reading.ts'
import { DelimitedRecords } from '../delimited/delimited-records.ts'
import { ByteBudget } from './byte-budget.ts'
import { HdfsBytes } from './hdfs-bytes.ts'
import type { HdfsAccess } from './hdfs-connection.ts'
import type { HdfsFile } from './hdfs-file.ts'
import { PartRecords } from './part-records.ts'
import { WebHdfs } from './webhdfs.ts'

/** The thread that reads ends with its task, and the connections with it. */
const NEVER = new AbortController().signal

/** Where the part files of a source are. */
export interface HdfsParts {
  readonly access: HdfsAccess
  readonly parts: readonly HdfsFile[]
  /** The member of each part, if the parts are zip archives with several members. */
  readonly member?: string | undefined
}

/** Delimited part files of HDFS as one source. */
export function openHdfsParts(
  { access, parts, member }: HdfsParts,
  format: DelimitedFormat,
  limits: ReadLimits,
  firstBytes: number | undefined,
): PartRecords<HdfsFile> {
  const hdfs = new WebHdfs(access)
  const budget = new ByteBudget({ expandedBytes: limits.expandedBytes, firstBytes })
  return new PartRecords(parts, async (part, layout) => {
    const bytes = await HdfsBytes.open(hdfs, part, budget, NEVER, member)
    // Only the first part has names, and lines above them.
    const ofPart = layout === undefined ? format : { ...format, header: false, skipRows: undefined }
    return new DelimitedRecords(bytes, { format: ofPart, columnCount: layout?.columns }, limits)
  })
}

/** The bytes of one file of HDFS. */
export const openHdfsBytes = (
  { access, file, member }: Omit<HdfsParts, 'parts'> & { readonly file: HdfsFile },
  limits: { readonly expandedBytes: number; readonly firstBytes: number },
): Promise<HdfsBytes> => HdfsBytes.open(new WebHdfs(access), file, new ByteBudget(limits), NEVER, member)
