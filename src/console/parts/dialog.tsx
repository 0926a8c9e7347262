import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { TEXTS } from '../texts.ts'

/** A dialog above the page. Escape closes it, and the focus returns to where it was. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: ComponentChildren
  onClose: () => void
  children: ComponentChildren
}): JSX.Element {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const { current } = element
    const before = document.activeElement
    current?.showModal()
    return () => {
      current?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="plain" onClick={onClose}>
          {TEXTS.close}
        </button>
      </header>
      {children}
    </dialog>
  )
}

/** Asks before something is lost that cannot be brought back. */
export function Confirm({
  question,
  loss,
  confirm,
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: {
  question: string
  /** Names what will be lost. */
  loss: ComponentChildren
  /** The text of the button. */
  confirm: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ComponentChildren
}): JSX.Element {
  return (
    <Dialog title={question} onClose={onClose}>
      <p>{loss}</p>
      {children}
      <p class="actions">
        <button type="button" class="danger" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </button>
        <button type="button" onClick={onClose}>
          {TEXTS.cancel}
        </button>
      </p>
    </Dialog>
  )
}
