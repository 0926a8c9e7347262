import type { JSX } from 'preact'
import { useState } from 'preact/hooks'

/** A place for files: they are dropped on it, or chosen in the dialog of the browser. */
export function DropZone({
  label,
  hint,
  accept,
  onFiles,
}: {
  label: string
  hint: string
  /** The endings that the dialog offers. */
  accept: string
  onFiles: (files: readonly File[]) => void
}): JSX.Element {
  const [isOver, setOver] = useState(false)
  return (
    <div
      class={isOver ? 'drop-zone over' : 'drop-zone'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles([...(event.dataTransfer?.files ?? [])])
      }}
    >
      <label>
        {label}
        <input
          type="file"
          multiple
          accept={accept}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            // The same file can be chosen again after it was mended.
            currentTarget.value = ''
          }}
        />
      </label>
      <p class="quiet">{hint}</p>
    </div>
  )
}
