// Written by scripts/encoding-tables.ts from Tcl's dingbats.enc; do not edit. Tcl's licence is in ../tcl-tables.ts.
export const DINGBATS = {
  fallback: 0x3f,
  entries: 256,
  differences: [
    'G/8B+J+FsRstpmjT7+iw2FhFOFQ+GK8CCPj7m29YY4G1xQPrAinyziPrMhsbJN7vN8C/wcAM8At0yimGGCZtiSeIhwN+LwAM0BHe',
    '/0hCSOsSQp6aEw5eJdpLLS2kDUKlaDQNLgfRH4JKVWmzPmGqN4KQzLWY3ATxY8r7Lq1ZDw==',
  ],
} as const
