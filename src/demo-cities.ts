import process from 'node:process'
import { writeCities } from './quality/demo/write-cities.ts'

/**
 * Entry point of the child process that writes the cities of the demo repository into the file that its argument
 * names. Ends with its parent.
 */
const [, , path] = process.argv
if (path === undefined) throw new Error('Name the file that the cities are written to.')

process.once('disconnect', () => process.exit(1))
await writeCities(path)
if (process.connected) process.disconnect()
process.exit(0)
