import { expect } from 'chai'
import { ClientGone, InvalidRequest } from '../../src/contract/faults.ts'
import type { Upload } from '../../src/contract/upload.ts'
import { exchange, type Step } from '../support/raw-http.ts'
import { startWorkshop, type Seen, type Workshop } from '../support/workshop.ts'

const PATH = '/rooms/attic/pictures'
const HEAD = `POST ${PATH} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`
const FORM = 'Content-Type: multipart/form-data; boundary=b\r\n'

const part = (content: string, head = 'form-data; name="picture"; filename="sea.png"', type = 'image/png') =>
  `--b\r\nContent-Disposition: ${head}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
const END = '--b--\r\n'

describe('An upload', () => {
  let server: Workshop
  /** What the handler saw of the last upload. */
  let seen: { filename: string; mediaType: string; bytes: number; error?: unknown } | undefined
  let read: (upload: Upload, request: Seen) => Promise<void>

  const readAll = async (upload: Upload) => {
    for await (const chunk of upload.content) seen!.bytes += chunk.length
  }

  before(async () => {
    server = await startWorkshop(
      {
        hangPicture: async (request, reply) => {
          const { picture } = request.body as { picture: Upload }
          seen = { filename: picture.filename, mediaType: picture.mediaType, bytes: 0 }
          await read(picture, request).catch((error: unknown) => {
            seen!.error = error
            throw error
          })
          return reply['created']!({ name: picture.filename, bytes: seen.bytes })
        },
        getLamp: (_, reply) => reply['noContent']!(),
      },
      { requestMs: 400 },
    )
  })
  beforeEach(() => {
    seen = undefined
    read = readAll
  })
  afterEach('no fault of the server', () => expect(server.faults).to.deep.equal([]))
  after(() => server.stop())

  const send = async (body: string, head = HEAD + FORM) => {
    const { answers } = await exchange(
      server.url,
      `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    const [answer] = answers
    return { status: answer?.status, body: answer && (JSON.parse(answer.body) as { faults?: string[] }) }
  }

  it('comes to the handler with its name as it was written, and with every byte', async () => {
    const { status, body } = await send(
      part('waves', 'form-data; name="picture"; filename="../日本 100%25 \\"sea\\".png"') + END,
    )
    expect(status).to.equal(201)
    expect(body).to.deep.equal({ name: '../日本 100%25 "sea".png', bytes: 5 })
    expect(seen!.mediaType).to.equal('image/png')
    expect((await send(part('') + END)).body).to.deep.include({ bytes: 0 })
    const large = `${'\r\n--'.repeat(200_000)}\0`
    expect((await send(part(large) + END)).body).to.deep.include({ bytes: large.length })
  })

  it('comes from a client that makes forms by itself', async () => {
    const form = new FormData()
    form.append('picture', new File([new Uint8Array(300_000)], 'é.png', { type: 'image/png' }))
    const response = await fetch(server.url + PATH, { method: 'POST', body: form })
    expect(response.status).to.equal(201)
    expect(await response.json()).to.deep.equal({ name: 'é.png', bytes: 300_000 })
  })

  it('comes by the first of several boundaries, quoted or not', async () => {
    for (const parameters of [
      `boundary=b; boundary=${'x'.repeat(5000)}`,
      'charset=utf-8; BOUNDARY="b" ; q=1',
    ]) {
      const head = `${HEAD}Content-Type: multipart/form-data; ${parameters}\r\n`
      expect((await send(part('x') + END, head)).status).to.equal(201)
    }
  })

  it('is received only as fast as the handler reads', async function () {
    this.timeout(10_000)
    let pulled = 0
    let sent = 0
    read = async ({ content }) => {
      for await (const chunk of content) {
        seen!.bytes += chunk.length
        if (pulled++ === 0) {
          await new Promise((resolve) => setTimeout(resolve, 300))
          expect(sent).to.be.below(60_000_000)
        }
      }
    }
    const chunk = new Uint8Array(1_000_000)
    const stream = new ReadableStream({
      pull: (controller) => {
        if (sent === 0) controller.enqueue(Buffer.from(part('').slice(0, -2)))
        if (sent < 100_000_000) {
          controller.enqueue(chunk)
          sent += chunk.length
        } else {
          controller.enqueue(Buffer.from(`\r\n${END}`))
          controller.close()
        }
      },
    })
    const response = await fetch(server.url + PATH, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    })
    expect(await response.json()).to.deep.include({ bytes: 100_000_000 })
  })

  describe('is refused before the handler begins,', () => {
    const field = '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nx\r\n'
    for (const [title, body, sentence] of [
      [
        'where the part has another name',
        part('x', 'form-data; name="photo"; filename="a"') + END,
        /unknown part "photo"; send only a file, as "picture"/,
      ],
      ['where a field stands before it', field + part('x') + END, /more parts than the file "picture"/],
      [
        'where it is no file',
        '--b\r\nContent-Disposition: form-data; name="picture"\r\n\r\nx\r\n' + END,
        /must be a file/,
      ],
      [
        'where it has no file name',
        part('', 'form-data; name="picture"; filename=""', 'application/octet-stream') + END,
        /has no file name/,
      ],
      [
        'where its file name is too long',
        part('x', `form-data; name="picture"; filename="${'n'.repeat(1025)}"`) + END,
        /at most 1024 characters/,
      ],
      [
        'where the head of its part has no end',
        part('x', `form-data; name="picture"; filename="${'n'.repeat(50_000)}"`) + END,
        /at most 1024 characters|no file/,
      ],
      ['where there is none', END, /no file "picture"/],
      ['where the body has no boundary in it', 'waves', /not well-formed|incomplete/],
      [
        'where its part breaks off in its head',
        '--b\r\nContent-Disposition: form',
        /not well-formed|no file/,
      ],
    ] as const) {
      it(title, async () => {
        const answer = await send(body)
        expect(answer.status).to.equal(400)
        expect(answer.body!.faults!.join()).to.match(sentence)
        expect(seen).to.equal(undefined)
      })
    }

    it('where there is no body at all', async () => {
      expect((await send('')).body!.faults).to.deep.equal([
        'The request needs a body of the type multipart/form-data.',
      ])
    })

    it('where Content-Type names no boundary, or another type', async () => {
      const none = await send(part('x') + END, `${HEAD}Content-Type: multipart/form-data\r\n`)
      expect(none.body!.faults!.join()).to.match(/has no boundary/)
      for (const boundary of [
        '',
        '""',
        'x'.repeat(71),
        'x'.repeat(5000),
        `"${'x'.repeat(71)}"`,
        '"b',
        'b c',
      ]) {
        const wrong = await send(
          part('x') + END,
          `${HEAD}Content-Type: multipart/form-data; boundary=${boundary}\r\n`,
        )
        expect(wrong.body!.faults!.join(), boundary).to.match(/has no boundary/)
      }
      const json = await send('{}', `${HEAD}Content-Type: application/json\r\n`)
      expect(json.body!.faults!.join()).to.match(/UnsupportedMediaType.*send multipart\/form-data/)
    })

    it('where a parameter is wrong, without waiting for the body', async () => {
      const { answers } = await exchange(
        server.url,
        `POST /rooms/conservatory/pictures HTTP/1.1\r\nHost: a\r\n${FORM}Content-Length: 1000000\r\n\r\n`,
        { expect: 1 },
      )
      expect(answers[0]!.status).to.equal(400)
      expect(answers[0]!.body).to.include('at most 8 characters')
    })
  })

  describe('is refused while the handler reads,', () => {
    for (const [title, body, sentence] of [
      [
        'where a second file follows',
        part('waves') + part('more') + END,
        /more parts than the file "picture"/,
      ],
      [
        'where a field follows',
        part('waves') + '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nx\r\n' + END,
        /more parts/,
      ],
      ['where the form has no end', part('waves'), /not well-formed/],
      ['where the file has no end', part('waves').slice(0, -2), /not well-formed/],
    ] as const) {
      it(title, async () => {
        const answer = await send(body)
        expect(answer.status).to.equal(400)
        expect(answer.body!.faults!.join()).to.match(sentence)
        expect(seen!.error).to.be.instanceOf(InvalidRequest)
      })
    }
  })

  it('ends with an error for the handler if the client disconnects', async () => {
    await exchange(server.url, `${HEAD}${FORM}Content-Length: 1000000\r\n\r\n${part('waves')}`, {
      timeoutMs: 50,
    })
    await waitFor(() => seen?.error !== undefined)
    expect(seen!.error).to.be.instanceOf(ClientGone)
    expect(server.sent.at(-1)).to.deep.include({ aborted: true })
  })

  it('may take longer than a request if data keeps arriving', async () => {
    const drip = Array.from({ length: 20 }, (): Step[] => [chunked('waves'), 60]).flat()
    const { answers } = await exchange(server.url, [
      `${HEAD}${FORM}Transfer-Encoding: chunked\r\n\r\n`,
      chunked(part('').slice(0, -2)),
      ...drip,
      chunked(`\r\n${END}`),
      '0\r\n\r\n',
    ])
    expect(answers.map(({ status }) => status)).to.deep.equal([201])
    expect(seen!.bytes).to.equal(20 * 5)
  })

  it('is disconnected with 408 if no more data arrives', async () => {
    const from = performance.now()
    const { answers, closed } = await exchange(
      server.url,
      `${HEAD}${FORM}Content-Length: 1000\r\n\r\n${part('')}`,
    )
    expect(answers.map(({ status }) => status)).to.deep.equal([408])
    expect(closed).to.equal(true)
    expect(performance.now() - from).to.be.within(350, 3000)
    await waitFor(() => seen?.error !== undefined)
    expect(seen!.error).to.be.instanceOf(ClientGone)
  })

  it('is not disconnected while the handler is slow', async () => {
    read = async (upload) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      await readAll(upload)
    }
    const waves = 'w'.repeat(3_000_000)
    expect((await send(part(waves) + END)).body).to.deep.include({ bytes: waves.length })
  })

  it('that the handler does not read leaves the connection usable, or ends it', async () => {
    read = async () => undefined
    const body = part('w'.repeat(300_000)) + END
    const request = `POST ${PATH} HTTP/1.1\r\nHost: a\r\n${FORM}Content-Length: ${body.length}\r\n\r\n${body}`
    const lamp = 'GET /rooms/attic/lamp HTTP/1.1\r\nHost: a\r\n\r\n'
    const { answers } = await exchange(server.url, [request, lamp], { expect: 2 })
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 204])
    const endless = [
      request.replace(/Content-Length: \d+/, 'Content-Length: 900000000'),
      ...Array.from({ length: 40 }, () => ['w'.repeat(1000), 50]).flat(),
    ]
    const { answers: refused, closed } = await exchange(server.url, endless)
    expect(refused[0]!.status).to.equal(201)
    expect(closed).to.equal(true)
  })

  it('that the handler stops reading is answered with the error of the handler', async () => {
    read = async ({ content }) => {
      for await (const chunk of content) {
        seen!.bytes += chunk.length
        throw new InvalidRequest([
          { place: { in: 'body', name: '' }, kind: 'invalid', message: 'Too large.' },
        ])
      }
    }
    expect((await send(part('w'.repeat(5_000_000)) + END)).body!.faults).to.deep.equal(['Too large.'])
  })
})

const chunked = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

async function waitFor(condition: () => boolean, withinMs = 3000): Promise<void> {
  const end = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > end) throw new Error('What was waited for did not happen.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
