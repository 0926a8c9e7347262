import { BASE_STYLES } from './base-styles.ts'
import { MAP_STYLES } from './map-styles.ts'

/** The logo: a contour line around a summit. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f766e"/><path d="M5 22c3-9 8-14 12-14s8 5 10 14M10 22c2-5 4-8 7-8s4 3 6 8M15 22l2-3 2 3" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>
`

/** The style sheet of the pages of the site. */
export const STYLES = `${BASE_STYLES}body { min-height: 100vh; display: flex; flex-direction: column; }
.bar, main { width: 100%; max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.top .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 2rem; }
.brand {
  display: inline-flex; align-items: center; gap: 0.6rem; padding: 0.7rem 0;
  color: inherit; font-weight: 650; text-decoration: none;
}
nav { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
nav a { padding: 0.7rem 0; color: var(--quiet); text-decoration: none; border-bottom: 3px solid transparent; border-top: 3px solid transparent; }
nav a:hover { color: var(--text); }
nav a[aria-current] { color: var(--text); border-bottom-color: var(--accent); }
main { flex: 1; padding-top: 2.5rem; padding-bottom: 3rem; }
main.drawn { padding: 0 0 2rem; }
.page h1 { margin: 0 0 0.5rem; font-size: clamp(1.7rem, 1.2rem + 2.2vw, 2.5rem); line-height: 1.2; letter-spacing: -0.02em; }
.page h2 { margin: 0 0 0.4rem; font-size: 1.4rem; line-height: 1.3; letter-spacing: -0.01em; }
.page h3 { margin: 2rem 0 0.5rem; font-size: 1.05rem; }
.page p { margin: 0 0 0.8rem; max-width: 46rem; }
.page section { margin-top: 2.75rem; }
.lead { color: var(--quiet); font-size: 1.1rem; }
.note { color: var(--quiet); font-size: 0.92rem; }
.page code, .page pre { font-family: var(--mono); font-size: 0.875em; }
.page code { overflow-wrap: anywhere; }
.page pre {
  margin: 0 0 0.8rem; padding: 0.9rem 1.1rem; overflow-x: auto;
  background: var(--sunken); border: 1px solid var(--line); border-radius: 8px;
}
.page pre code { overflow-wrap: normal; font-size: 1em; }
.page .status {
  display: inline-block; margin: 0.6rem 0 0; padding: 0.45rem 0.9rem;
  background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--good); border-radius: 6px;
}
.page .status.busy { display: block; max-width: 46rem; border-left-color: var(--accent); }
.page .status.warn { border-left-color: var(--warn); }
.page .status.bad { border-left-color: var(--bad); }
.page .status p { margin: 0; }
.status progress { width: 100%; accent-color: var(--accent); }
.cards {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1rem;
  margin: 1.25rem 0; padding: 0; list-style: none;
}
.cards li {
  display: flex; flex-direction: column; gap: 0.25rem; padding: 1rem 1.1rem;
  background: var(--surface); border: 1px solid var(--line); border-radius: 10px;
}
.cards span { color: var(--quiet); font-size: 0.94rem; }
.cards code { margin-top: auto; padding-top: 0.4rem; color: var(--quiet); }
.table { overflow-x: auto; }
.page table { width: 100%; border-collapse: collapse; }
.page th, .page td { padding: 0.55rem 1rem 0.55rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
.page thead th { color: var(--quiet); font-size: 0.85rem; font-weight: 600; }
.page tbody th { min-width: 7rem; font-weight: 500; overflow-wrap: anywhere; }
.page td code { overflow-wrap: break-word; }
.page .number { padding-right: 0; text-align: right; font-variant-numeric: tabular-nums; }
.facts { margin: 1rem 0 0; }
.facts > div { display: grid; grid-template-columns: 15rem 1fr; gap: 0.1rem 1.5rem; padding: 0.65rem 0; border-bottom: 1px solid var(--line); }
.facts dt { font-weight: 500; overflow-wrap: anywhere; }
.facts dt code { color: var(--quiet); font-weight: 400; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
footer { border-top: 1px solid var(--line); color: var(--quiet); font-size: 0.9rem; }
footer p { margin: 1rem 0; }
/* What Swagger UI draws, brought into the frame of our pages. */
.swagger-ui .information-container .info { margin: 2.25rem 0 1.5rem; }
.swagger-ui .scheme-container { margin: 0 0 1rem; padding: 1rem 0; background: none; box-shadow: none; border-block: 1px solid var(--line); }
html.dark-mode, html.dark-mode .swagger-ui { background: var(--ground); }
/* Left black on black by its dark look. */
.dark-mode .swagger-ui .headers .header-col { color: var(--text); }
@media (max-width: 40rem) {
  .swagger-ui .opblock-body { overflow-x: auto; }
  .swagger-ui .wrapper .block.block-desktop { padding: 0; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; padding-inline: 0; }
  .swagger-ui .opblock-tag small { order: 1; flex: 0 0 100%; padding: 0; }
  .swagger-ui .opblock-tag .expand-operation { margin-left: auto; }
  .swagger-ui .opblock .opblock-summary-method { min-width: 4rem; }
  main.page { padding-top: 1.75rem; }
  .facts > div { grid-template-columns: 1fr; }
}
${MAP_STYLES}@media print {
  nav, footer { display: none; }
  main.page { padding-top: 1rem; }
  .page pre { white-space: pre-wrap; }
  .page section, .cards li, tr { break-inside: avoid; }
  a[rel='external']::after { content: ' <' attr(href) '>'; font-size: 0.85em; overflow-wrap: anywhere; }
}
`
