import { type Completion, isComplete, matchingWords, wordAtEnd } from './matching-words.ts'

/**
 * Offers words that continue what is typed: names of queryables, functions and keywords. Arrow keys choose, Enter and Tab
 * take, Escape closes, Ctrl+Space opens.
 */
export function completeWords(form: HTMLFormElement, box: HTMLTextAreaElement, onChange: () => void): void {
  const words = JSON.parse(form.dataset['completions']!) as Completion[]
  const list = form.querySelector<HTMLElement>('[role=listbox]')!
  let offered: Completion[] = []
  let chosen = 0

  box.setAttribute('aria-autocomplete', 'list')
  box.setAttribute('aria-controls', list.id)

  const wordBefore = () => wordAtEnd(box.value.slice(0, box.selectionStart))

  function offer(always: boolean): void {
    const word = wordBefore()
    const isOffered = always || (word !== '' && word !== undefined && !isComplete(words, word))
    offered = word !== undefined && isOffered ? matchingWords(words, word) : []
    chosen = 0
    show()
  }

  function show(): void {
    list.hidden = offered.length === 0
    list.replaceChildren(
      ...offered.map(({ text, kind }, at) => {
        const option = document.createElement('li')
        option.id = `filter-word-${at}`
        option.setAttribute('role', 'option')
        option.setAttribute('aria-selected', String(at === chosen))
        const name = document.createElement('code')
        name.textContent = text
        option.append(name, ` ${kind}`)
        return option
      }),
    )
    if (offered.length > 0) box.setAttribute('aria-activedescendant', `filter-word-${chosen}`)
    else box.removeAttribute('aria-activedescendant')
  }

  function close(): void {
    offered = []
    show()
  }

  function take(at: number): void {
    const { text } = offered[at]!
    const end = box.selectionStart
    const start = end - (wordBefore() ?? '').length
    box.setRangeText(text.endsWith('(') ? text : `${text} `, start, end, 'end')
    close()
    onChange()
    box.focus()
  }

  box.addEventListener('input', () => offer(false))
  box.addEventListener('blur', close)
  list.addEventListener('mousedown', (event) => {
    event.preventDefault()
    const at = [...list.children].indexOf((event.target as Element).closest('li')!)
    if (at >= 0) take(at)
  })
  box.addEventListener('keydown', (event) => {
    if (event.key === ' ' && event.ctrlKey) offer(true)
    else if (offered.length === 0 || event.ctrlKey || event.metaKey) return
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      chosen = (chosen + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length
      show()
    } else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
}
