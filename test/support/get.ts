import { request } from 'node:http'

export interface Got {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly body: Buffer
  readonly text: string
}

/** One request by node:http: nothing is followed, decompressed or added. */
export function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        resolve({ status: response.statusCode!, headers: response.headers, body, text: body.toString() })
      })
    })
      .on('error', reject)
      .end()
  })
}
