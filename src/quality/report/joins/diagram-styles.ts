const LIGHT =
  '--ground: #f7f6f3; --surface: #fff; --line: #b9b3a7; --text: #1c1f23; --quiet: #5a5f66; --accent: #0f766e;'
const DARK =
  '--ground: #131619; --surface: #1a1e22; --line: #565f68; --text: #e6e8ea; --quiet: #a3abb3; --accent: #6fdccb;'

/** A rule a line. */
const RULES = `text { fill: var(--text); font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif; unicode-bidi: isolate; }
.ground { fill: var(--ground); }
.title { font-size: 22px; font-weight: 650; }
.summary, .legend { fill: var(--quiet); font-size: 13px; }
.box { fill: var(--surface); stroke: var(--line); }
.head { stroke: var(--line); }
.name { font-size: 14px; font-weight: 620; }
.key { fill: var(--quiet); font-size: 12.5px; }
.edge { fill: none; stroke: var(--quiet); stroke-width: 1.4; }
.none { fill: var(--ground); stroke: var(--quiet); stroke-width: 1.4; }
.reach { fill: none; stroke: transparent; stroke-width: 12; }
a:hover .edge, a:hover .none, a:focus-visible .edge, a:focus-visible .none { stroke: var(--accent); stroke-width: 2.4; }
a:hover .box, a:focus-visible .box { stroke: var(--accent); stroke-width: 2; }
a:focus-visible { outline: none; }`

/** The complete styles of the diagram of a repository as a file. */
export const DIAGRAM_STYLES = `
svg { color-scheme: light dark; ${LIGHT} }
@media (prefers-color-scheme: dark) {
  svg { ${DARK} }
}
${RULES}
`

/** The class of a diagram in a page. */
export const DIAGRAM_CLASS = 'join-diagram'

/** The styles for pages, which apply to drawings of the class alone. */
export const DIAGRAM_STYLES_IN_PAGES = `.${DIAGRAM_CLASS} { ${LIGHT} }
@media (prefers-color-scheme: dark) {
  .${DIAGRAM_CLASS} { ${DARK} }
}
${RULES.replace(/^[^{]+/gm, (selectors) =>
  selectors
    .split(', ')
    .map((selector) => `.${DIAGRAM_CLASS} ${selector}`)
    .join(', '),
)}`
