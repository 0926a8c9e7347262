export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Parsed where the media type is JSON, else the text. */
  readonly body: never
  readonly text: string
}

/** One request; the body of the answer is read whole. */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, init)
  const text = await response.text()
  const isJson = /[/+]json/.test(response.headers.get('content-type') ?? '')
  const body = (isJson && text !== '' ? JSON.parse(text) : text) as never
  return { status: response.status, headers: response.headers, body, text }
}
