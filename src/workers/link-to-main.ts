import type { Socket } from 'node:net'
import type { AnswerTo, QuestionsToMain, QuestionsToProcess, Start, ToMain, ToProcess } from './messages.ts'
import { answerTo, Questions } from './questions.ts'

/** What a process does when the main process says so. */
export interface Orders {
  readonly onConnection: (socket: Socket) => void
  readonly onQuality: (place: Extract<ToProcess, { type: 'quality' }>['place']) => void
  readonly onAllowed: (requests: Extract<ToProcess, { type: 'allowed' }>['requests']) => void
  readonly onLeaving: () => void
  readonly onEnding: () => void
  readonly onStop: () => void
  readonly answers: {
    readonly [About in keyof QuestionsToProcess]: (
      argument: string,
    ) => QuestionsToProcess[About] | Promise<QuestionsToProcess[About]>
  }
}

/** The connection of a process to the main process. */
export class LinkToMain {
  readonly #questions = new Questions<QuestionsToMain>((question) => this.send(question))
  /** Orders that came before `follow`. */
  readonly #early: [ToProcess, Socket | undefined][] = []
  #orders: Orders | undefined
  #started: (start: Start) => void = () => undefined

  /** What the main process starts this process with. */
  readonly started = new Promise<Start>((resolve) => (this.#started = resolve))

  /** @param onLost called when the main process has ended */
  constructor(onLost: () => void) {
    process.on('message', (message: ToProcess, socket?: Socket) => {
      if (message.type === 'start') this.#started(message.start)
      else if (message.type === 'answer') this.#questions.take(message)
      else if (this.#orders) this.#obey(this.#orders, message, socket)
      else this.#early.push([message, socket])
    })
    process.on('disconnect', onLost)
  }

  send(message: ToMain): void {
    // The main process may just have ended.
    process.send!(message, undefined, {}, () => undefined)
  }

  /** Asks about all processes. @throws NoAnswer */
  ask<About extends keyof QuestionsToMain>(about: About): Promise<QuestionsToMain[About]> {
    return this.#questions.ask(about)
  }

  /** Obeys the orders so far and from now on. */
  follow(orders: Orders): void {
    this.#orders = orders
    for (const [message, socket] of this.#early.splice(0)) this.#obey(orders, message, socket)
  }

  #obey(orders: Orders, message: ToProcess, socket: Socket | undefined): void {
    switch (message.type) {
      case 'connection':
        // The client may have ended the connection while it was handed over.
        if (socket) orders.onConnection(socket)
        return this.send({ type: 'accepted', id: message.id })
      case 'quality':
        return orders.onQuality(message.place)
      case 'allowed':
        return orders.onAllowed(message.requests)
      case 'leaving':
        return orders.onLeaving()
      case 'ending':
        return orders.onEnding()
      case 'stop':
        return orders.onStop()
      case 'question': {
        const find = (): unknown => orders.answers[message.about](message.argument ?? '')
        return void answerTo(message.id, find, (answer: AnswerTo) => this.send(answer))
      }
    }
  }
}
