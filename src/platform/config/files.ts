import { integer } from '../settings.ts'

/** Uploaded and exported files. */
export const FILES = {
  uploadLimitBytes: integer({
    name: 'UPLOAD_LIMIT_BYTES',
    min: 1,
    max: 999_999_999_999_999,
    fallback: '10737418240',
    description: 'Maximum size of an uploaded file.',
  }),
  uploadsKeptDays: integer({
    name: 'UPLOADS_KEPT_DAYS',
    min: 1,
    max: 36_500,
    fallback: '30',
    description: 'Days that an uploaded file is kept after the last entity needed it.',
  }),
  exportsKeptDays: integer({
    name: 'EXPORTS_KEPT_DAYS',
    min: 1,
    max: 36_500,
    fallback: '7',
    description: 'Days that an exported file can be downloaded.',
  }),
}
