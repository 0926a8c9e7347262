/** A page cannot be shown. The message says why and what to do instead. */
export class PageFault extends Error {
  readonly status: number
  readonly title: string

  constructor(status: number, title: string, message: string) {
    super(message)
    this.name = 'PageFault'
    this.status = status
    this.title = title
  }
}
