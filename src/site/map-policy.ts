/** The host of a style of maps, as a policy names it after other sources: a blank and its origin, or nothing. */
export const styleHost = (mapStyle: string | undefined): string =>
  mapStyle === undefined ? '' : ` ${new URL(mapStyle).origin}`

/** What the worker of a map may load: the data of the map, from this server or from the host of the style. */
export const workerPolicy = (mapStyle: string | undefined): string =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${styleHost(mapStyle)}`
