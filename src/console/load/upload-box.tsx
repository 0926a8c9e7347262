import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { FilesApi } from '../../../generated/quality/sdk/typescript/src/apis/FilesApi.ts'
import { api } from '../api/client.ts'
import { isAborted } from '../api/fault.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { bytes } from '../state/format.ts'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/**
 * A place to drop a file on, with a button to choose one.
 * @param onUploaded called with the name that the file has in the repository
 */
export function UploadBox({
  repository,
  onUploaded,
}: {
  repository: string
  onUploaded: (path: string) => void
}): JSX.Element {
  const texts = TEXTS.load
  const [isOver, setOver] = useState(false)
  const [sent, setSent] = useState<File>()
  const [several, setSeveral] = useState(0)
  const abort = useRef<AbortController>(undefined)
  // A page that is left gives up what it sends: nobody would see it arrive.
  useEffect(() => () => abort.current?.abort(), [])
  const upload = useAction(async (file: File) => {
    setSent(file)
    abort.current = new AbortController()
    const { signal } = abort.current
    try {
      const { path } = await api(FilesApi).uploadFile({ repository, file }, { signal })
      onUploaded(path)
    } catch (error) {
      if (!isAborted(error)) throw error
    } finally {
      setSent(undefined)
    }
  })
  const take = (files: FileList | null | undefined): void => {
    const [file] = files ?? []
    setSeveral(files?.length ?? 0)
    if (file) void upload.run(file)
  }
  return (
    <div
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files)
      }}
    >
      {sent ? (
        <div role="status">
          <p>
            {texts.sending} <Value text={sent.name} /> ({bytes(sent.size)})
          </p>
          <p>
            <progress aria-label={texts.sending} />
          </p>
          <button type="button" onClick={() => abort.current?.abort()}>
            {texts.stopSending}
          </button>
        </div>
      ) : (
        <>
          <p class="drop-lead">{texts.drop}</p>
          <label class="choose">
            <input
              type="file"
              onChange={(event) => {
                const { currentTarget } = event
                take(currentTarget.files)
                // The same file can be chosen again after it was changed.
                currentTarget.value = ''
              }}
            />
            <span class="button primary">{texts.chooseFile}</span>
          </label>
          <p class="quiet">{texts.formats}</p>
        </>
      )}
      {several > 1 && <p class="note">{texts.oneAtATime}</p>}
      {upload.fault && <FaultNote fault={upload.fault} />}
    </div>
  )
}
