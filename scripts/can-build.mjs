import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** True if the development dependencies that build the program are installed. */
export const CAN_BUILD = ['esbuild', 'typescript'].every((name) => {
  try {
    return resolve(name) !== ''
  } catch {
    return false
  }
})
