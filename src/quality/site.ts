import { CONSOLE } from '../site/console-page.ts'
import type { SiteEntry } from '../site/site.ts'
import { DEMO_REPOSITORY } from './demo/start-demo-repository.ts'
import { ADMINISTRATOR } from './services/accounts/administrator.ts'
import { qualityContract } from './handlers/index.ts'

const ENTITIES = `/api/repositories/${DEMO_REPOSITORY}/entities`

/** The report of the first demonstration data set. */
const REPORT = `${ENTITIES}/1/report`

/** The entry of the data-quality service on the site's pages. */
export function qualitySiteEntry(): SiteEntry {
  return {
    name: 'quality',
    title: 'Repository data quality',
    summary:
      'Data sets from files and databases, loaded without loss: each record becomes a row, or is kept with its line and the reason why it was rejected. Every attribute is profiled. Business rules find the rows that fail. Joins, keys and dependencies are discovered.',
    start: {
      path: CONSOLE,
      title: 'Console',
      text: 'Load data, look at it, find what is wrong; needs a user name and a password.',
    },
    example: {
      path: REPORT,
      title: 'A report',
      text: 'The profile of a demonstration data set; needs a user name and a password.',
    },
    firstRequest: {
      text: 'The user admin has the password from ADMIN_PASSWORD, or else a generated password that the server keeps in the file admin-password of its data folder:',
      commands: (origin) =>
        `curl -u "${ADMINISTRATOR}:$(cat data/admin-password)" "${origin}${ENTITIES}?columns=ENTITY_ID,_humanised_name,LOADED_ROWS,__STATE&external=1"`,
    },
    loadDocument: qualityContract.loadDocument,
  }
}

/** The start-up message to the operator. */
export function welcomeToQuality(origin: string, passwordFile: string | undefined): readonly string[] {
  const password = passwordFile === undefined ? '' : `:$(cat '${passwordFile.replaceAll("'", `'\\''`)}')`
  return [
    ...(passwordFile === undefined
      ? []
      : [`The password of the user ${ADMINISTRATOR} is in ${passwordFile}`]),
    'Try the data-quality service:',
    `  ${origin}${CONSOLE} in a browser`,
    `  curl -u "${ADMINISTRATOR}${password}" "${origin}${ENTITIES}?external=1"`,
  ]
}
