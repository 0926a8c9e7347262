import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { useEntityName } from '../entities/entity-name.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { groupRowsSource, type RulePlace, ruleRowsSource } from '../listings/rule-rows-source.ts'
import { Page } from '../parts/page.tsx'
import { ruleCrumbs } from '../rules/rule-places.ts'
import { useRule } from '../rules/use-rule.ts'
import { useAddress, useParams } from '../state/address.ts'
import { TEXTS } from '../texts.ts'

/** The rows that fail a rule. */
export const FailingRows = (): JSX.Element => <RuleRows isFailing />

/** The rows that pass a rule. */
export const PassingRows = (): JSX.Element => <RuleRows isFailing={false} />

/** The rows of a group that fail a rule. */
export function GroupFailingRows(): JSX.Element {
  const { groupName } = useParams('groupName')
  return <RuleRows isFailing group={groupName} />
}

/** The same of the groups whose names cannot be part of a path: `null=1`, or a blank `name`. */
export function BlankGroupFailingRows(): JSX.Element {
  const address = useAddress()
  return <RuleRows isFailing group={address.get('null') === '1' ? null : (address.get('name') ?? '')} />
}

function RuleRows({ isFailing, group }: { isFailing: boolean; group?: string | null }): JSX.Element {
  const { repository, entityID, ruleID } = useParams('repository', 'entityID', 'ruleID')
  const entityName = useEntityName(repository, entityID)
  const rule = useRule(repository, entityID, ruleID)
  const name = rule.value?.actual_name ?? ruleID
  const texts = TEXTS.ruleRows
  const title =
    group === undefined
      ? isFailing
        ? texts.failing(name)
        : texts.passing(name)
      : texts.ofGroup(name, TEXTS.rules.ofGroup(group))
  const source = useMemo(() => {
    const place: RulePlace = { repository, entityID, ruleID }
    return group === undefined
      ? ruleRowsSource(place, isFailing, title)
      : groupRowsSource(place, group, isFailing, title)
  }, [repository, entityID, ruleID, group, isFailing, title])
  return (
    <Page isWide title={title} crumbs={ruleCrumbs(repository, entityID, entityName, ruleID, name)}>
      {rule.value && (
        <p class="quiet">
          <code>{rule.value._predicate}</code>
        </p>
      )}
      <ListingView key={source.identity} source={source} />
    </Page>
  )
}
