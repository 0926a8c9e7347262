import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { AttributesApi } from '../../../generated/quality/sdk/typescript/src/apis/AttributesApi.ts'
import type { AttributeProfile } from '../../../generated/quality/sdk/typescript/src/models/AttributeProfile.ts'
import { chartsOfTexts } from '../../quality/report/attribute-charts.ts'
import { type CompletenessPart, completeness } from '../../quality/report/completeness-bar.ts'
import { distributionChart } from '../../quality/report/distribution-chart.ts'
import { api } from '../api/client.ts'
import { pageOf } from '../api/records.ts'
import { entityCrumbs, entityPage, useEntityName } from '../entities/entity-name.ts'
import { EntityTabs } from '../entities/entity-tabs.tsx'
import { FindingList } from '../entities/findings.tsx'
import { FORMS, formsSource } from '../listings/forms-source.ts'
import { ListingView } from '../listings/listing-view.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Table } from '../parts/table.tsx'
import { useAddress, useParams } from '../state/address.ts'
import { count, decimal, percent } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** An attribute: its charts, whose bars lead to their rows, and its values, masks, patterns and sounds. */
export function Attribute(): JSX.Element {
  const { repository, entityID, attributeID } = useParams('repository', 'entityID', 'attributeID')
  const entityName = useEntityName(repository, entityID)
  const profile = useRequest(
    (signal) => api(AttributesApi).getAttributeProfile({ repository, entityID, attributeID }, { signal }),
    [repository, entityID, attributeID],
  )
  const name = profile.value?.humanisedName ?? attributeID
  return (
    <Page isWide title={name} crumbs={entityCrumbs(repository, entityID, entityName)}>
      <EntityTabs repository={repository} entityID={entityID} />
      <Result of={profile}>
        {(value) => <Profile profile={value} start={entityPage(repository, entityID)} />}
      </Result>
      <Forms {...{ repository, entityID, attributeID, name }} />
    </Page>
  )
}

function Profile({ profile, start }: { profile: AttributeProfile; start: string }): JSX.Element {
  const texts = TEXTS.attribute
  const holding = (kind: string): string =>
    `${start}/rows?holding=${encodeURIComponent(`${profile.attributeId}:${kind}:`)}`
  const linkOf = (part: CompletenessPart): string | undefined =>
    part === 'nulls' ? holding('null') : undefined
  return (
    <>
      <div class="columns">
        <section>
          <h2>{texts.filled}</h2>
          <Drawing of={completeness(profile, linkOf)} />
          <h3>{texts.types}</h3>
          <Table
            label={texts.types}
            rows={profile.types}
            empty={texts.noValues}
            columns={[
              {
                title: texts.type,
                of: ({ type, url }) => (url === undefined ? type : <a href={pageOf(url)}>{type}</a>),
              },
              { title: texts.rows, isNumber: true, of: ({ rows }) => count(rows) },
              {
                title: texts.share,
                isNumber: true,
                of: ({ rows }) => percent((100 * rows) / Math.max(1, profile.rows)),
              },
            ]}
          />
        </section>
        <section>
          <Charts profile={profile} />
          <Numbers profile={profile} />
        </section>
      </div>
      {profile.findings.length > 0 && (
        <section>
          <h2>{TEXTS.findings.title}</h2>
          <FindingList findings={profile.findings} start={start} />
        </section>
      )}
    </>
  )
}

/** The histograms. A bar leads to its rows. */
function Charts({ profile }: { profile: AttributeProfile }): JSX.Element {
  const texts = TEXTS.attribute
  const charts = useMemo(() => chartsOfTexts(profile), [profile])
  return (
    <>
      {charts.map(({ kind, title, data }) => {
        const bins = kind === 'bulk' ? profile.far?.bins : profile.histogram.bins
        const drawn = distributionChart(`chart-${kind}`, {
          ...data,
          linkOf: (_, index) => {
            const url = bins?.[index]?.url
            return url === undefined ? undefined : pageOf(url)
          },
        })
        return (
          <div>
            <h2>{title}</h2>
            {drawn ? <Drawing of={drawn} /> : <p class="quiet">{texts.oneValue}</p>}
          </div>
        )
      })}
    </>
  )
}

function Numbers({ profile: { numbers, type } }: { profile: AttributeProfile }): JSX.Element | null {
  if (!numbers || TIMES.has(type)) return null
  const texts = TEXTS.attribute
  const facts = [
    [texts.least, numbers.min],
    [texts.lowerQuartile, numbers.lowerQuartile],
    [texts.median, numbers.median],
    [texts.mean, numbers.mean],
    [texts.upperQuartile, numbers.upperQuartile],
    [texts.greatest, numbers.max],
    [texts.deviation, numbers.standardDeviation],
  ] as const
  return (
    <dl class="facts">
      {facts.map(([title, number]) => (
        <div>
          <dt>{title}</dt>
          <dd>{decimal(number)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Types whose numbers are seconds. The charts show them as times. */
const TIMES = new Set<string>(['date', 'time', 'timestamp'])

/** The distinct values, masks, patterns and sounds, each of which leads to its rows. */
function Forms({
  name,
  ...place
}: {
  repository: string
  entityID: string
  attributeID: string
  name: string
}): JSX.Element {
  const address = useAddress()
  const form = FORMS.find((one) => one === address.get('form')) ?? 'values'
  const source = useMemo(() => formsSource(place, name, form), [...Object.values(place), name, form])
  const clear = { where: undefined, sort: undefined, columns: undefined, pinned: undefined }
  return (
    <section>
      <h2>{TEXTS.attribute.forms}</h2>
      <nav class="tabs" aria-label={TEXTS.attribute.forms}>
        {FORMS.map((one) => (
          <a
            href={address.with({ ...clear, form: one === 'values' ? undefined : one })}
            aria-current={one === form ? 'true' : undefined}
          >
            {TEXTS.attribute.ofForm[one]}
          </a>
        ))}
      </nav>
      <ListingView key={source.identity} source={source} />
    </section>
  )
}
