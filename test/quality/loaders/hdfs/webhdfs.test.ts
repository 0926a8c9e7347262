import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { SourceUnreadable } from '../../../../src/quality/loaders/errors.ts'
import { failureOf } from '../../../platform/support.ts'
import { FakeHdfs, type Fault, FOREVER, sendJson, sendRemote, times } from './fake-hdfs.ts'

describe('The client of WebHDFS', () => {
  let hdfs: FakeHdfs
  beforeEach(async () => void (hdfs = await new FakeHdfs().start()))
  afterEach(() => hdfs.stop())

  /** The sentence with which the opening of a file fails. */
  async function refusal(access = {}, limits = {}): Promise<string> {
    const { path, name } = hdfs.file('/data/a.csv', 'bytes')
    const error = await failureOf(() =>
      hdfs.client(access, limits).open(path, name, { offset: 0, length: 5 }, FOREVER),
    )
    expect(error).to.be.instanceOf(SourceUnreadable)
    // Errors are sent between threads by their name.
    expect((error as Error).name).to.equal('SourceUnreadable')
    return (error as Error).message
  }

  const bytesOf = async (access = {}): Promise<string> => {
    const { path, name } = hdfs.file('/data/a.csv', 'bytes')
    const { response } = await hdfs.client(access).open(path, name, { offset: 1, length: 3 }, FOREVER)
    let text = ''
    for await (const chunk of response) text += String(chunk)
    return text
  }

  it('asks for names with blanks, letters of any script and signs of URLs as they are', async () => {
    for (const name of [
      'a b',
      'ü',
      '漢字',
      '😀',
      '100%',
      '%20',
      'a+b',
      'a;b',
      'a#b',
      'a?b',
      'a&b=c',
      '[x]',
    ]) {
      hdfs.file(`/data/${name}`, '12345')
      const status = await hdfs.client().status(`/data/${name}`, name, FOREVER)
      expect(status?.length, name).to.equal(5)
    }
  })

  it('names the user, or sends the delegation token in the place of the user', async () => {
    await bytesOf({ user: 'ana lyst' })
    expect(hdfs.urls.at(-2)!.searchParams.get('user.name')).to.equal('ana lyst')
    await bytesOf({ token: 'to+ken/=' })
    for (const url of hdfs.urls.slice(-2)) {
      expect(url.searchParams.get('delegation')).to.equal('to+ken/=')
      expect(url.searchParams.has('user.name')).to.equal(false)
    }
  })

  it('says that a path is missing', async () => {
    expect(await hdfs.client().status('/data/nothing', 'nothing', FOREVER)).to.equal(undefined)
  })

  describe('lists a folder', () => {
    const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    beforeEach(() => NAMES.forEach((name) => hdfs.file(`/data/${name}`, name)))
    const listed = async (): Promise<string[]> =>
      (await hdfs.client().entries('/data', '', FOREVER)).map(({ name }) => name)

    it('in batches', async () => {
      expect(await listed()).to.deep.equal(NAMES)
      expect(hdfs.requests).to.deep.equal(Array(3).fill('NameNode LISTSTATUS_BATCH /data'))
    })

    it('at once if the server does not know batches', async () => {
      hdfs.nameNodeFault = (url, response) => {
        if (url.searchParams.get('op') !== 'LISTSTATUS_BATCH') return false
        sendRemote(response, 400, 'IllegalArgumentException')
        return true
      }
      expect(await listed()).to.deep.equal(NAMES)
    })

    it('at once if the server begins each batch anew', async () => {
      hdfs.nameNodeFault = (url) => {
        url.searchParams.delete('startafter')
        return false
      }
      expect(await listed()).to.deep.equal(NAMES)
      expect(hdfs.requests.at(-1)).to.equal('NameNode LISTSTATUS /data')
    })

    it('but not a file', async () => {
      hdfs.nameNodeFault = (_, response) => {
        const entry = { pathSuffix: '', type: 'FILE', length: 1, modificationTime: 1 }
        const partialListing = { FileStatuses: { FileStatus: [entry] } }
        sendJson(response, { DirectoryListing: { partialListing, remainingEntries: 0 } })
        return true
      }
      expect(await failureOf(listed))
        .to.have.property('message')
        .that.includes('no folder')
    })
  })

  describe('opens a section of a file', () => {
    it('at the address that the NameNode tells', async () => {
      expect(await bytesOf()).to.equal('yte')
      expect(hdfs.requests).to.deep.equal(['NameNode OPEN /data/a.csv', 'DataNode OPEN /data/a.csv'])
    })

    it('at the address of a redirect', async () => {
      hdfs.nameNodeFault = (url) => {
        url.searchParams.delete('noredirect')
        return false
      }
      expect(await bytesOf()).to.equal('yte')
    })

    it('in the answer of HttpFS itself', async () => {
      hdfs.nameNodeFault = (url, response) => {
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(hdfs.section(url))
        return true
      }
      expect(await bytesOf({ dataNodes: [] })).to.equal('yte')
      expect(hdfs.requests).to.have.length(1)
    })
  })

  describe('contacts only the hosts that the connection names', () => {
    let foreign: ReturnType<typeof createServer>
    let port: number
    let contacts: number
    beforeEach(async () => {
      contacts = 0
      foreign = createServer((_, response) => response.end('bytes')).on('connection', () => contacts++)
      await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
      port = (foreign.address() as AddressInfo).port
    })
    afterEach(() => {
      foreign.close()
      foreign.closeAllConnections()
    })

    for (const [form, send] of [
      ['the document of noredirect', (response, Location) => sendJson(response, { Location })],
      ['a redirect', (response, location) => response.writeHead(307, { location }).end()],
    ] satisfies [string, (response: Parameters<Fault>[1], location: string) => void][])
      it(`and refuses another one in ${form}`, async () => {
        hdfs.nameNodeFault = (_, response) => {
          send(response, `http://127.0.0.1:${port}/webhdfs/v1/data/a.csv?op=OPEN`)
          return true
        }
        expect(await refusal()).to.include(
          `redirects to "127.0.0.1:${port}", which the connection does not name as a host of WebHDFS; if it is a DataNode of the cluster, add it to the parameter DATANODES.`,
        )
        expect(contacts).to.equal(0)
      })

    it('and does not follow a redirect of the DataNode', async () => {
      hdfs.dataNodeFault = (_, response) => {
        response.writeHead(302, { location: `http://127.0.0.1:${port}/webhdfs/v1/` }).end()
        return true
      }
      expect(await refusal()).to.include('redirects the request (status 302), which is not followed')
      expect(contacts).to.equal(0)
    })

    it('and does not follow a redirect of a document', async () => {
      hdfs.nameNodeFault = (_, response) => {
        response.writeHead(307, { location: `http://127.0.0.1:${port}/webhdfs/v1/` }).end()
        return true
      }
      const failure = await failureOf(() => hdfs.client().status('/data', '', FOREVER))
      expect(String(failure)).to.include('which is not followed')
      expect(contacts).to.equal(0)
    })

    for (const [what, location] of [
      ['another scheme', () => 'ftp://127.0.0.1/webhdfs/v1/data/a.csv'],
      ['a file', () => 'file:///etc/passwd'],
      ['another interface of a DataNode', () => `${hdfs.dataNode}/jmx`],
      ['a path that leads out of WebHDFS', () => `${hdfs.dataNode}/webhdfs/v1/../../jmx`],
      ['a user', () => hdfs.dataNode.replace('//', '//user@')],
      ['no host', () => '/webhdfs/v1/data/a.csv'],
    ] satisfies [string, () => string][])
      it(`and refuses an address with ${what}`, async () => {
        hdfs.nameNodeFault = (_, response) => {
          sendJson(response, { Location: location() })
          return true
        }
        expect(await refusal()).to.match(/^The NameNode .* redirects to /)
        expect(hdfs.requests.filter((request) => request.startsWith('DataNode'))).to.deep.equal([])
      })

    it('and refuses a DataNode on another port than the standard ones if no DataNodes are named', async () => {
      expect(await refusal({ dataNodes: [] })).to.include('does not name as a host of WebHDFS')
    })
  })

  describe('continues after a transient failure', () => {
    for (const [what, fault] of [
      ['a broken connection', (_, response) => response.destroy()],
      ['a status of a proxy', (_, response) => response.writeHead(503).end('<html>')],
      ['a NameNode that starts', (_, response) => sendRemote(response, 403, 'RetriableException')],
      ['a lost block', (_, response) => sendRemote(response, 403, 'IOException')],
    ] satisfies [string, (...parameters: Parameters<Fault>) => unknown][])
      it(`such as ${what}`, async () => {
        const twice = () => times(2, (url, response) => (fault(url, response), true))
        hdfs.nameNodeFault = twice()
        expect(await bytesOf()).to.equal('yte')
        hdfs.dataNodeFault = twice()
        expect(await bytesOf()).to.equal('yte')
      })

    it('as often as the limit allows', async () => {
      hdfs.nameNodeFault = (_, response) => (response.destroy(), true)
      expect(await refusal()).to.match(/^The NameNode 127.* closed the connection; check the address/)
      expect(hdfs.requests).to.have.length(4)
    })
  })

  describe('with two NameNodes', () => {
    let standby: FakeHdfs
    beforeEach(async () => {
      standby = await new FakeHdfs().start()
      standby.nameNodeFault = (_, response) => (sendRemote(response, 403, 'StandbyException'), true)
    })
    afterEach(() => standby.stop())

    it('moves from the standby to the active one, and stays there', async () => {
      hdfs.file('/data/a.csv', 'bytes')
      const client = hdfs.client({ nameNodes: [standby.nameNode, hdfs.nameNode] })
      for (let i = 0; i < 3; i++)
        expect((await client.status('/data/a.csv', 'a.csv', FOREVER))?.length).to.equal(5)
      expect(standby.requests).to.have.length(1)
    })

    it('moves on from one that does not run', async () => {
      standby.stop()
      expect(await bytesOf({ nameNodes: [standby.nameNode, hdfs.nameNode] })).to.equal('yte')
    })

    it('says so if none of them is active', async () => {
      hdfs.nameNodeFault = (_, response) => (response.destroy(), true)
      expect(await refusal({ nameNodes: [standby.nameNode, hdfs.nameNode] })).to.match(
        /is in standby; add the address of the active NameNode .* closed the connection/,
      )
    })
  })

  describe('reports in a sentence', () => {
    for (const [what, status, exception, sentence] of [
      ['a missing file', 404, 'FileNotFoundException', 'HDFS does not have "a.csv"; write the file again'],
      ['a missing permission', 403, 'AccessControlException', 'does not let the user of the connection read'],
      [
        'an expired token',
        403,
        'InvalidToken',
        'does not accept the credentials; give a valid delegation token',
      ],
      ['an invalid user', 400, 'IllegalArgumentException', 'check the USER of the connection'],
      ['other exceptions', 403, 'IOException', 'cannot give "a.csv" (IOException); check the state'],
    ] as const)
      it(what, async () => {
        hdfs.dataNodeFault = (_, response) => (sendRemote(response, status, exception), true)
        expect(await refusal({ token: 'secret' }))
          .to.include(sentence)
          .and.not.include('secret')
      })

    it('that the cluster asks for Kerberos', async () => {
      hdfs.nameNodeFault = (_, response) => {
        response.writeHead(401, { 'www-authenticate': 'Negotiate' }).end('<html>')
        return true
      }
      expect(await refusal()).to.include(
        'asks for other credentials (status 401); give a valid delegation token',
      )
      expect(hdfs.requests).to.have.length(1)
    })

    it('that another server answers', async () => {
      for (const body of [
        '<html>',
        '{}',
        '[]',
        'null',
        '{"Location": 1}',
        '{"FileStatus": {"type": "FILE"}}',
      ]) {
        hdfs.nameNodeFault = (_, response) => {
          response.writeHead(200, { 'content-type': 'application/json' }).end(body)
          return true
        }
        expect(await refusal(), body).to.include('does not answer as WebHDFS does')
        const failure = await failureOf(() => hdfs.client().status('/data', '', FOREVER))
        expect(String(failure), body).to.include('does not answer as WebHDFS does')
      }
    })

    it('that a document has no end', async () => {
      const blanks = Buffer.alloc(1 << 20, ' ')
      hdfs.nameNodeFault = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const more = (): void => {
          while (!response.destroyed && response.write(blanks));
          response.once('drain', more)
        }
        more()
        return true
      }
      expect(await refusal()).to.include('sent an answer of more than 8388608 bytes')
    })
  })

  describe('waits only so long', () => {
    it('for an answer', async () => {
      hdfs.nameNodeFault = () => true
      expect(await refusal({}, { answerMs: 50, retries: 1 })).to.include(
        'does not answer within 0.05 seconds',
      )
      expect(hdfs.requests).to.have.length(2)
    })

    it('for the rest of an answer', async () => {
      hdfs.nameNodeFault = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{')
        return true
      }
      expect(await refusal({}, { idleMs: 50, retries: 0 })).to.include('sent nothing more for 0.05 seconds')
    })

    it('for an answer that comes byte by byte', async () => {
      hdfs.nameNodeFault = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write(' '), 20)
        response.on('close', () => clearInterval(timer))
        return true
      }
      expect(await refusal({}, { answerMs: 300, retries: 0 })).to.include(
        'did not complete its answer within 0.3 seconds',
      )
    })
  })

  it('ends with the reason of a signal, while it waits and while it pauses', async () => {
    const reason = new Error('cancelled')
    for (const [fault, retryMs] of [
      [() => true, 1],
      [(_: URL, response: Parameters<Fault>[1]) => (response.destroy(), true), 60_000],
    ] satisfies [Fault, number][]) {
      hdfs.nameNodeFault = fault
      const controller = new AbortController()
      const client = hdfs.client({}, { retryMs })
      const failure = failureOf(() => client.status('/data', '', controller.signal))
      setTimeout(() => controller.abort(reason), 50)
      expect(await failure).to.equal(reason)
      expect(await failureOf(() => client.status('/data', '', controller.signal))).to.equal(reason)
    }
  })
})
