import { integer } from '../settings.ts'

/** Queries of listings and reports. */
export const QUERIES = {
  queryMemoryMb: integer({
    name: 'QUERY_MEMORY_MB',
    min: 1,
    max: 1_048_576,
    fallback: '256',
    description: 'Memory in MB for the strings that one condition computes.',
  }),
  querySeconds: integer({
    name: 'QUERY_SECONDS',
    min: 1,
    max: 3600,
    fallback: '30',
    description:
      'Seconds after which a listing without a response is cancelled, counted from the arrival of its request.',
  }),
  slowQueriesAtOnce: integer({
    name: 'SLOW_QUERIES_AT_ONCE',
    min: 1,
    max: 64,
    fallback: '2',
    description: 'Concurrent slow queries: conditions, sorts and reports over large tables.',
  }),
  slowQueriesPerCredential: integer({
    name: 'SLOW_QUERIES_PER_CREDENTIAL',
    min: 1,
    max: 64,
    fallback: '1',
    description: 'Concurrent slow queries per credential.',
  }),
  slowQueriesQueued: integer({
    name: 'SLOW_QUERIES_QUEUED',
    min: 0,
    max: 100_000,
    fallback: '64',
    description: 'Slow queries per credential that may wait. Further queries are rejected.',
  }),
  answersOnDiskMb: integer({
    name: 'ANSWERS_ON_DISK_MB',
    min: 0,
    max: 1_048_576,
    fallback: '1024',
    description:
      'Disk space in MB for parts of responses that clients have not read yet. Beyond it, queries wait for their clients.',
  }),
}
