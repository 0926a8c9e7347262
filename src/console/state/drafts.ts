import { useEffect, useRef, useState } from 'preact/hooks'

const PREFIX = 'groundtruth-draft:'

/**
 * What a person types, kept in the browser until it is saved, so that nothing is lost when a tab closes.
 * @param key names what is edited: its repository, its entity
 * @returns the value, its setter, and a function that forgets the draft once it is saved
 */
export function useDraft<Value>(
  key: string,
  initial: Value,
): readonly [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState<Value>(() => read<Value>(key) ?? initial)
  const current = useRef(key)
  useEffect(() => {
    if (current.current === key) return
    current.current = key
    setValue(read<Value>(key) ?? initial)
  }, [key])
  return [
    value,
    (next) => {
      setValue(next)
      localStorage.setItem(PREFIX + key, JSON.stringify(next))
    },
    () => localStorage.removeItem(PREFIX + key),
  ]
}

/** Forgets a draft whose page may be gone. */
export const forgetDraft = (key: string): void => localStorage.removeItem(PREFIX + key)

/** True if something that was typed is not saved. */
export const hasDraft = (key: string): boolean => localStorage.getItem(PREFIX + key) !== null

function read<Value>(key: string): Value | undefined {
  const text = localStorage.getItem(PREFIX + key)
  return text === null ? undefined : (JSON.parse(text) as Value)
}

/** Who typed the drafts of this browser. */
const OWNER = 'groundtruth-drafts-of'

/** Keeps the drafts of the person who has signed in, and forgets those of another one, whose session had ended. */
export function keepDraftsOf(user: string): void {
  if (localStorage.getItem(OWNER) !== user) forgetDrafts()
  localStorage.setItem(OWNER, user)
}

/** Forgets all drafts: the next person at this browser must not see them. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  localStorage.removeItem(OWNER)
}
