import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

/** Editors write a file in several steps. */
const SETTLE_MS = 40

/**
 * Calls back after something changed in a folder or below. Each folder is watched by itself: node's recursive
 * watch holds on to files, and loses those that an editor replaces by renaming.
 */
export function watchFolder(root: string, onChange: () => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>()
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    const folders = new Set(foldersOf(root))
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue
      const watcher = watch(folder, () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          look()
          onChange()
        }, SETTLE_MS)
      })
      // A watched folder that is deleted ends its watcher; its parent tells of it.
      watcher.on('error', () => watcher.close())
      watchers.set(folder, watcher)
    }
  }

  look()
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

function foldersOf(root: string): string[] {
  const inner = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => foldersOf(join(root, entry.name)))
  return [root, ...inner]
}
