/**
 * What the pages of the site and the reports have in common: colours, light and dark, the font, links, the focus, the link
 * that skips to the content. A string, so that the bundle contains it.
 */
export const BASE_STYLES = `:root {
  color-scheme: light dark;
  --ground: #fbfaf8; --surface: #fff; --sunken: #f1efea; --line: #ddd9d0; --strong: #b3ada1;
  --text: #1c1f23; --quiet: #575c63; --accent: #0f766e;
  --good: #15703a; --warn: #8f5b00; --bad: #b3261e;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #14171a; --surface: #1c2024; --sunken: #0f1214; --line: #353b41; --strong: #5b646d;
    --text: #e7e9eb; --quiet: #a6adb4; --accent: #5eead4;
    --good: #6ad58c; --warn: #f2b84b; --bad: #ff8a80;
  }
}
@media print {
  :root {
    color-scheme: light;
    --ground: #fff; --surface: #fff; --sunken: #fff; --line: #d0d0d0; --strong: #999;
    --text: #000; --quiet: #444; --accent: #0b5750;
    --good: #15703a; --warn: #7a4d00; --bad: #9a1b14;
  }
  .skip { display: none; }
}
* { box-sizing: border-box; }
html { background: var(--ground); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
}
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 0.5rem; z-index: 1; padding: 0.5rem 1rem; background: var(--surface); }
`
