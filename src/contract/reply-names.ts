const NAMES: Readonly<Record<number, string>> = {
  200: 'ok',
  201: 'created',
  202: 'accepted',
  204: 'noContent',
  206: 'partialContent',
  303: 'seeOther',
  304: 'notModified',
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  406: 'notAcceptable',
  408: 'requestTimeout',
  409: 'conflict',
  410: 'gone',
  412: 'preconditionFailed',
  413: 'contentTooLarge',
  415: 'unsupportedMediaType',
  416: 'rangeNotSatisfiable',
  422: 'unprocessableContent',
  429: 'tooManyRequests',
  431: 'headersTooLarge',
  500: 'internalError',
  501: 'notImplemented',
  503: 'unavailable',
}

/** The name of the responder for a status (200 → `ok`), or undefined for a status without one. */
export function replyName(status: number): string | undefined {
  return NAMES[status]
}
