import type { AnswerTo } from './messages.ts'

/** Time for the other process to answer. */
const PATIENCE_MS = 2000

/** The other process did not answer: it hangs, or it has ended. */
export class NoAnswer extends Error {}

interface Open {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Questions to another process, and their answers. */
export class Questions<Table> {
  readonly #send: (question: { type: 'question'; id: number; about: keyof Table; argument?: string }) => void
  readonly #open = new Map<number, Open>()
  #last = 0

  constructor(
    send: (question: { type: 'question'; id: number; about: keyof Table; argument?: string }) => void,
  ) {
    this.#send = send
  }

  /** @throws NoAnswer */
  ask<About extends keyof Table>(about: About, argument?: string): Promise<Table[About]> {
    const id = ++this.#last
    return new Promise<unknown>((resolve, reject) => {
      this.#open.set(id, { resolve, reject })
      setTimeout(() => this.#fail(id), PATIENCE_MS).unref()
      this.#send({ type: 'question', id, about, ...(argument !== undefined && { argument }) })
    }) as Promise<Table[About]>
  }

  /** Takes an answer of the other process. */
  take({ id, value, error }: AnswerTo): void {
    const open = this.#open.get(id)
    this.#open.delete(id)
    if (error === undefined) open?.resolve(value)
    else open?.reject(new Error(error))
  }

  /** The other process has ended. */
  end(): void {
    for (const id of [...this.#open.keys()]) this.#fail(id)
  }

  #fail(id: number): void {
    this.#open.get(id)?.reject(new NoAnswer('A process of the server did not answer.'))
    this.#open.delete(id)
  }
}

/** Answers a question of the other process. */
export async function answerTo(
  id: number,
  find: () => unknown,
  send: (answer: AnswerTo) => void,
): Promise<void> {
  try {
    send({ type: 'answer', id, value: await find() })
  } catch (error) {
    send({ type: 'answer', id, error: (error as Error).message })
  }
}
