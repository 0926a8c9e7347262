import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { readHost } from '../../../src/platform/listed-hosts.ts'
import { postOnce } from '../../../src/platform/post-once.ts'
import { signatureOf, WebhookSender } from '../../../src/quality/services/webhooks/webhook-sender.ts'
import { temporaryFolder } from '../../platform/support.ts'
import { DocsPage } from '../../support/docs-page.ts'
import { needs } from '../../support/tools.ts'
import { Receiver } from './receiver.ts'

const SECRET = 'whsec_of_the_test'

/** Prints the results of the function for the cases in the first argument. */
const CALLERS = {
  js: `import { isGenuine } from './snippet.mjs'
const cases = JSON.parse(process.argv[2])
console.log(JSON.stringify(cases.map(([secret, header, body]) => isGenuine(secret, header, Buffer.from(body)))))
`,
  python: `import json, sys
from snippet import is_genuine
cases = json.loads(sys.argv[1])
print(json.dumps([is_genuine(secret, header, body.encode()) for secret, header, body in cases]))
`,
}

describe('The page about webhooks', function () {
  this.timeout(20_000)
  let cases: readonly (readonly [secret: string, header: string, body: string])[]

  before(async () => {
    const receiver = await Receiver.start()
    const sealer = { open: async () => SECRET }
    const sender = new WebhookSender({ hosts: [readHost(receiver.host)!], sealer, post: postOnce })
    const target = { number: 1, url: receiver.url, sealedSecret: '' }
    const body = JSON.stringify({ name: 'Größe „é“ 😀' })
    const { signal } = new AbortController()
    await sender.send(
      target,
      { eventId: 'one', event: 'ping', traceparent: null, tracestate: null, body },
      signal,
    )
    const [received] = receiver.requests
    const header = String(received!.headers['groundtruth-signature'])
    const old = Math.floor(Date.now() / 1000) - 400
    cases = [
      [SECRET, header, received!.body],
      ['whsec_other', header, received!.body],
      [SECRET, header, `${received!.body} `],
      [SECRET, header.replace(/t=\d+/, (time) => `t=${Number(time.slice(2)) + 1}`), received!.body],
      [SECRET, signatureOf(SECRET, old, body), body],
      [SECRET, header.slice(0, -1), received!.body],
      [SECRET, '', received!.body],
    ]
    await receiver.stop()
  })

  for (const language of ['js', 'python'] as const)
    it(`has a check of signatures that accepts what the server sends, and nothing else: ${language}`, async function () {
      const python = language === 'python' ? needs(this, 'python') : ''
      const fences = new DocsPage('docs/webhooks.md').fences().filter((fence) => fence.language === language)
      expect(fences).to.have.lengthOf(1)
      const folder = await temporaryFolder()
      const [program, ending] = language === 'js' ? [process.execPath, 'mjs'] : [python, 'py']
      await writeFile(join(folder, `snippet.${ending}`), fences[0]!.text)
      await writeFile(join(folder, `caller.${ending}`), CALLERS[language])
      const printed = execFileSync(program, [`caller.${ending}`, JSON.stringify(cases)], { cwd: folder })
      expect(JSON.parse(printed.toString())).to.deep.equal([true, false, false, false, false, false, false])
    })
})
