/** Pages of listings with many rows. */
import { REPOSITORY, type SmallRequest } from './requests.ts'

const LISTINGS = [
  { name: 'rules', path: 'businessrules', sort: 'actual_name', other: '_result,_actual_fraction:desc' },
  { name: 'joins', path: 'joins', sort: '_left_ename', other: 'MATCH_BEST:desc' },
  { name: 'jobs', path: 'scheduler', sort: 'job_name', other: 'job_duration:desc' },
] as const

const CONDITIONS = {
  rules: ['actual_name = "Rule 77"', 'CONTAINS(actual_name, "99") and _result = "passed"'],
  joins: ['JOB_ID = 7', 'MATCH_BEST > 98'],
  jobs: ['job_name = "Export of rules 7"', 'job_status = "Failed"'],
} as const

const PAGE_SIZES = [50, 1000] as const

/** @param count number of rules, joins and jobs */
export function listingRequests(count: number): SmallRequest[] {
  const deep = count - 1100
  const page = (what: string, path: string, query: Readonly<Record<string, string>>): SmallRequest => ({
    what,
    isWrite: false,
    send: (send) => send(`/${REPOSITORY}/${path}?${new URLSearchParams(query).toString()}`),
  })
  return LISTINGS.flatMap(({ name, path, sort, other }) => [
    ...PAGE_SIZES.flatMap((pageSize) =>
      [1, deep].map((pageStart) =>
        page(`${name}: ${pageSize} from ${pageStart}`, path, {
          pageStart: String(pageStart),
          pageSize: String(pageSize),
        }),
      ),
    ),
    ...[sort, other].flatMap((order) =>
      [1, deep].map((pageStart) =>
        page(`${name}: 50 from ${pageStart}, by ${order}`, path, {
          pageStart: String(pageStart),
          pageSize: '50',
          sort: order,
        }),
      ),
    ),
    ...CONDITIONS[name].map((where) => page(`${name}: 50 where ${where}`, path, { pageSize: '50', where })),
  ])
}
