const CONTROLS = /\p{Cc}/gu

/**
 * Lines of a table with aligned columns. Replaces control characters with blanks: a name may contain them,
 * and a terminal would execute them.
 */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replace(CONTROLS, ' ')))
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
