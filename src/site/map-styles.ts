/** Styles of the pages of the spatial service: maps, the table beside a map, the filter box, and the form to sign in. */
export const MAP_STYLES = `.waiting main { visibility: hidden; }
main.wide, body:has(main.wide) .bar { max-width: 120rem; }
.crumbs { display: block; margin: 0 0 0.5rem; font-size: 0.92rem; }
.crumbs ol { display: flex; flex-wrap: wrap; gap: 0.2rem 0.5rem; margin: 0; padding: 0; list-style: none; }
.crumbs li:not(:last-child)::after { content: '/'; margin-left: 0.5rem; color: var(--quiet); }
.crumbs a { padding: 0; border: 0; }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem; }
.title h1 { overflow-wrap: anywhere; }
.title h1:focus { outline: none; }
.page .title p { margin: 0; }
.page .wide-note { max-width: none; }
button {
  padding: 0.4rem 0.9rem; font: inherit; color: var(--text); cursor: pointer;
  background: var(--surface); border: 1px solid var(--quiet); border-radius: 6px;
}
button:hover { border-color: var(--accent); }
button[type='submit'] { color: var(--ground); background: var(--accent); border-color: var(--accent); }
#sign-out { align-self: center; padding: 0.2rem 0.7rem; }
input[type='password'], textarea {
  width: 100%; padding: 0.5rem 0.7rem; font: 0.94rem/1.5 var(--mono); color: var(--text);
  background: var(--surface); border: 1px solid var(--quiet); border-radius: 6px;
}
.sign-in { display: grid; gap: 0.5rem; justify-items: start; max-width: 32rem; margin: 1.5rem 0; }
.sign-in label, .filter label { font-weight: 600; }
.page .faults { max-width: none; margin: 0.3rem 0; padding-left: 1.2rem; color: var(--bad); }
.page .faults:empty { display: none; }
.page p.faults { padding: 0; }
.uris { padding-left: 1.2rem; }
.map-frame { margin: 1rem 0; }
.map { height: 24rem; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--sunken); }
.page .map-note { margin: 0.4rem 0 0; max-width: none; }
.maplibregl-map { font-family: inherit; color: #1c1f23; }
.split { display: grid; gap: 0 1.5rem; }
.split > * { min-width: 0; }
.split .map-frame { margin: 0 0 1rem; }
.rows .note { max-width: none; margin: 0 0 0.5rem; }
.rows button[data-within] { padding: 0.1rem 0.6rem; font-size: 0.9rem; }
.rows table { font-size: 0.92rem; }
.rows td, .rows tbody th a { unicode-bidi: isolate; }
.rows td, .rows thead th { max-width: 22rem; overflow-wrap: break-word; }
.rows thead th { white-space: nowrap; }
.rows tbody th { white-space: nowrap; }
.rows .table th.number, .rows .table td.number { padding-right: 1rem; }
.rows tr[data-id]:hover { background: var(--sunken); }
.rows tr.marked { background: color-mix(in srgb, #d9480f 18%, var(--ground)); }
.rows tr.marked a { color: var(--text); }
.rows tr.guest td, .rows tr.guest th { border-bottom-style: dashed; }
.mark { margin-left: 0.5rem; padding: 0 0.35rem; line-height: 1.4; border-color: var(--line); background: none; }
.mark[aria-pressed='true'] { color: #fff; background: #b83a08; border-color: #b83a08; }
.turns { gap: 1.5rem; margin: 1rem 0; }
.turns a { padding: 0; color: var(--accent); text-decoration: underline; border: 0; }
.turns a:hover { color: var(--accent); }
.filter { margin: 0.5rem 0 0; }
.filter-box { position: relative; display: grid; }
.filter-box pre, .filter-box textarea { grid-area: 1 / 1; }
.page .filter-box pre {
  margin: 0; padding: 0.5rem 0.7rem; overflow: hidden; font: 0.94rem/1.5 var(--mono); color: transparent;
  white-space: pre-wrap; overflow-wrap: break-word; border: 1px solid transparent; background: var(--surface);
}
.filter-box textarea { position: relative; resize: vertical; background: transparent; overflow-wrap: break-word; }
.filter-box mark { color: transparent; background: color-mix(in srgb, var(--bad) 22%, transparent); border-bottom: 2px solid var(--bad); }
.filter-box ul {
  position: absolute; z-index: 2; top: 100%; left: 0; min-width: min(100%, 20rem); margin: 0; padding: 0.3rem 0; list-style: none;
  background: var(--surface); border: 1px solid var(--line); border-radius: 6px; box-shadow: 0 4px 14px rgb(0 0 0 / 0.2);
}
.filter-box li { padding: 0.15rem 0.8rem; color: var(--quiet); cursor: pointer; }
.filter-box li code { color: var(--text); }
.filter-box li[aria-selected='true'] { background: var(--sunken); outline: 1px solid var(--accent); outline-offset: -1px; }
.filter p { margin: 0.4rem 0; }
.request { margin: 0.8rem 0 1.2rem; }
.request summary { cursor: pointer; font-weight: 600; }
.request dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; margin: 0.4rem 0 0; }
.request dt { color: var(--quiet); }
.request dd { margin: 0; min-width: 0; overflow-x: auto; white-space: nowrap; }
@media (min-width: 64rem) {
  .split { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; }
  .split .map-frame { position: sticky; top: 1rem; }
  .split .map { height: min(75vh, 48rem); }
  .split .rows:only-child { grid-column: 1 / -1; }
}
`
