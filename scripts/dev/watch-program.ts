import ts from 'typescript'

/** How long the files must be left alone before they are compiled; one codegen writes several. */
const SETTLE_MS = 60

/**
 * Compiles a project again after each change of its files, without writing anything, and prints what is wrong.
 * @param onChecked told after each time how many errors there are
 */
export function watchProgram(tsconfig: string, onChecked: (errors: number) => void): { close(): void } {
  const format: ts.FormatDiagnosticsHost = {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    getNewLine: () => '\n',
  }
  const report = (diagnostic: ts.Diagnostic) => process.stdout.write(ts.formatDiagnostic(diagnostic, format))
  const host = ts.createWatchCompilerHost(
    tsconfig,
    { noEmit: true },
    ts.sys,
    ts.createSemanticDiagnosticsBuilderProgram,
    report,
    (status, _newLine, _options, errors) => {
      console.log(ts.flattenDiagnosticMessageText(status.messageText, '\n'))
      if (errors !== undefined) onChecked(errors)
    },
  )
  // By itself the compiler waits for a quarter of a second after a change.
  host.setTimeout = (callback, _ms, ...args: unknown[]) => setTimeout(callback, SETTLE_MS, ...args)
  return ts.createWatchProgram(host)
}
