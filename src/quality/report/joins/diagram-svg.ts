import { createHash } from 'node:crypto'
import { Html } from '../../../site/html.ts'
import { headerOf } from '../page-frame.ts'
import type { DiagramModel } from './diagram-model.ts'
import { DIAGRAM_STYLES } from './diagram-styles.ts'
import { drawDiagram } from './draw-diagram.ts'

/** Only the drawing's own styles are allowed. A drawing cannot contain its policy. */
export const DIAGRAM_HEADER = headerOf(
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DIAGRAM_STYLES).digest('base64')}'`,
)

/** Without blanks around the styles, because the policy has their hash. */
const STYLE = new Html(`<style>${DIAGRAM_STYLES}</style>`)

/** The joins of a repository as an entity-relationship diagram, in pieces of a file of SVG. */
export function* diagramSvg(model: DiagramModel): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield* drawDiagram(model, {
    id: '',
    style: STYLE,
    entityLink: (number) => `../entities/${number}/report`,
    joinLink: (id) => `${id}/report`,
  })
}
