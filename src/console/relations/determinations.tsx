import type { JSX } from 'preact'
import { determinationGraph } from '../../quality/report/dependencies/determination-graph.ts'
import { determinationSvg } from '../../quality/report/dependencies/determination-svg.ts'
import { recordsOf } from '../api/records.ts'
import { nameOf, useAttributes } from '../entities/use-attributes.ts'
import { dependenciesSource } from '../listings/dependency-sources.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import type { Address } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { leastOf } from './least-filter.tsx'
import { statusOf } from './status.tsx'

const COLUMNS = ['LH_ATTRS', 'RH_ATTR'] as const

/** Dependencies that the drawing begins with. It leaves out the last ones until it can be read. */
const MAX_DRAWN = 1_000

/** What determines what, as a drawing. Its attributes lead to their dependencies. */
export function Determinations({
  repository,
  entityID,
  address,
}: {
  repository: string
  entityID: string
  address: Address
}): JSX.Element {
  const names = useAttributes(repository, entityID)
  const status = statusOf(address.path)
  const attribute = address.get('attribute')
  const least = leastOf(address, 'quality') ?? 100
  const asked = useRequest(
    async (signal) =>
      recordsOf(
        await dependenciesSource(repository, entityID, '', status, attribute).ask(
          {
            columns: [...COLUMNS],
            sort: ['__STATUS:desc', 'GOODNESS:desc'],
            where: `GOODNESS >= ${least}`,
            pageSize: MAX_DRAWN,
          },
          signal,
        ),
        COLUMNS,
      ).rows.map(({ values }) => ({
        lhs: values.LH_ATTRS.split(' ').filter(Boolean).map(Number),
        rhs: Number(values.RH_ATTR),
      })),
    [repository, entityID, status, attribute, least],
  )
  const texts = TEXTS.dependencies
  return (
    <Result of={asked}>
      {(dependencies) => {
        const constants = dependencies.filter(({ lhs }) => lhs.length === 0)
        const others = dependencies.filter(({ lhs }) => lhs.length > 0)
        const graph = determinationGraph(others)
        const kinds = new Set(graph.nodes.map(({ kind }) => kind))
        const numbered = new Map([...(names.value ?? [])].map(([id, name]) => [Number(id), name]))
        return (
          <>
            {constants.length > 0 && (
              <p>
                <Value
                  whole
                  text={texts.constant(
                    constants.map(({ rhs }) => nameOf(names.value, String(rhs))).join(', '),
                  )}
                />
              </p>
            )}
            {others.length === 0 ? (
              <p class="empty">
                {texts.noExact}{' '}
                {least > 98 && <a href={address.with({ quality: '98' })}>{texts.drawNearly}</a>}
              </p>
            ) : (
              <figure class="determinations">
                <div class="scroll" tabIndex={0} role="region" aria-label={texts.drawn}>
                  <Drawing
                    name="drawing"
                    of={determinationSvg(graph, numbered, {
                      linkOf: (id) => address.with({ view: undefined, attribute: String(id) }),
                    })}
                  />
                </div>
                <figcaption class="quiet">
                  {texts.drawingLead} {kinds.has('combined') && texts.together}{' '}
                  {kinds.has('mutual') && texts.mutual}{' '}
                  {graph.count < others.length && texts.leftOut(count(others.length - graph.count))}
                </figcaption>
              </figure>
            )}
          </>
        )
      }}
    </Result>
  )
}
