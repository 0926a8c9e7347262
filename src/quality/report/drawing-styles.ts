/**
 * Styles of the drawings, which reports and the console share. They use the colours of `site/base-styles.ts` and those of
 * `DRAWING_COLOURS`.
 */

/** Custom properties for a light and for a dark ground. */
export const DRAWING_COLOURS = `:root {
  --bar: #2b8d84; --blank: #c2710c; --null: #918b80; --box: #cfe6e2;
  --first: var(--bad); --soon: var(--warn); --note: var(--quiet); --mark: #f3ead7;
}
@media (prefers-color-scheme: dark) {
  :root { --bar: #3aa396; --blank: #e59a35; --null: #78818a; --box: #1f4a45; --mark: #43381f; }
}`

/** The drawing of dependencies, in an element of the class `drawing`. */
export const DETERMINATION_STYLES = `.drawing { margin-top: 0.7rem; overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.drawing svg { display: block; max-width: 100%; height: auto; margin: 0 auto; }
.drawing .wide-drawing { min-width: 44rem; }
.drawing text { fill: var(--text); font-size: 13px; unicode-bidi: isolate; }
.drawing rect { fill: var(--surface); stroke: var(--strong); }
.drawing .combined { fill: var(--mark); }
.drawing .mutual { fill: var(--box); }
.drawing .edge { fill: none; stroke: var(--quiet); stroke-width: 1.3; }
.drawing .arrow { fill: var(--quiet); }`

/** The bar of completeness, with its legend. */
export const COMPLETENESS_STYLES = `.stacked { display: block; width: 100%; border-radius: 3px; }
.stacked .values, .key.values { fill: var(--bar); background: var(--bar); }
.stacked .blanks, .key.blanks { fill: var(--blank); background: var(--blank); }
.stacked .nulls, .key.nulls { fill: var(--null); background: var(--null); }
.completeness { margin: 1.1rem 0 1.6rem; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.8rem; margin-top: 0.45rem; font-size: 0.92rem; }
.legend div { display: flex; gap: 0.5rem; align-items: baseline; }
.legend .none { color: var(--quiet); }
.legend dd { font-variant-numeric: tabular-nums; }
.key { display: inline-block; width: 0.7rem; height: 0.7rem; margin-right: 0.4rem; border-radius: 2px; }`

/** The histogram with its box plot. */
export const CHART_STYLES = `.plot { display: block; width: calc(100% - 3.6rem); margin-left: 3.6rem; overflow: visible; }
.plot svg { overflow: visible; }
.bar { fill: var(--bar); stroke: var(--surface); stroke-width: 1; }
.grid { stroke: var(--line); }
.base { stroke: var(--strong); }
.tick { fill: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
.whisker { stroke: var(--quiet); }
.quartiles { fill: var(--box); stroke: var(--bar); }
.median { stroke: var(--text); stroke-width: 2; }
.far { fill: var(--surface); stroke: var(--first); stroke-width: 1.5; }`

/** Colours of the two sides of a Venn diagram, and of what they have in common. */
export const VENN_COLOURS = `:root { --venn-left: #a5d6cf; --venn-right: #f6cf99; --venn-common: #cfc46a; }
@media (prefers-color-scheme: dark) {
  :root { --venn-left: #1d554e; --venn-right: #6a4415; --venn-common: #6e6a1c; }
}`

/** The Venn diagram. */
export const VENN_STYLES = `.venn { display: block; width: 100%; max-height: 26rem; margin: 0.6rem 0 0.4rem; }
.venn .left { fill: var(--venn-left); }
.venn .right { fill: var(--venn-right); }
.venn .common { fill: var(--venn-common); }
.venn .line { fill: none; stroke: var(--text); stroke-width: 1.25; }
.venn text { fill: var(--text); font-size: 15px; font-weight: 620; text-anchor: middle; font-variant-numeric: tabular-nums; }`

/**
 * Parts of drawings that are links. Reports have none, so they do not need these styles. The ring is drawn in the part,
 * because browsers do not agree on outlines in SVG.
 */
export const DRAWING_LINK_STYLES = `.plot .reach { fill: transparent; }
.plot a:hover .bar, .plot a:focus-visible .bar, .stacked a:hover rect, .stacked a:focus-visible rect, .venn a:hover > :is(circle, path), .venn a:focus-visible > :is(circle, path) { filter: brightness(0.85); }
.plot a:focus-visible .reach, .stacked a:focus-visible rect, .venn a:focus-visible > :is(circle, path) { stroke: var(--accent); stroke-width: 2; }
.plot a:focus-visible, .stacked a:focus-visible, .venn a:focus-visible { outline: none; }
.venn text { pointer-events: none; }
.drawing a text { fill: var(--accent); text-decoration: underline; }
@media (prefers-color-scheme: dark) {
  .plot a:hover .bar, .plot a:focus-visible .bar, .stacked a:hover rect, .stacked a:focus-visible rect, .venn a:hover > :is(circle, path), .venn a:focus-visible > :is(circle, path) { filter: brightness(1.2); }
}`
