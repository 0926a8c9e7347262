import { BASE_STYLES } from '../../site/base-styles.ts'
import { CHART_STYLES, COMPLETENESS_STYLES, DETERMINATION_STYLES, DRAWING_COLOURS } from './drawing-styles.ts'

/** The complete styles of the report. The page loads no other resources. */
export const REPORT_STYLES = `${BASE_STYLES}
${DRAWING_COLOURS}
main, footer { max-width: 78rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem); }
h1, h2, h3, h4, p, dl, dd, ol, ul, figure, table { margin: 0; padding: 0; }
ol, ul { list-style: none; }
a { text-decoration-thickness: 1px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.title { padding: clamp(2rem, 6vw, 4.5rem) 0 0; }
.kind { color: var(--accent); font-size: 0.8rem; font-weight: 650; letter-spacing: 0.09em; text-transform: uppercase; }
h1 { margin: 0.35rem 0 0.5rem; font-size: clamp(1.9rem, 1.2rem + 3vw, 3.1rem); line-height: 1.12; letter-spacing: -0.025em; font-weight: 680; overflow-wrap: anywhere; }
.lead { max-width: 44rem; margin-bottom: 0.4rem; font-size: 1.15rem; overflow-wrap: anywhere; }
.origin { max-width: 52rem; color: var(--quiet); overflow-wrap: anywhere; }
.origin strong { color: var(--text); font-weight: 550; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8rem, 45%), 1fr)); gap: 1.25rem 2rem; margin-top: 2rem; padding: 1.4rem 0; border-block: 1px solid var(--line); }
.figures dt { color: var(--quiet); font-size: 0.88rem; }
.figures dd { font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.15rem); line-height: 1.2; font-weight: 620; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
h2 { margin: 3rem 0 1rem; font-size: 1.45rem; line-height: 1.3; letter-spacing: -0.015em; font-weight: 650; }

.findings ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); gap: 0.9rem; }
.findings li.first, .findings li.soon, .findings li.note {
  padding: 0.9rem 1.1rem 1rem; background: var(--surface); border: 1px solid var(--line);
  border-left: 4px solid var(--soon); border-radius: 8px;
}
.findings li.first { border-left-color: var(--first); }
.findings li.note { border-left-color: var(--strong); }
.findings a { font-weight: 620; overflow-wrap: anywhere; }
.findings p { overflow-wrap: anywhere; }
.findings .level { float: right; margin-left: 1rem; font-size: 0.8rem; font-weight: 600; }
.first .level { color: var(--first); }
.soon .level { color: var(--soon); }
.note .level { color: var(--note); }
.examples { display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; margin-top: 0.45rem; font-size: 0.92rem; }
.good { max-width: 46rem; padding: 0.9rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--good); border-radius: 8px; }
.more { margin-top: 0.8rem; color: var(--quiet); }

.rules .lead { margin-bottom: 1rem; }
.rules ol { display: grid; gap: 0.9rem; }
.rules li {
  padding: 0.9rem 1.1rem 1rem; background: var(--surface); border: 1px solid var(--line);
  border-left: 4px solid var(--good); border-radius: 8px; overflow-wrap: anywhere;
}
.rules li.first { border-left-color: var(--first); }
.rules li.note { border-left-color: var(--strong); }
.rules h3 { font-size: 1.1rem; }
.rules .quiet { color: var(--quiet); }
.rules .row { width: 4.5rem; }
.rules .pair { margin-top: 1rem; }
.fraction { margin-top: 0.6rem; }
.fraction svg { overflow: visible; }
.fraction .rest { fill: var(--line); }
.fraction .threshold { stroke: var(--text); stroke-width: 2; }

.dependencies table, .dependencies figure { margin-bottom: 1.8rem; }
.dependencies h3 { margin-bottom: 0.7rem; font-size: 1rem; letter-spacing: 0; }
.constants { margin-bottom: 1.4rem; }
${DETERMINATION_STYLES}
.nearly { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); gap: 0.9rem; }
.nearly > li { padding: 0.8rem 1.1rem 0.9rem; background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--soon); border-radius: 8px; overflow-wrap: anywhere; }
.nearly .quiet { color: var(--quiet); font-size: 0.92rem; }
.nearly ul { display: grid; gap: 0.2rem; margin-top: 0.45rem; font-size: 0.92rem; }

table { width: 100%; border-collapse: collapse; font-size: 0.93rem; }
caption { padding-bottom: 0.35rem; text-align: left; font-weight: 620; font-size: 1rem; }
th, td { padding: 0.36rem 0.9rem 0.36rem 0; text-align: left; vertical-align: baseline; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--quiet); font-size: 0.82rem; font-weight: 550; white-space: nowrap; }
tbody th, tfoot th { font-weight: 450; overflow-wrap: anywhere; }
td { overflow-wrap: anywhere; }
tfoot th, tfoot td { color: var(--quiet); border-bottom: 0; }
.number { text-align: right; white-space: nowrap; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
.share, .cut, .fit { color: var(--quiet); font-size: 0.9em; font-weight: 400; font-variant-numeric: tabular-nums; }
.value { white-space: pre-wrap; overflow: clip; overflow-clip-margin: 0.3em; }
.form .value { font-family: var(--mono); font-size: 0.92em; }
.hidden { margin: 0 1px; padding: 0 2px; background: var(--mark); border-radius: 3px; font-family: var(--mono); font-size: 0.82em; }
.meter { width: 22%; }
.meter svg { display: block; width: 100%; }
.meter rect { fill: var(--bar); }

.overview table { font-size: 0.96rem; }
.overview tbody th { font-weight: 550; }
.overview .complete { width: 26%; }
.complete svg { display: inline-block; width: calc(100% - 4.6rem); vertical-align: baseline; }
.complete span { display: inline-block; width: 4.2rem; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.narrow { display: none; }
.flag { display: inline-block; width: 0.55rem; height: 0.55rem; margin-left: 0.35rem; border-radius: 50%; background: var(--soon); }
.flag.first { border-radius: 1px; background: var(--first); transform: rotate(45deg); }

${COMPLETENESS_STYLES}

.attribute {
  margin-top: 1.5rem; padding: clamp(1.1rem, 3vw, 2.1rem); scroll-margin-top: 1rem;
  background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
}
/* Later sections cost no time before they are scrolled to. The first sections are always drawn, for screenshots. */
.attribute:nth-of-type(n + 60) { content-visibility: auto; contain-intrinsic-size: auto 60rem; }
h3 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; font-weight: 650; overflow-wrap: anywhere; }
.names { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.8rem; margin-top: 0.2rem; }
.names code { color: var(--quiet); font-family: var(--mono); font-size: 0.85rem; overflow-wrap: anywhere; }
.badge { padding: 0 0.55rem; white-space: nowrap; border: 1px solid var(--strong); border-radius: 1rem; font-size: 0.85rem; }
.up { margin-left: auto; font-size: 0.88rem; }
.notices { margin-top: 0.9rem; display: grid; gap: 0.35rem; }
.notices li { padding-left: 0.8rem; border-left: 3px solid var(--soon); overflow-wrap: anywhere; }
.notices .first { border-color: var(--first); }
.notices .note { border-color: var(--strong); }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 2rem 3rem; align-items: start; margin-top: 1.8rem; }
.pair > * { display: grid; gap: 2rem; min-width: 0; }
figcaption { font-weight: 620; }
${CHART_STYLES}
.facts > div { display: grid; grid-template-columns: 9.5rem 1fr; gap: 0 1rem; padding: 0.3rem 0; border-bottom: 1px solid var(--line); font-size: 0.93rem; }
.facts dt { color: var(--quiet); }
.facts dd { min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.attribute > .outliers { margin-top: 1.8rem; }
h4 { font-size: 1rem; font-weight: 620; }
.group { margin-top: 0.4rem; font-size: 0.93rem; overflow-wrap: anywhere; }
.group p { color: var(--quiet); }
.group ul { display: flex; flex-wrap: wrap; gap: 0.35rem 0.6rem; margin-top: 0.25rem; }
.group li { padding: 0.05rem 0.6rem; border: 1px solid var(--line); border-radius: 6px; }
footer { margin-top: 3rem; padding-block: 1.5rem 2.5rem; color: var(--quiet); font-size: 0.9rem; }

@media (max-width: 44rem) {
  .wide { display: none; }
  .narrow { display: block; color: var(--quiet); font-size: 0.85rem; font-weight: 400; }
  .overview .complete { width: 36%; }
  .complete svg { display: block; width: 100%; margin-top: 0.35rem; }
  .complete span { width: auto; font-size: 0.88rem; }
  .meter { display: none; }
  .joins thead th, .dependencies thead th { white-space: normal; }
  .joins tbody th { min-width: 6.5rem; }
  .findings .level { float: none; margin: 0; }
  .facts > div { grid-template-columns: 8rem 1fr; }
  .up { margin-left: 0; }
}
@page { margin: 16mm 14mm; }
@media print {
  :root { --bar: #2b8d84; --blank: #c2710c; --null: #918b80; --box: #d8ebe8; --mark: #eee; }
  html { font-size: 12px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  main, footer { max-width: none; padding: 0; }
  .title { padding-top: 0; }
  .up { display: none; }
  a { color: inherit; text-decoration: none; }
  .attribute { padding: 1.2rem 0 0; border: 0; border-top: 2px solid var(--strong); border-radius: 0; break-inside: avoid; }
  .attribute:nth-of-type(n) { content-visibility: visible; }
  .pair { grid-template-columns: 1fr 1fr; gap: 1.2rem 2rem; margin-top: 1.1rem; }
  .findings li, .rules li, .nearly > li, figure, table, .facts > div, tr, .group, .completeness, .title { break-inside: avoid; }
  .overview table, .overview tbody { break-inside: auto; }
  h2, h3, h4, caption, figcaption { break-after: avoid; }
}
`
