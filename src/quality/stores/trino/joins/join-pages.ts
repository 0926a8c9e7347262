import type { JoinPages } from '../../sql/joins/join-pages.ts'
import { areEqual, list } from '../../sql/joins/key-sql.ts'

/**
 * Pages of a join. The engine computes a relation again for each use of its name, so each is used once. What is wanted is
 * the right side of each join: the engine collects it first, and skips files of the other side without a wanted value.
 */
export const JOIN_PAGES: JoinPages = {
  values: ({ columns, numbers, left, right }) => ({
    text: `SELECT ${columns} FROM (SELECT ${right.columns} FROM ${right.table}) AS r
      RIGHT JOIN ((SELECT ${left.columns} FROM ${left.table}) AS l RIGHT JOIN (${numbers.text}) AS p ON l.lrow = p.lrow)
      ON r.rrow = p.rrow`,
    bindings: numbers.bindings,
  }),
  pairs: (page, last, { link, right }) => {
    const joined = `(?) AS r RIGHT JOIN (${page.text}) AS l ON ${areEqual(link, 'l', 'r')}`
    const bindings = [right.all, ...page.bindings]
    if (right.areNumbered)
      return {
        text: `SELECT l.row AS lrow, r.row AS rrow FROM ${joined} AND r.i > l.start AND r.i <= l.stop`,
        bindings,
      }
    // All right rows of a left row are numbered. They are few more than the page has: a left row takes as many rows of the
    // page as it has right rows, and only the first and the last left row exceed the page.
    const columns = ['l.row AS lrow', 'r.row AS rrow', 'l.start', 'l.stop']
    return {
      text: `SELECT lrow, rrow FROM (
        SELECT ${list(columns)}, row_number() OVER (PARTITION BY l.row ORDER BY r.row) AS i FROM ${joined})
        WHERE i > start AND i <= stop AND i <= ${last}`,
      bindings,
    }
  },
}
