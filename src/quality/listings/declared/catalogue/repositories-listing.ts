import { repositoryPath } from '../../../model/links.ts'
import { optional, text } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** The repositories of the server, visible to every caller. */
export const repositoriesListing = listing({
  view: 'Repositories',
  key: ['NAME'],
  from: (catalogue) => catalogue('repositories').whereNull('repositories.removed_at'),
  url: ({ NAME }) => repositoryPath({ name: NAME }),
  columns: {
    NAME: text('Name', 'Name of the repository', 'repositories.name'),
    DESCRIPTION: text('Description', 'What the repository is for', 'repositories.description'),
    ENGINE: optional(text('Engine', 'Engine that holds the rows: embedded or trino', 'repositories.engine')),
  },
})
