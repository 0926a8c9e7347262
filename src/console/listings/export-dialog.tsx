import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { ListOptions } from '../../../generated/quality/sdk/typescript/src/models/ListOptions.ts'
import { JobProgress } from '../jobs/job-progress.tsx'
import { jobIdOf } from '../jobs/watch-job.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FaultNote } from '../parts/fault-note.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import type { ExportFile, ListingSource, ScheduledExport } from './source.ts'

const TYPES: readonly ExportFile['filetype'][] = ['csv', 'xlsx', 'parquet', 'json', 'ndjson']

/** Writes what the table shows to a file, and offers the file when it is written. */
export function ExportDialog({
  source,
  exportTo,
  options,
  onClose,
}: {
  source: ListingSource
  exportTo: NonNullable<ListingSource['exportTo']>
  options: ListOptions
  onClose: () => void
}): JSX.Element {
  const [filetype, setFiletype] = useState<ExportFile['filetype']>('csv')
  const [name, setName] = useState(source.title.replaceAll(/[/\\\p{Cc}]/gu, ' ').slice(0, 100))
  const [scheduled, setScheduled] = useState<ScheduledExport>()
  const [isReady, setReady] = useState(false)
  const texts = TEXTS.export
  const start = useAction(async () => {
    setReady(false)
    setScheduled(await exportTo({ filename: `${name}.${filetype}`, filetype }, options))
  })
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p class="quiet">{options.where === undefined ? texts.all : texts.filtered}</p>
      <form
        class="bar"
        onSubmit={(event) => {
          event.preventDefault()
          void start.run()
        }}
      >
        <label class="grow">
          {texts.name}
          <input required value={name} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <label>
          {texts.type}
          <select
            value={filetype}
            onChange={(event) => setFiletype(event.currentTarget.value as ExportFile['filetype'])}
          >
            {TYPES.map((type) => (
              <option>{type}</option>
            ))}
          </select>
        </label>
        <button type="submit" class="primary" disabled={start.isBusy || (scheduled && !isReady)}>
          {texts.start}
        </button>
      </form>
      {start.fault && <FaultNote fault={start.fault} />}
      {scheduled && (
        <JobProgress
          repository={source.repository}
          jobId={jobIdOf(scheduled.job)}
          onEnd={(job) => setReady(job.job_status === 'Completed')}
        />
      )}
      {scheduled && isReady && (
        <p>
          <a class="button primary" href={scheduled.file} download>
            {texts.download}
          </a>
        </p>
      )}
    </Dialog>
  )
}
