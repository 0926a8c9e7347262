import { createWriteStream, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gzipSync } from 'node:zlib'
import { upload } from './afterwards.ts'
import { ask } from './ask.ts'
import { atOnce, type Attack } from './attack.ts'
import type { Target } from './target.ts'

const PREVIEWS = 60
const SECONDS = 120

const MEMBER_BYTES = 10 << 20
/** Members of the packed file: each takes about 10 KB and expands to 10 MB, without a line end. */
const MEMBERS = 100

const LINE = `1,${'x'.repeat(97)}\n`
const LINES_A_CHUNK = 10_000
const CHUNKS = 250

const bomb = (): Blob => {
  const member = gzipSync(Buffer.alloc(MEMBER_BYTES, 'x'), { level: 9 })
  return new Blob(Array.from({ length: MEMBERS }, () => member))
}

/** A file of 250 MB. */
async function longFile(folder: string): Promise<Blob> {
  const path = join(folder, 'long.csv')
  const chunk = Buffer.from(LINE.repeat(LINES_A_CHUNK))
  await pipeline(Readable.from(Array.from({ length: CHUNKS }, () => chunk)), createWriteStream(path))
  return openAsBlob(path)
}

/** Many looks at once into a file that somebody uploaded. */
const previewed = (name: string, sample: string, file: (folder: string) => Blob | Promise<Blob>): Attack => ({
  name,
  prepare: async ({ repository, others, folder }: Target) =>
    upload(repository, others.quality, `${name}.csv`, await file(folder)),
  run: async ({ repository, attacker }, statuses, signal, sourceFile) => {
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile }
    const body = { command: 'preview', data: { source: 'client', connectInfo, sample } }
    const question = {
      url: `${repository}/entities`,
      headers: attacker.quality,
      body,
      seconds: SECONDS,
      signal,
    }
    await atOnce(PREVIEWS, async () => statuses.add((await ask(question)).outcome))
  },
})

export const previews: readonly Attack[] = [
  previewed('preview-bomb', 'all', bomb),
  previewed('preview-skip', '{first 10 skip 999999999}', longFile),
]
