/** What messages of the embedded engine say. */

/** True if the disk has no space left, or the limit of temporary files is reached. */
export const isDiskFull = (message: string): boolean =>
  /No space left on device|Disk quota exceeded|max_temp_directory_size/i.test(message)

/** True if the memory limit of the engine is reached. The message of a failed commit contains the error that caused it. */
export const isOutOfMemory = (message: string): boolean =>
  /^Out of Memory Error|Failed to commit: .*(failed to pin|could not allocate) block/s.test(message)
