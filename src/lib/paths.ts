import { sep } from 'node:path'

/** True if an absolute path is the folder or lies below it. Links are compared as they are written. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
