import type { RowFetcher } from '../../sql/joins/row-fetcher.ts'

/**
 * Reads rows of a join. The numbers of the wanted rows are the right side of each join, so that the engine collects them
 * first, and skips the files of rows without a wanted number.
 */
export const fetchRows: RowFetcher = ({ columns, numbers, left, right }) => ({
  text: `SELECT ${columns} FROM (SELECT ${right.columns} FROM ${right.table}) AS r
    RIGHT JOIN ((SELECT ${left.columns} FROM ${left.table}) AS l RIGHT JOIN (${numbers.text}) AS p ON l.lrow = p.lrow)
    ON r.rrow = p.rrow`,
  bindings: numbers.bindings,
})
