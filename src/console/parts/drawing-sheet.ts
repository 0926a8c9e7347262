import {
  CHART_STYLES,
  COMPLETENESS_STYLES,
  DETERMINATION_STYLES,
  DRAWING_COLOURS,
  DRAWING_LINK_STYLES,
  VENN_COLOURS,
  VENN_STYLES,
} from '../../quality/report/drawing-styles.ts'
import { DIAGRAM_STYLES_IN_PAGES } from '../../quality/report/joins/diagram-styles.ts'

// The policy of the page refuses style elements, and permits sheets that the script makes.
const sheet = new CSSStyleSheet()
sheet.replaceSync(
  [
    DRAWING_COLOURS,
    VENN_COLOURS,
    CHART_STYLES,
    COMPLETENESS_STYLES,
    DETERMINATION_STYLES,
    VENN_STYLES,
    DIAGRAM_STYLES_IN_PAGES,
    DRAWING_LINK_STYLES,
  ].join('\n'),
)
document.adoptedStyleSheets.push(sheet)
