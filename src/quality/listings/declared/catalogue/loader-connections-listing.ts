import type { Knex } from 'knex'
import { connectionPath, type RepositoryRef } from '../../../model/links.ts'
import { integer, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** A repository with the source folders of the server, which the catalogue does not have. */
export interface ConnectionsScope extends RepositoryRef {
  readonly roots: readonly { readonly id: number; readonly name: string; readonly parameters: string }[]
  /** True if the caller may see the paths of folders on the server. */
  readonly hasWholePaths: boolean
}

/** The loader connections of a repository: first the source folders of the server, then the added ones. */
export const loaderConnectionsListing = listing({
  view: 'Loader connections',
  key: ['CONNECTION'],
  from: (catalogue, scope: ConnectionsScope) => catalogue(connections(catalogue, scope).as('connections')),
  url: ({ CONNECTION }, repository) => connectionPath(repository, CONNECTION),
  columns: {
    CONNECTION: integer('Connection Id', 'Number of the connection', 'connections.id'),
    NAME: text('Name', 'Name of the connection', 'connections.name'),
    _type: text('Type', 'Type of the connection', 'connections.type'),
    DESCRIPTION: text('Description', 'What the connection is for', 'connections.description'),
    PARAMETERS: text('Parameters', 'Parameters of the connection, as a Tcl list', 'connections.parameters'),
    _defaults: text('Filter', 'Pattern of the data files that are listed', 'connections.filter'),
    _access: text(
      'Repository Access',
      'Repositories that may use the connection; None where it is unrestricted',
      `cast('None' as text)`,
    ),
    _sso: text(
      'Single Sign-On',
      'Whether the connection uses the credentials of the caller',
      `cast('No' as text)`,
    ),
    _enabled: text('Enabled', 'Yes if entities can be loaded from the connection', 'connections.enabled'),
    CREATED_BY: text('Created By', 'Who added the connection', 'connections.created_by'),
    _created_date: time('Date Created', 'When the connection was added (UTC)', 'connections.created_at'),
    EDITED_BY: text('Edited By', 'Who changed the connection last', 'connections.edited_by'),
    _edited_date: time('Date Changed', 'When the connection was changed last (UTC)', 'connections.edited_at'),
    _note_count: integer('Notes', 'Number of notes', 'cast(0 as integer)'),
  },
})

function connections(catalogue: Knex, { id, roots, hasWholePaths }: ConnectionsScope): Knex.QueryBuilder {
  const added = catalogue('loader_connections')
    .where({ repository_id: id })
    .select(
      'connection_id as id',
      'name',
      'type',
      'description',
      `${hasWholePaths ? 'parameters' : 'short_parameters'} as parameters`,
      'filter',
      catalogue.raw(`case when enabled then 'Yes' else 'No' end as enabled`),
      'created_by',
      'created_at',
      'edited_by',
      'edited_at',
    )
  if (roots.length === 0) return added
  // Databases name the columns of a list of values column1, column2, …
  const values = roots.map(() => '(?, ?, ?)').join(', ')
  const ofServer = catalogue
    .from(
      catalogue.raw(
        `(values ${values}) as roots`,
        roots.flatMap(({ id, name, parameters }) => [id, name, parameters]),
      ) as unknown as string,
    )
    .select(
      catalogue.raw('cast(column1 as integer)'),
      catalogue.raw('cast(column2 as text)'),
      catalogue.raw(`'delimited'`),
      catalogue.raw(`'A source folder of the server'`),
      catalogue.raw('cast(column3 as text)'),
      catalogue.raw(`'*'`),
      catalogue.raw(`'Yes'`),
      ...Array.from({ length: 4 }, () => catalogue.raw('cast(null as text)')),
    )
  return added.unionAll(ofServer)
}
