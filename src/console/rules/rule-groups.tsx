import type { JSX } from 'preact'
import { RulesApi } from '../../../generated/quality/sdk/typescript/src/apis/RulesApi.ts'
import { api } from '../api/client.ts'
import { recordsOf } from '../api/records.ts'
import { Result } from '../parts/result.tsx'
import { useAddress } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { GroupBars } from './group-bars.tsx'
import { groupRowsPage, rulePage } from './rule-places.ts'

const COLUMNS = ['value', '_pass_count', 'fail_count', '_is_null'] as const

/** Orders of the groups by the names that addresses have. */
const ORDERS = {
  failing: 'fail_count:desc',
  share: '_failing_fraction:desc',
  rows: 'total:desc',
  name: 'value',
} as const

/** Groups that are shown at first, and with `groups=all`. */
const SHOWN = 20
const ALL = 1000

/** The groups of a rule as bars, each of which opens its failing rows. */
export function RuleGroups({
  repository,
  entityID,
  ruleID,
  round,
}: {
  repository: string
  entityID: string
  ruleID: string
  round: string
}): JSX.Element {
  const address = useAddress()
  const texts = TEXTS.rule
  const wanted = address.get('order')
  const order = (wanted !== undefined && wanted in ORDERS ? wanted : 'failing') as keyof typeof ORDERS
  const isAll = address.get('groups') === 'all'
  const groups = useRequest(
    async (signal) =>
      recordsOf(
        await api(RulesApi).listRuleGroups(
          {
            repository,
            entityID,
            ruleID,
            columns: [...COLUMNS],
            sort: [ORDERS[order], 'value'].slice(0, order === 'name' ? 1 : 2),
            pageSize: isAll ? ALL : SHOWN,
          },
          { signal },
        ),
        COLUMNS,
      ),
    [repository, entityID, ruleID, order, isAll, round],
  )
  const page = rulePage(repository, entityID, ruleID)
  return (
    <section>
      <h2>{texts.groups}</h2>
      <label class="inline">
        {texts.order}
        <select
          value={order}
          onChange={({ currentTarget: { value } }) =>
            address.set({ order: value === 'failing' ? undefined : value }, true)
          }
        >
          {(Object.keys(ORDERS) as (keyof typeof ORDERS)[]).map((name) => (
            <option value={name}>{texts.ofOrder(name)}</option>
          ))}
        </select>
      </label>
      <Result of={groups}>
        {({ rows, total }) => (
          <>
            <GroupBars
              groups={rows.map(({ values }) => ({
                value: values._is_null === 'Y' ? null : values.value,
                passing: Number(values._pass_count),
                failing: Number(values.fail_count),
              }))}
              pageOf={(group) => groupRowsPage(page, group)}
            />
            {total > rows.length && !isAll && (
              <p>
                <a href={address.with({ groups: 'all' })}>{texts.allGroups(count(total))}</a>
              </p>
            )}
          </>
        )}
      </Result>
    </section>
  )
}
