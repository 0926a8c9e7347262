import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { Dialog } from '../parts/dialog.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import type { ListingSource } from './source.ts'

/** Chooses the columns of a listing, and those that stay in sight. */
export function ColumnsDialog({
  source,
  shown,
  pinned,
  onChoose,
  onClose,
}: {
  source: ListingSource
  shown: readonly string[]
  pinned: readonly string[]
  onChoose: (columns: readonly string[], pinned: readonly string[], isAll: boolean) => void
  onClose: () => void
}): JSX.Element {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(shown))
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set(pinned))
  const [sought, setSought] = useState('')
  const all = useRequest(
    async (signal) => (await source.ask({ pageSize: 1 }, signal)).columns,
    [source.identity],
  )
  const texts = TEXTS.columns
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Result of={all}>
        {(columns) => (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const names = columns.map(({ columnisedName }) => columnisedName)
              const wanted = names.filter((name) => chosen.has(name))
              const isAll = wanted.length === names.length
              onChoose(
                wanted,
                wanted.filter((name) => held.has(name)),
                isAll,
              )
            }}
          >
            <label>
              {texts.search}
              <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
            </label>
            <p class="actions">
              <button
                type="button"
                class="plain"
                onClick={() => setChosen(new Set(columns.map(({ columnisedName }) => columnisedName)))}
              >
                {texts.all}
              </button>
              <button type="button" class="plain" onClick={() => setChosen(new Set())}>
                {texts.none}
              </button>
            </p>
            <ul class="choices">
              {columns
                .filter(({ columnisedName, humanisedName }) =>
                  `${columnisedName} ${humanisedName}`.toLowerCase().includes(sought.toLowerCase()),
                )
                .map(({ columnisedName, humanisedName }) => (
                  <li>
                    <label class="inline">
                      <input
                        type="checkbox"
                        checked={chosen.has(columnisedName)}
                        onChange={() => setChosen(toggled(chosen, columnisedName))}
                      />
                      <Value text={humanisedName} />
                    </label>
                    <label class="inline quiet">
                      <input
                        type="checkbox"
                        checked={held.has(columnisedName)}
                        onChange={() => setHeld(toggled(held, columnisedName))}
                      />
                      {texts.pin}
                    </label>
                  </li>
                ))}
            </ul>
            <button type="submit" class="primary" disabled={chosen.size === 0}>
              {texts.apply}
            </button>
          </form>
        )}
      </Result>
    </Dialog>
  )
}

function toggled(set: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(name)) next.add(name)
  return next
}
