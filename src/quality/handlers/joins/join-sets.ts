import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import { listingOperations } from '../shared/listing-operations.ts'
import type { QualityServices } from '../shared/quality-services.ts'

type Operations =
  | 'listJoinInnerRows'
  | 'runJoinInnerRowsCommand'
  | 'listJoinOuterRows'
  | 'runJoinOuterRowsCommand'
  | 'listJoinLeftOuterRows'
  | 'runJoinLeftOuterRowsCommand'
  | 'listJoinRightOuterRows'
  | 'runJoinRightOuterRowsCommand'
  | 'listJoinLeftNoMatchRows'
  | 'runJoinLeftNoMatchRowsCommand'
  | 'listJoinRightNoMatchRows'
  | 'runJoinRightNoMatchRowsCommand'
  | 'listJoinMatchingValues'
  | 'runJoinMatchingValuesCommand'
  | 'listJoinLeftNoMatchValues'
  | 'runJoinLeftNoMatchValuesCommand'
  | 'listJoinRightNoMatchValues'
  | 'runJoinRightNoMatchValuesCommand'

/** The rows and values of each region of a join. */
export const joinSetHandlers = (
  services: Pick<QualityServices, 'repositories' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const innerRows = listingOperations(services, 'joinInnerRows')
  const outerRows = listingOperations(services, 'joinOuterRows')
  const leftOuterRows = listingOperations(services, 'joinLeftOuterRows')
  const rightOuterRows = listingOperations(services, 'joinRightOuterRows')
  const leftNoMatchRows = listingOperations(services, 'joinLeftNoMatchRows')
  const rightNoMatchRows = listingOperations(services, 'joinRightNoMatchRows')
  const matchingValues = listingOperations(services, 'joinMatchingValues')
  const leftNoMatchValues = listingOperations(services, 'joinLeftNoMatchValues')
  const rightNoMatchValues = listingOperations(services, 'joinRightNoMatchValues')
  return {
    listJoinInnerRows: innerRows.list,
    runJoinInnerRowsCommand: innerRows.command,
    listJoinOuterRows: outerRows.list,
    runJoinOuterRowsCommand: outerRows.command,
    listJoinLeftOuterRows: leftOuterRows.list,
    runJoinLeftOuterRowsCommand: leftOuterRows.command,
    listJoinRightOuterRows: rightOuterRows.list,
    runJoinRightOuterRowsCommand: rightOuterRows.command,
    listJoinLeftNoMatchRows: leftNoMatchRows.list,
    runJoinLeftNoMatchRowsCommand: leftNoMatchRows.command,
    listJoinRightNoMatchRows: rightNoMatchRows.list,
    runJoinRightNoMatchRowsCommand: rightNoMatchRows.command,
    listJoinMatchingValues: matchingValues.list,
    runJoinMatchingValuesCommand: matchingValues.command,
    listJoinLeftNoMatchValues: leftNoMatchValues.list,
    runJoinLeftNoMatchValuesCommand: leftNoMatchValues.command,
    listJoinRightNoMatchValues: rightNoMatchValues.list,
    runJoinRightNoMatchValuesCommand: rightNoMatchValues.command,
  }
}
