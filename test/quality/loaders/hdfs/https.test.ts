import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from 'chai'
import { WebHdfs } from '../../../../src/quality/loaders/hdfs/webhdfs.ts'
import { failureOf, runScript, temporaryFolder } from '../../../platform/support.ts'
import { makeCertificate } from '../../../support/certificate.ts'
import { compiledUrl } from '../../../support/programs.ts'
import { FOREVER, sendJson, TIMES } from './fake-hdfs.ts'

describe('A NameNode with HTTPS', () => {
  const { cert, key } = makeCertificate()
  let server: Server
  let port: number
  let location = ''
  const requests: string[] = []
  before(async () => {
    server = createServer({ cert, key }, (request, response) => {
      requests.push(request.url!)
      if (request.url!.includes('GETFILESTATUS'))
        sendJson(response, { FileStatus: { pathSuffix: '', type: 'FILE', length: 5, modificationTime: 1 } })
      else if (request.url!.includes('/bytes')) response.end('bytes')
      else sendJson(response, { Location: location })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  const access = () => ({
    nameNodes: [`https://127.0.0.1:${port}`],
    dataNodes: [`127.0.0.1:${port}`, '127.0.0.1:80'],
    user: undefined,
    token: 'secret',
    dataDirectory: '/data',
    dataExtensions: [],
  })

  /** Asks for a status and opens a file in a process that trusts the certificate. @returns what it printed */
  async function trusting(): Promise<string> {
    const folder = await temporaryFolder()
    await writeFile(join(folder, 'ca.pem'), cert)
    const script = `
      import { WebHdfs } from ${JSON.stringify(compiledUrl('src/quality/loaders/hdfs/webhdfs.ts'))}
      const hdfs = new WebHdfs(${JSON.stringify(access())})
      const { signal } = new AbortController()
      try {
        console.log((await hdfs.status('/data/a', 'a', signal)).length)
        const { response } = await hdfs.open('/data/a', 'a', { offset: 0, length: 5 }, signal)
        for await (const chunk of response) console.log(String(chunk))
      } catch (error) {
        console.log(error.message)
      }`
    await writeFile(join(folder, 'script.mjs'), script)
    const environment = { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') }
    const { stdout, stderr } = await runScript([join(folder, 'script.mjs')], environment, { timeout: 60_000 })
    return stdout + stderr
  }

  it('is not contacted without a certificate that is trusted', async () => {
    const failure = await failureOf(() => new WebHdfs(access(), TIMES).status('/data/a', 'a', FOREVER))
    expect(failure)
      .to.have.property('message')
      .that.matches(/^The NameNode .* has a certificate that is not accepted/)
    expect(requests).to.deep.equal([])
  })

  it('gives files from DataNodes with HTTPS', async () => {
    location = `https://127.0.0.1:${port}/webhdfs/v1/bytes`
    expect(await trusting()).to.equal('5\nbytes\n')
  })

  it('cannot send a token to a DataNode without HTTPS', async () => {
    location = `http://127.0.0.1/webhdfs/v1/bytes`
    expect(await trusting()).to.match(/^5\nThe NameNode .* with the scheme "http:", which is not followed/)
  })
})
