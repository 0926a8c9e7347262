/** The path of a proxy in front of this server, without a slash at its end; usually empty. */
export const BASE = document.documentElement.dataset['base'] ?? ''

/** The path of the console's first page. */
export const ROOT = `${BASE}/console`
