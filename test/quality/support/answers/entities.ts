import { openAsBlob } from 'node:fs'
import { writtenByLibreOffice } from '../../loaders/excel/read-excel.ts'
import { writtenByPyarrow } from '../../loaders/parquet/reading.ts'
import type { Answer } from '../../../support/http-answer.ts'
import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

/** Entities, what they are loaded from and what is loaded. */
export const entityExamples: Examples = {
  Entities: ({ demo }) => demo.get('/entities?pageSize=1'),
  Count: ({ demo }) => demo.get('/entities/count'),
  Entity: ({ demo }) => demo.get('/entities/1'),
  Rows: ({ demo }) => demo.get('/entities/1/rows?pageSize=2'),
  RowsGetShortened: ({ demo }) => demo.send('RowsGetShortened'),
  RowsShortened: ({ demo }) => demo.send('RowsGetShortened'),
  Rejected: ({ demo }) => demo.get('/entities/2/rejected'),
  UnknownEntity: ({ demo }) => demo.get('/entities/4711'),
  UnknownColumn: ({ demo }) => demo.get('/entities?columns=COLOUR'),

  EntitiesGet: ({ demo }) => demo.send('EntitiesGet'),
  EntitiesFound: ({ demo }) => demo.send('EntitiesGet'),
  EntitiesPreview: ({ demo }) => demo.send('EntitiesPreview'),
  Preview: ({ demo }) => demo.send('EntitiesPreview'),
  EntitiesPreviewOfVirtualColumns: ({ demo }) => demo.send('EntitiesPreviewOfVirtualColumns'),
  PreviewOfVirtualColumns: ({ demo }) => demo.send('EntitiesPreviewOfVirtualColumns'),
  EntitiesPreviewOfParquet: async ({ draft }) => {
    await draft.upload('sales.parquet', await openAsBlob(writtenByPyarrow('same-names.parquet')))
    return draft.send('EntitiesPreviewOfParquet')
  },
  EntitiesPreviewOfWorkbook: ({ draft }) => previewOfWorkbook(draft),
  PreviewOfWorkbook: ({ draft }) => previewOfWorkbook(draft),
  EntitiesRawPreview: ({ demo }) => demo.send('EntitiesRawPreview'),
  RawPreview: ({ demo }) => demo.send('EntitiesRawPreview'),

  EntitiesCreate: ({ draft }) => draft.send('EntitiesCreate'),
  EntitiesCreateFromServer: ({ draft }) => draft.send('EntitiesCreateFromServer'),
  EntitiesCreateFromDatabase: ({ draft }) => draft.send('EntitiesCreateFromDatabase'),
  EntitiesCreateWithVirtualColumns: ({ draft }) => draft.send('EntitiesCreateWithVirtualColumns'),
  EntityCreated: ({ draft }) => draft.send('EntitiesCreate'),
  EntityEdit: ({ draft }) => draft.send('EntityEdit'),
  EntityEdited: ({ draft }) => draft.send('EntityEdit'),
  EntityReload: ({ draft }) => draft.send('EntityReload'),
  EntityReloading: ({ draft }) => draft.send('EntityReload'),

  AttributeRename: ({ draft }) => renamed(draft),
  AttributeRenamed: ({ draft }) => renamed(draft),
  InvalidAttributeCommand: ({ demo }) => demo.post('/entities/1/attributes/1', { command: 'preview' }),
  AttributeNameTaken: ({ demo }) =>
    demo.post('/entities/1/attributes/1', { command: 'rename', data: { name: 'city' } }),

  UnknownFile: ({ demo }) =>
    demo.post('/entities', {
      command: 'create',
      data: {
        entityName: 'Harbours',
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'harbours.csv' },
      },
    }),
  NameTaken: ({ demo }) => demo.post('/entities/2', { command: 'edit', data: { name: 'Airports' } }),
  InvalidEntityCommand: ({ demo }) => demo.post('/entities/1', { command: 'rename' }),
  InvalidData: ({ demo }) =>
    demo.post('/entities', {
      command: 'preview',
      data: {
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'header', sourceFile: 'airports.csv' },
      },
    }),
  VirtualColumns: ({ demo }) =>
    demo.post('/entities', {
      command: 'preview',
      data: {
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'airports.csv' },
      },
      options: {
        columns: [
          '{PLACE PLACE {} {} {city || state || } 100}',
          'iata || state',
          '{NORTH SOUTH {} {} {latitude > 40} 1}',
        ],
      },
    }),
  UnknownSourceColumn: ({ demo }) =>
    demo.post('/entities', {
      command: 'preview',
      data: {
        source: 'client',
        connectInfo: { type: 'delimited', attr: 'names', sourceFile: 'airports.csv' },
      },
      options: { columns: ['{IS_NORTH IS_NORTH {} {} {latitud > 40} 1}'] },
    }),
}

/** Other examples name the attribute, so it gets its name back. */
async function renamed(draft: ExampleServer): Promise<Answer> {
  const answer = await draft.send('AttributeRename')
  await draft.post('/entities/1/attributes/1', { command: 'rename', data: { name: 'iata' } })
  return answer
}

async function previewOfWorkbook(draft: ExampleServer): Promise<Answer> {
  await draft.upload('branches.xlsx', await openAsBlob(writtenByLibreOffice('table.xlsx')))
  return draft.send('EntitiesPreviewOfWorkbook')
}
