import type { HdfsAccess } from '../hdfs/hdfs-connection.ts'
import type { HdfsFile } from '../hdfs/hdfs-file.ts'

/** One file whose beginning is read. */
export type LinesFile =
  | { readonly kind: 'file'; readonly path: string; readonly member?: string | undefined }
  | {
      readonly kind: 'hdfs'
      readonly access: HdfsAccess
      readonly file: HdfsFile
      readonly member?: string | undefined
    }
