import { choice, integer } from '../settings.ts'

/** Jobs, and what they do at the end of a load. */
export const JOBS = {
  discoveryAfterLoad: choice({
    name: 'DISCOVERY_AFTER_LOAD',
    words: ['yes', 'no'],
    fallback: 'yes',
    description:
      '`yes` discovers keys and dependencies of up to two attributes among the first 10,000 rows at the end of each load.',
  }),
  discoveryRows: integer({
    name: 'DISCOVERY_ROWS',
    min: 1000,
    max: 100_000_000,
    fallback: '20000000',
    description:
      'Rows of which a discovery of keys and dependencies searches all. Of more rows it searches a random sample, and counts each result in all rows.',
  }),
  rulesAfterLoad: choice({
    name: 'RULES_AFTER_LOAD',
    words: ['yes', 'no'],
    fallback: 'yes',
    description: '`yes` runs the enabled business rules of an entity at the end of each load.',
  }),
  jobsAtOnce: integer({
    name: 'JOBS_AT_ONCE',
    min: 1,
    max: 64,
    fallback: '2',
    description: 'Concurrent jobs.',
  }),
  jobsQueuedPerRepository: integer({
    name: 'JOBS_QUEUED_PER_REPOSITORY',
    min: 1,
    max: 1_000_000,
    fallback: '1000',
    description: 'Jobs per repository that may wait. Further jobs are rejected.',
  }),
  jobsKeptDays: integer({
    name: 'JOBS_KEPT_DAYS',
    min: 1,
    max: 36_500,
    fallback: '90',
    description: 'Days that a job is kept after its end.',
  }),
  ruleHistoryDays: integer({
    name: 'RULE_HISTORY_DAYS',
    min: 1,
    max: 36_500,
    fallback: '400',
    description: 'Days that runs of business rules are kept. The last run of each rule is always kept.',
  }),
}
