import { createHmac, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'

/** Header of a request that one server of the catalogue passes on to another. */
export const PEER_HEADER = 'X-Groundtruth-Peer'

/** A request may be on its way for this time, in which the clocks of both servers may also differ. */
const TOLERANCE_MS = 30_000

/** What the server that received a request tells the server that answers it. */
export interface PassedOn {
  /** Ids of the two servers. */
  readonly from: string
  readonly to: string
  /** Address of the client. */
  readonly address: string
  /** Scheme, authority and base path that the client used for the server. */
  readonly origin: string
  readonly requestId: string
}

/**
 * Why a header is not believed. `invalid`: it was not made with the key of this server for this request. `expired`: it
 * is too old or too new. `misdirected`: it is meant for another server.
 */
export type SealFault = 'invalid' | 'expired' | 'misdirected'

/**
 * Makes and checks the header `X-Groundtruth-Peer`: `<base64url of JSON>.<base64url of its HMAC>`. The HMAC also covers
 * the method and the target, so that a header is of no use for another request. Its key is derived from the signing
 * key, which all servers of a catalogue share.
 */
export class PeerSeal {
  readonly #key: KeyObject | Buffer
  readonly #self: string
  readonly #now: () => Date

  /**
   * @param options.secret the key that signs tokens
   * @param options.self id of this server
   * @param options.now the clock that all servers share
   */
  constructor(options: { secret: KeyObject; self: string; now: () => Date }) {
    this.#key = Buffer.from(hkdfSync('sha256', options.secret, '', 'groundtruth requests of peers, 1', 32))
    this.#self = options.self
    this.#now = options.now
  }

  /** The header for a request to another server. @param target path and query as they are sent */
  seal(passedOn: Omit<PassedOn, 'from'>, method: string, target: string): string {
    const told = { ...passedOn, from: this.#self, at: this.#now().getTime() }
    const text = Buffer.from(JSON.stringify(told)).toString('base64url')
    return `${text}.${this.#mac(text, method, target).toString('base64url')}`
  }

  /** What the header of a request says, or why it is not believed. */
  open(header: string, method: string, target: string): PassedOn | SealFault {
    const dot = header.indexOf('.')
    const text = header.slice(0, Math.max(0, dot))
    const mac = Buffer.from(header.slice(dot + 1), 'base64url')
    const expected = this.#mac(text, method, target)
    if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return 'invalid'
    const { at, ...passedOn } = JSON.parse(Buffer.from(text, 'base64url').toString()) as PassedOn & {
      at: number
    }
    if (passedOn.to !== this.#self) return 'misdirected'
    if (Math.abs(this.#now().getTime() - at) > TOLERANCE_MS) return 'expired'
    return passedOn
  }

  /** A method and a target contain no line end, so that the three texts cannot be divided in another way. */
  #mac(text: string, method: string, target: string): Buffer {
    return createHmac('sha256', this.#key).update(`${text}\n${method}\n${target}`, 'latin1').digest()
  }
}
