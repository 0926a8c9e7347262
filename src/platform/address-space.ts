import { readFile } from 'node:fs/promises'
import { OperatorError } from './operator-error.ts'

/**
 * Address space of the server without the data of the warehouses, in MB. The process has used 3,300 MB at most while it
 * loaded the demo data. It reserves address space for the heap, the threads and the engine that it does not fill.
 */
const BESIDE_WAREHOUSES_MB = 3500

/**
 * Checks the limit of the address space (`ulimit -v`, `LimitAS` of systemd). With too little of it, Node and the engine
 * end with a crash at any later moment. Systems without `/proc` are not checked.
 * @param limits content of `/proc/self/limits`
 * @throws OperatorError
 */
export function checkAddressSpace(limits: string, warehouseMemoryMb: number): void {
  const bytes = /^Max address space +(\d+) /m.exec(limits)?.[1]
  if (bytes === undefined) return
  const availableMb = Math.floor(Number(bytes) / 1_000_000)
  const neededMb = BESIDE_WAREHOUSES_MB + warehouseMemoryMb
  if (availableMb >= neededMb) return
  throw new OperatorError(
    `The address space of this process is limited to ${availableMb} MB (ulimit -v, or LimitAS of systemd), and the server needs ${neededMb} MB with WAREHOUSE_MEMORY_MB=${warehouseMemoryMb}. Remove the limit: ulimit -v unlimited, or LimitAS=infinity. To limit the memory, use MemoryMax of systemd or the limits of a container.`,
  )
}

/** The limits of this process, in the format of Linux. Empty on other systems. */
export const readLimits = (): Promise<string> => readFile('/proc/self/limits', 'utf8').catch(() => '')
