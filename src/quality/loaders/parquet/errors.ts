import { QualityError } from '../../model/errors.ts'

/** The file is no Parquet file, is damaged, or has something that cannot be decoded. The message is for the user. */
export class ParquetUnreadable extends QualityError {}

/** The file has too many columns. */
export class ParquetTooWide extends QualityError {}
