/**
 * How users start the administrator's commands, as messages tell it. The command of the package says it by
 * GROUNDTRUTH_ADMIN; a checkout of the sources has npm's scripts.
 */
export const ADMIN = process.env['GROUNDTRUTH_ADMIN'] ?? 'npm run -s admin --'
