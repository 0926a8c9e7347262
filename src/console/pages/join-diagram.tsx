import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { DiagramModel } from '../../quality/report/joins/diagram-model.ts'
import { DIAGRAM_CLASS } from '../../quality/report/joins/diagram-styles.ts'
import { drawDiagram } from '../../quality/report/joins/draw-diagram.ts'
import { Html } from '../../site/html.ts'
import { recordsOf } from '../api/records.ts'
import { ROOT } from '../base.ts'
import { entityPage, repositoryPage } from '../entities/entity-name.ts'
import { joinsSource } from '../listings/join-sources.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Page } from '../parts/page.tsx'
import { Result } from '../parts/result.tsx'
import { Choice } from '../parts/choice.tsx'
import { DIAGRAM_COLUMNS, diagramOf } from '../relations/join-diagram.ts'
import { useParams } from '../state/address.ts'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** More joins cannot be read in a drawing. The API's own drawing has as many. */
const MAX_DRAWN = 1_000

/** The permanent joins of a repository as an entity-relationship diagram. Its parts lead to entities and joins. */
export function JoinDiagram(): JSX.Element {
  const { repository } = useParams('repository')
  const start = repositoryPage(repository)
  const texts = TEXTS.joins
  const asked = useRequest(
    async (signal) => {
      const { rows, total } = recordsOf(
        await joinsSource(repository, undefined, 'permanent').ask(
          { columns: [...DIAGRAM_COLUMNS], pageSize: MAX_DRAWN },
          signal,
        ),
        DIAGRAM_COLUMNS,
      )
      return diagramOf(repository, rows, total > rows.length)
    },
    [repository],
  )
  return (
    <Page
      title={texts.title}
      crumbs={[
        { href: ROOT, title: TEXTS.repositories.title },
        { href: start, title: repository },
      ]}
    >
      <p class="lead">{texts.lead}</p>
      <div class="bar">
        <Choice
          label={TEXTS.views.label}
          of={[
            { href: `${start}/joins`, title: TEXTS.views.list, isHere: false },
            { href: `${start}/joins/diagram`, title: TEXTS.views.drawing, isHere: true },
            { href: `${start}/joins?view=table`, title: TEXTS.views.table, isHere: false },
          ]}
        />
      </div>
      <Result of={asked}>
        {(model) =>
          model.joins.length === 0 ? (
            <p class="empty">
              {texts.noPermanent} <a href={`${start}/joins`}>{TEXTS.views.list}</a>
            </p>
          ) : (
            <>
              {model.isCut && <p class="note">{texts.isCut(count(model.joins.length))}</p>}
              <JoinDrawing repository={repository} model={model} />
            </>
          )
        }
      </Result>
    </Page>
  )
}

function JoinDrawing({ repository, model }: { repository: string; model: DiagramModel }): JSX.Element {
  const svg = useMemo(() => {
    const pieces = drawDiagram(model, {
      id: 'joins-',
      className: DIAGRAM_CLASS,
      entityLink: (number) => `${entityPage(repository, String(number))}/joins`,
      joinLink: (id) => `${repositoryPage(repository)}/joins/${id}`,
    })
    return new Html([...pieces].join(''))
  }, [repository, model])
  return (
    <div class="join-drawing" tabIndex={0} role="region" aria-label={TEXTS.joins.diagram}>
      <Drawing of={svg} />
    </div>
  )
}
