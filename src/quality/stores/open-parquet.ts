import type { OpenParquetFile } from '../model/parquet-file.ts'
import { openParquetFile } from './duckdb/parquet/open-parquet-file.ts'

/** Opens a Parquet file with the engine that decodes it. It is for a process that does nothing else. */
export const openParquet: OpenParquetFile = openParquetFile
