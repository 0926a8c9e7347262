import { integer, networks, origins, type ValuesOf } from '../settings.ts'

const DAY_MS = 86_400_000

/** Requests, connections and responses. */
export const HTTP = {
  rateLimitCredential: integer({
    name: 'RATE_LIMIT_CREDENTIAL',
    min: 0,
    max: 1_000_000_000,
    fallback: '6000',
    description: 'Requests a minute per credential. 0 means no limit.',
  }),
  rateLimitAddress: integer({
    name: 'RATE_LIMIT_ADDRESS',
    min: 0,
    max: 1_000_000_000,
    fallback: '12000',
    description: 'Requests a minute per client address, or per /64 network in IPv6. 0 means no limit.',
  }),
  bodyLimitBytes: integer({
    name: 'BODY_LIMIT_BYTES',
    min: 1,
    max: 1_073_741_824,
    fallback: '1048576',
    description: 'Maximum size of a request body. Uploads of files have a limit of their own.',
  }),
  headersTimeoutMs: integer({
    name: 'HEADERS_TIMEOUT_MS',
    min: 1,
    max: DAY_MS,
    fallback: '10000',
    description: 'Time for a client to send the headers of a request.',
  }),
  requestTimeoutMs: integer({
    name: 'REQUEST_TIMEOUT_MS',
    min: 1,
    max: DAY_MS,
    fallback: '30000',
    description:
      'Time for a client to send a whole request, or the next part of an upload. Not shorter than HEADERS_TIMEOUT_MS.',
  }),
  keepAliveTimeoutMs: integer({
    name: 'KEEP_ALIVE_TIMEOUT_MS',
    min: 1,
    max: DAY_MS,
    fallback: '5000',
    description: 'Time that an idle connection stays open for the next request.',
  }),
  answersPerConnection: integer({
    name: 'ANSWERS_PER_CONNECTION',
    min: 1,
    max: 1000,
    fallback: '4',
    description:
      'Concurrent responses on one connection, for clients that pipeline requests. Further requests wait.',
  }),
  answerLeastBytesPerSecond: integer({
    name: 'ANSWER_LEAST_BYTES_PER_SECOND',
    min: 0,
    max: 1_000_000_000,
    fallback: '1024',
    description:
      'Minimum average rate at which a client must read its response. A slower client is disconnected. 0 means no minimum.',
  }),
  answerSeconds: integer({
    name: 'ANSWER_SECONDS',
    min: 1,
    max: 31_536_000,
    fallback: '3600',
    description: 'Maximum seconds from a request to the end of its response, including event streams.',
  }),
  corsOrigins: origins({
    name: 'CORS_ORIGINS',
    fallback: '',
    description: 'Origins whose pages may call the API from a browser.',
  }),
  trustProxy: networks({
    name: 'TRUST_PROXY',
    fallback: '',
    description:
      'Reverse proxies whose `X-Forwarded-For`, `-Proto`, `-Host`, `-Port` and `-Prefix`, or `Forwarded`, are trusted, such as `127.0.0.1,10.0.0.0/8`.',
  }),
}

/** Faults of settings that are valid alone but not together. */
export const httpFaults = ({ requestTimeoutMs, headersTimeoutMs }: ValuesOf<typeof HTTP>): string[] =>
  requestTimeoutMs < headersTimeoutMs
    ? [
        `REQUEST_TIMEOUT_MS is ${requestTimeoutMs}, but HEADERS_TIMEOUT_MS is ${headersTimeoutMs}, which is longer. ` +
          'Raise REQUEST_TIMEOUT_MS, or lower HEADERS_TIMEOUT_MS.',
      ]
    : []
