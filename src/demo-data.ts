import process from 'node:process'
import { writeDemoData } from './spatial/demo/build.ts'

/**
 * Entry point of the child process that writes the demo data: its argument is the folder, its messages to the
 * parent are the progress. Ends with its parent, so that a killed server leaves nobody behind who writes.
 */
const [, , folder] = process.argv
if (folder === undefined) throw new Error('Name the folder that the demo data is written to.')

process.once('disconnect', () => process.exit(1))
await writeDemoData(folder, (progress) => process.send?.(progress))
if (process.connected) process.disconnect()
process.exit(0)
