import { repositoryPath, type RepositoryRef } from '../../../model/links.ts'
import { integer, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** The uploaded files of a repository. */
export const filesListing = listing({
  view: 'Files',
  key: ['Filename'],
  from: (catalogue, { id }: RepositoryRef) => catalogue('files').where('files.repository_id', id),
  url: ({ Filename }, repository) => `${repositoryPath(repository)}/files/${encodeURIComponent(Filename)}`,
  columns: {
    Filename: text('Filename', 'Name of the file, as sourceFile takes it', 'files.name'),
    Size: integer('Size', 'Bytes of the file', 'files.size'),
    SHA256: text('SHA-256', 'Digest of the file, in hexadecimal digits', 'files.sha256'),
    _entities: integer(
      'Entities',
      'Number of entities that need the file',
      '(select count(*) from entities where entities.file_id = files.id or entities.schema_file_id = files.id)',
    ),
    _uploaded_date: time('Uploaded', 'When the file was uploaded (UTC)', 'files.created_at'),
    UPLOADED_BY: text('Uploaded by', 'Who uploaded the file', 'files.created_by'),
    _used_date: time(
      'Last needed',
      'When the file was uploaded, or last needed by an entity (UTC)',
      'files.used_at',
    ),
  },
})
