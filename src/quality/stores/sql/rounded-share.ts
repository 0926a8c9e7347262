import { DECIMALS } from '../../model/share.ts'

/** Standard SQL with the result of `roundedShare`. */
export const roundedShareSql = (share: string): string =>
  `(case when ${share} <= 0 then 0.0 when ${share} >= 100 then 100.0 when ${share} < 0.001 then 0.001 when ${share} > 99.999 then 99.999 else round(${share}, ${DECIMALS}) end)`
