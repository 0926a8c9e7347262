/** The process that reads a database over ODBC. It is started for one task (see odbc-task.ts) and ends with it. */
import { sentError } from '../errors.ts'
import { PROGRESS_ROWS, readFirstRecords, readIntoParts } from '../records/piece-reading.ts'
import { listOdbcTables } from './odbc-tables.ts'
import { ODBC_CHILD } from './odbc-task.ts'
import { openDatabase } from './open-database.ts'
import { openTable } from './open-table.ts'

ODBC_CHILD.serve(
  async (task, self) => {
    const database = await openDatabase(task.database)
    try {
      if (task.kind === 'tables') {
        self.send({ kind: 'tables', listing: await listOdbcTables(database, task.filter) })
        return
      }
      const open = () => openTable(database, task.request, self.signal)
      const summary =
        task.kind === 'preview'
          ? await readFirstRecords({ ...task.request, keepsEmpty: true }, self, open)
          : await readIntoParts({ ...task.request, keepsEmpty: true }, PROGRESS_ROWS, self, open)
      self.send({ kind: 'event', event: { kind: 'end', summary } })
    } finally {
      await database.connection.close()
    }
  },
  (error) => ({ kind: 'error', error: sentError(error) }),
)
