/** The program of a server whose lease a test can wait for. Its times are in LEASE, as JSON. */
import type { LeaseTiming } from '../../src/platform/cluster/lease.ts'
import { startProgram } from '../../src/start.ts'

startProgram({ leaseTiming: JSON.parse(process.env['LEASE']!) as LeaseTiming })
