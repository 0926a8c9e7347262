import { writeFileSync } from 'node:fs'
import { reporters } from 'mocha'

/** Mocha's reporter `spec` that also keeps its totals, as one line, in the file that TOTALS_FILE names. */
export default class TotalsReporter extends reporters.Spec {
  override epilogue(): void {
    super.epilogue()
    const { passes, failures, pending } = this.stats
    writeFileSync(process.env['TOTALS_FILE']!, `${passes} passed, ${failures} failed, ${pending} skipped\n`)
  }
}
