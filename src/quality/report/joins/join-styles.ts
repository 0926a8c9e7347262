/** The styles that the report of a join has in addition to those of other reports. */
export const JOIN_STYLES = `
:root { --venn-left: #a5d6cf; --venn-right: #f6cf99; --venn-common: #cfc46a; }
@media (prefers-color-scheme: dark) {
  :root { --venn-left: #1d554e; --venn-right: #6a4415; --venn-common: #6e6a1c; }
}
@media print {
  :root { --venn-left: #a5d6cf; --venn-right: #f6cf99; --venn-common: #cfc46a; }
}
.and { color: var(--quiet); font-weight: 450; }
.conditions { display: flex; flex-wrap: wrap; gap: 0.1rem 1.6rem; max-width: none; }
.conditions li { max-width: 100%; overflow-wrap: anywhere; }
.figures { grid-template-columns: repeat(auto-fit, minmax(min(7.4rem, 45%), 1fr)); }
.origin code, .wide code { font-family: var(--mono); font-size: 0.9em; }
.notice { max-width: 52rem; margin-top: 1.5rem; padding: 0.9rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-left: 4px solid var(--first); border-radius: 8px; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.venn-figure { max-width: 46rem; margin: 0 auto; text-align: center; }
.venn-figure figcaption { display: flex; flex-wrap: wrap; justify-content: center; align-items: baseline; gap: 0.1rem 1.6rem; overflow-wrap: anywhere; }
.venn { display: block; width: 100%; max-height: 26rem; margin: 0.6rem 0 0.4rem; }
.venn .left { fill: var(--venn-left); }
.venn .right { fill: var(--venn-right); }
.venn .common { fill: var(--venn-common); }
.venn .line { fill: none; stroke: var(--text); stroke-width: 1.25; }
.venn text { fill: var(--text); font-size: 15px; font-weight: 620; text-anchor: middle; font-variant-numeric: tabular-nums; }
.key.left, .left .key { background: var(--venn-left); }
.key.right, .right .key { background: var(--venn-right); }
.common .key { background: var(--venn-common); }
.key.left, .key.right, .region .key { border: 1px solid var(--strong); flex: none; }
.regions { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.9rem; margin-top: 1.5rem; }
.region { min-width: 0; padding: 1rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; break-inside: avoid; }
.region h3 { margin-bottom: 0.4rem; font-size: 1.1rem; }
.region p { margin-top: 0.6rem; font-size: 0.93rem; }
.region .facts > div { grid-template-columns: minmax(0, 1fr) auto; }
.region .facts dd { text-align: right; }
.first-values { display: flex; flex-wrap: wrap; gap: 0.35rem 0.6rem; margin-top: 0.8rem; font-size: 0.93rem; }
.first-values li { max-width: 100%; padding: 0.05rem 0.6rem; border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere; }
.between { color: var(--quiet); }
.cardinality .meter { width: 16%; }
.words { display: grid; gap: 0.35rem; max-width: 58rem; }
.words li { padding-left: 0.9rem; border-left: 3px solid var(--line); overflow-wrap: anywhere; }
@media (max-width: 44rem) {
  .regions { grid-template-columns: minmax(0, 1fr); }
  .products .number { white-space: normal; overflow-wrap: anywhere; }
}
`
