// Written by scripts/encoding-tables.ts from Tcl's macDingbats.enc; do not edit. Tcl's licence is in ../tcl-tables.ts.
export const MACDINGBATS = {
  fallback: 0x3f,
  entries: 256,
  differences: [
    'G/8B+C8KHGNqGqdYdETDxc3fYvR28lHHWQEEWP22Z1ELzVMgNLEIqTOdkvnemngoP/u9Bvg3GJgBfoFxopNTPNJ3vHxLPAGJPAiw',
    'AsAAH+H/jzQAvZcAfDZP7sJXijcaqSVtAtCTTjdhOlKCQ/cCalaAgQ3t+pGA9Q0BkbUOozcPhCeU73d1tgc=',
  ],
} as const
