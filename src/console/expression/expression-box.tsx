import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { ExpressionsApi } from '../../../generated/quality/sdk/typescript/src/apis/ExpressionsApi.ts'
import type { ExpressionChecked } from '../../../generated/quality/sdk/typescript/src/models/ExpressionChecked.ts'
import type { ExpressionFault } from '../../../generated/quality/sdk/typescript/src/models/ExpressionFault.ts'
import type { ExpressionInput } from '../../../generated/quality/sdk/typescript/src/models/ExpressionInput.ts'
import { api } from '../api/client.ts'
import { faultOf, isAborted } from '../api/fault.ts'
import { TEXTS } from '../texts.ts'
import { markedParts } from './marked-parts.ts'
import { matchingWords, wordAtEnd, type Word } from './words.ts'

/** The pause in typing after which an expression is checked. */
const PAUSE_MS = 300

/** Where an expression is used: its columns are those of a listing. */
export type ExpressionPlace = Omit<ExpressionInput, 'expression'>

/**
 * A box for an expression: it completes words, and marks faults in place with what would mend them.
 */
export function ExpressionBox({
  label,
  hint,
  repository,
  place,
  words,
  value,
  rows = 1,
  onInput,
  onChecked,
  onApply,
}: {
  label: string
  hint?: string
  repository: string
  /** Undefined if the server cannot check such expressions; it then says what is wrong when they are saved. */
  place: ExpressionPlace | undefined
  words: readonly Word[]
  value: string
  rows?: number
  onInput: (value: string) => void
  /** The result of a check; undefined while the text is blank. */
  onChecked?: (checked: ExpressionChecked | undefined, text: string) => void
  /** Ctrl and Enter were pressed; in a box of one line, Enter. */
  onApply?: () => void
}): JSX.Element {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const marks = useRef<HTMLPreElement>(null)
  const [offered, setOffered] = useState<readonly Word[]>([])
  const [chosen, setChosen] = useState(0)
  const { checked, failure } = useCheck(repository, place, value, onChecked)
  const faults = [...(checked?.errors ?? []), ...(checked?.warnings ?? [])]

  const offer = (text: string, always: boolean): void => {
    const word = wordAtEnd(text.slice(0, box.current!.selectionStart))
    const isOffered = word !== undefined && (always || word !== '')
    setOffered(isOffered ? matchingWords(words, word) : [])
    setChosen(0)
  }
  const take = (word: Word): void => {
    const { current } = box
    const end = current!.selectionStart
    const start = end - (wordAtEnd(current!.value.slice(0, end)) ?? '').length
    current!.setRangeText(word.text.endsWith('(') ? word.text : `${word.text} `, start, end, 'end')
    setOffered([])
    onInput(current!.value)
    current!.focus()
  }
  const replace = ({ start, end, suggestion }: ExpressionFault): void => {
    onInput(value.slice(0, start) + suggestion! + value.slice(end))
    box.current!.focus()
  }
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLTextAreaElement>): void => {
    const isFar = event.ctrlKey || event.metaKey
    if (event.key === ' ' && event.ctrlKey) offer(value, true)
    else if (event.key === 'Enter' && (isFar || (rows === 1 && offered.length === 0))) onApply?.()
    else if (offered.length === 0 || isFar) return
    else if (event.key === 'ArrowDown') setChosen((chosen + 1) % offered.length)
    else if (event.key === 'ArrowUp') setChosen((chosen + offered.length - 1) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[chosen]!)
    else if (event.key === 'Escape') setOffered([])
    else return
    event.preventDefault()
  }
  return (
    <div class="expression">
      <label for={id}>{label}</label>
      <div class="expression-box">
        <pre ref={marks} aria-hidden="true">
          {markedParts(value, faults).map(({ text, isFaulty }) => (isFaulty ? <mark>{text}</mark> : text))}
          {'​'}
        </pre>
        <textarea
          id={id}
          ref={box}
          rows={rows}
          value={value}
          spellcheck={false}
          autocapitalize="none"
          aria-invalid={checked?.valid === false}
          aria-describedby={`${id}-faults`}
          aria-autocomplete="list"
          aria-controls={`${id}-words`}
          aria-activedescendant={offered.length > 0 ? `${id}-word-${chosen}` : undefined}
          onInput={({ currentTarget }) => {
            onInput(currentTarget.value)
            offer(currentTarget.value, false)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOffered([])}
          onScroll={({ currentTarget }) => {
            marks.current!.scrollTop = currentTarget.scrollTop
          }}
        />
        <ul
          id={`${id}-words`}
          role="listbox"
          aria-label={TEXTS.expression.words}
          hidden={offered.length === 0}
        >
          {offered.map((word, index) => (
            <li
              id={`${id}-word-${index}`}
              role="option"
              aria-selected={index === chosen}
              onMouseDown={(event) => {
                event.preventDefault()
                take(word)
              }}
            >
              <code>{word.text}</code>{' '}
              <span class="quiet">{word.describes || word.also || TEXTS.expression.kinds[word.kind]}</span>
            </li>
          ))}
        </ul>
      </div>
      <div id={`${id}-faults`} role="status">
        {hint !== undefined && faults.length === 0 && failure === undefined && <p class="quiet">{hint}</p>}
        {failure !== undefined && <p class="quiet">{failure}</p>}
        {faults.length > 0 && (
          <ul class="expression-faults">
            {faults.map((fault) => (
              <li>
                {fault.detail}
                {fault.suggestion !== undefined && (
                  <button type="button" class="plain" onClick={() => replace(fault)}>
                    {TEXTS.expression.replaceBy(fault.suggestion)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Asks the server about the text when typing pauses. */
function useCheck(
  repository: string,
  place: ExpressionPlace | undefined,
  text: string,
  onChecked: ((checked: ExpressionChecked | undefined, text: string) => void) | undefined,
): { checked: ExpressionChecked | undefined; failure: string | undefined } {
  const [state, setState] = useState<{ text: string; checked?: ExpressionChecked; failure?: string }>({
    text,
  })
  const told = useRef(onChecked)
  told.current = onChecked
  const where = place === undefined ? undefined : JSON.stringify(place)
  useEffect(() => {
    if (where === undefined || text.trim() === '') {
      setState({ text })
      told.current?.(undefined, text)
      return
    }
    const abort = new AbortController()
    const pause = setTimeout(() => {
      api(ExpressionsApi)
        .runExpressionsCommand(
          {
            repository,
            expressionsCommand: {
              command: 'check',
              data: { expression: text, ...(JSON.parse(where) as ExpressionPlace) },
            },
          },
          { signal: abort.signal },
        )
        .then(
          (checked) => {
            if (abort.signal.aborted) return
            setState({ text, checked })
            told.current?.(checked, text)
          },
          async (error: unknown) => {
            if (abort.signal.aborted || isAborted(error)) return
            const { title, detail } = await faultOf(error)
            setState({ text, failure: detail ?? title })
          },
        )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      abort.abort()
    }
  }, [text, repository, where])
  // The faults of another text have other places.
  return { checked: state.text === text ? state.checked : undefined, failure: state.failure }
}
