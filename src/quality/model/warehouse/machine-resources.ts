/** What an engine takes of this server's machine, if it runs on it. */

/** Memory of all warehouses together. */
export interface WarehousesMemory {
  /** Memory that the engine counts. */
  readonly bytes: number
  /** Data that the engine has moved from the memory to the disk. */
  readonly spilledBytes: number
}

/** What the engine takes of this server's machine. */
export interface WarehouseResources {
  memory(): Promise<WarehousesMemory>
  /** Bytes on the disk of each warehouse, by repository. */
  sizes(): Promise<ReadonlyMap<number, number>>
}

/** The disk usage of a warehouse, in bytes. */
export interface DiskUsage {
  readonly bytes: number
  /** The part of `bytes` that is free for new data. */
  readonly freeBytes: number
  /** What the disk has free. */
  readonly availableBytes: number
}

/** A warehouse that is a file of this server's disk. */
export interface WarehouseDisk {
  usage(): Promise<DiskUsage>
  /**
   * Returns free space to the disk. Concurrent changes wait, and queries wait while a copy replaces the file. It
   * waits for running queries, for some seconds at a time, and lets other queries run in between.
   * @throws WarehouseUnavailable if there is no moment without queries
   */
  compact(signal?: AbortSignal): Promise<void>
}
