import type { DelimitedFormat, ReadLimits } from '../../model/reading.ts'
import type { RecordSource } from '../records/record-source.ts'
import { DelimitedRecords } from '../delimited/delimited-records.ts'
import { ByteBudget } from './byte-budget.ts'
import { HdfsBytes } from './hdfs-bytes.ts'
import type { HdfsAccess } from './hdfs-connection.ts'
import type { HdfsFile } from './hdfs-file.ts'
import { laterNames } from '../parts/later-names.ts'
import { PartRecords } from '../parts/part-records.ts'
import type { HdfsPart, HdfsSource } from './hdfs-source.ts'
import { WebHdfs } from './webhdfs.ts'

/** The thread that reads ends with its task, and the connections with it. */
const NEVER = new AbortController().signal

/** Where the part files of a source are. */
export interface HdfsParts extends Pick<HdfsSource, 'parts' | 'partitions'> {
  readonly access: HdfsAccess
  /** The member of each part, if the parts are zip archives with several members. */
  readonly member?: string | undefined
}

/**
 * Delimited part files of HDFS as one source.
 * @param looksLikeNames true if the beginning of a part looks like a header
 */
export function openHdfsParts(
  { access, parts, partitions, member }: HdfsParts,
  format: DelimitedFormat,
  limits: ReadLimits,
  firstBytes: number | undefined,
  looksLikeNames: (part: HdfsFile) => Promise<boolean>,
): RecordSource {
  const hdfs = new WebHdfs(access)
  const budget = new ByteBudget({ expandedBytes: limits.expandedBytes, firstBytes })
  return new PartRecords<HdfsPart>({
    parts,
    partitions,
    firstBytes,
    laterNames: laterNames(looksLikeNames),
    open: async (part, layout) => {
      const bytes = await HdfsBytes.open(hdfs, part, budget, NEVER, member)
      // The first record of a further part is compared with the names.
      const ofPart = layout === undefined ? format : { ...format, header: false }
      return new DelimitedRecords(bytes, { format: ofPart, columnCount: layout?.columns }, limits)
    },
  })
}

/** The bytes of one file of HDFS. */
export const openHdfsBytes = (
  { access, file, member }: Pick<HdfsParts, 'access' | 'member'> & { readonly file: HdfsFile },
  limits: { readonly expandedBytes: number; readonly firstBytes: number },
): Promise<HdfsBytes> => HdfsBytes.open(new WebHdfs(access), file, new ByteBudget(limits), NEVER, member)
