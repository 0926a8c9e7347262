import { integer } from '../settings.ts'

/** Previews of source files. */
export const PREVIEWS = {
  previewsAtOnce: integer({
    name: 'PREVIEWS_AT_ONCE',
    min: 1,
    max: 64,
    fallback: '2',
    description: 'Concurrent previews of source files.',
  }),
  previewsQueued: integer({
    name: 'PREVIEWS_QUEUED',
    min: 0,
    max: 100_000,
    fallback: '16',
    description:
      'Previews that may wait. One credential may have a quarter of them. Further previews are rejected.',
  }),
  previewSeconds: integer({
    name: 'PREVIEW_SECONDS',
    min: 1,
    max: 3600,
    fallback: '10',
    description: 'Seconds after which a preview is cancelled, counted from the arrival of its request.',
  }),
  previewLimitBytes: integer({
    name: 'PREVIEW_LIMIT_BYTES',
    min: 1,
    max: 999_999_999_999_999,
    fallback: '67108864',
    description: 'Bytes of a source file that a preview reads at most, before and after expansion.',
  }),
}
