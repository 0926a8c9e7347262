// Run by npm after an installation in the project's folder, and before packing. Without the development dependencies
// nothing is built.
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const canBuild = ['esbuild', 'typescript'].every((name) => {
  try {
    return resolve(name) !== ''
  } catch {
    return false
  }
})
if (canBuild) await import('./build.mjs')
else console.error('The program is not built, since the development dependencies are not installed.')
