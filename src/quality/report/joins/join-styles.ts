import { VENN_COLOURS, VENN_STYLES } from '../drawing-styles.ts'

/** The styles that the report of a join has in addition to those of other reports. */
export const JOIN_STYLES = `
${VENN_COLOURS}
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
${VENN_STYLES}
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
