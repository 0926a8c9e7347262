/**
 * The kinds of environment variables, and how each text becomes a value. A reader throws a Fault whose
 * message continues the sentence "<NAME> is <text>, …"; `config.ts` collects the faults.
 */
import { BlockList, isIP } from 'node:net'
import { delimiter, resolve } from 'node:path'
import { type ListedHost, readHost } from './listed-hosts.ts'

/**
 * An environment variable. `fallback` is its text if it is not set; without a fallback the value is
 * undefined.
 */
export interface Setting<T> {
  readonly name: string
  readonly kind: string
  readonly fallback: string | undefined
  readonly description: string
  /** A secret's text never appears in an error message. */
  readonly secret: boolean
  readonly read: (text: string) => T
}

/** The values of settings by their names in code. */
export type ValuesOf<Settings> = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer Value> ? Value : never
}

/** A fault of a value, as the rest of a sentence that starts with the name and the value. */
export class Fault extends Error {}

type Given = { readonly name: string; readonly description: string }
type WithDefault = Given & { readonly fallback: string }

const setting = <T>(
  kind: string,
  given: Given & { fallback?: string },
  read: (text: string) => T,
): Setting<T> => ({
  name: given.name,
  kind,
  fallback: given.fallback,
  description: given.description,
  secret: false,
  read,
})

const items = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** A whole number between two inclusive bounds. */
export const integer = (
  given: WithDefault & { readonly min: number; readonly max: number },
): Setting<number> =>
  setting(`whole number, ${given.min} to ${given.max}`, given, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN
    if (!(value >= given.min && value <= given.max)) {
      throw new Fault(`but it must be a whole number from ${given.min} to ${given.max}`)
    }
    return value
  })

/** One of several words. */
export const choice = <const W extends string>(
  given: WithDefault & { readonly words: readonly W[] },
): Setting<W> =>
  setting(given.words.map((word) => `\`${word}\``).join(', '), given, (text) => {
    const word = given.words.find((candidate) => candidate === text)
    if (word === undefined) throw new Fault(`but it must be one of ${given.words.join(', ')}`)
    return word
  })

/** Several of the given words, at least one, in the given order. */
export const words = <const W extends string>(
  given: WithDefault & { readonly words: readonly W[] },
): Setting<readonly W[]> =>
  setting(`list of ${given.words.map((word) => `\`${word}\``).join(', ')}`, given, (text) => {
    const list = [...new Set(items(text, ','))]
    const unknown = list.find((item) => !given.words.some((word) => word === item))
    if (unknown !== undefined || list.length === 0) {
      const what = unknown === undefined ? 'is empty' : `"${unknown}" is not one of the choices`
      throw new Fault(`but ${what}: list one or more of ${given.words.join(', ')}, separated by commas`)
    }
    return list as W[]
  })

/** Any text, unchanged. */
export const text = <F extends string | undefined = undefined>(
  given: Given & { readonly fallback?: F },
): Setting<F extends string ? string : string | undefined> =>
  setting<string>(
    'text',
    { ...given, ...(given.fallback === undefined ? {} : { fallback: given.fallback }) },
    (value) => value,
  )

/** EPSG codes of reference systems with a sign: `+EPSG:25832,-EPSG:3395`. Removed ones are negative. */
export const signedCodes = (given: WithDefault): Setting<readonly number[]> =>
  setting('list of systems with `+` or `-`', given, (text) =>
    items(text, ',').map((item) => {
      const [, sign, code] = /^([+-])EPSG:(\d{4,5})$/.exec(item) ?? []
      if (code === undefined)
        throw new Fault(
          `but "${item}" is not a sign and a code of EPSG: write +EPSG:25832 to add a system, or -EPSG:3395 to remove one`,
        )
      return sign === '-' ? -Number(code) : Number(code)
    }),
  )

/** Names, which may contain blanks. */
export const names = (given: WithDefault): Setting<readonly string[]> =>
  setting('list of names', given, (text) => items(text, ','))

/** Lists of words by names that may contain blanks: `SQLite3: Database, Other driver: Server Port`. */
export const wordsByName = (given: WithDefault): Setting<ReadonlyMap<string, readonly string[]>> =>
  setting('list of `name: words`', given, (text) => {
    const lists = new Map<string, readonly string[]>()
    for (const item of items(text, ',')) {
      const colon = item.lastIndexOf(':')
      const name = item.slice(0, Math.max(0, colon)).trim()
      if (name === '')
        throw new Fault(
          `but "${item}" has no name: write a name, a colon and words, such as SQLite3: Database`,
        )
      if (lists.has(name.toLowerCase()))
        throw new Fault(`but "${name}" occurs twice: write all its words once`)
      lists.set(name.toLowerCase(), items(item.slice(colon + 1), /\s+/))
    }
    return lists
  })

/** The name of an account of the operating system other than root. */
export const account = (given: WithDefault): Setting<string> =>
  setting('name of an account', given, (text) => {
    if (!/^[A-Za-z_][\w.@-]{0,63}\$?$/.test(text) || text === 'root')
      throw new Fault('but it must be the name of an account other than root, such as nobody')
    return text
  })

/** The name of a server. */
export const serverName = (given: Given): Setting<string | undefined> =>
  setting<string>('name', given, (text) => {
    if (!/^[A-Za-z0-9._-]{1,64}$/.test(text))
      throw new Fault(
        'but it must have 1 to 64 letters, digits, dots, underscores and dashes, such as gt-1.example.org',
      )
    return text
  })

/** A text of at least `minBytes` bytes in UTF-8 that no message may repeat. */
export const secret = (given: Given & { readonly minBytes: number }): Setting<string | undefined> => ({
  ...setting<string>(
    given.minBytes > 1 ? `secret, at least ${given.minBytes} bytes` : 'secret',
    given,
    (value) => {
      if (Buffer.byteLength(value) < given.minBytes) {
        throw new Fault(
          `but it must be at least ${given.minBytes} bytes long: use for example the output of \`openssl rand -base64 32\``,
        )
      }
      return value
    },
  ),
  secret: true,
})

/** A text that a reader parses. A secret text is not repeated by messages. */
export const parsed = <T>(
  given: Given & {
    readonly kind: string
    readonly secret: boolean
    /** @throws Fault */
    readonly read: (text: string) => T
  },
): Setting<T | undefined> => ({ ...setting<T>(given.kind, given, given.read), secret: given.secret })

/** A folder as an absolute path. Relative paths start from the working directory of the process. */
export const folder = (given: WithDefault): Setting<string> =>
  setting('folder', given, (text) => resolve(text))

/** The same for a folder without a fixed default. */
export const givenFolder = (given: Given): Setting<string | undefined> =>
  setting<string>('folder', given, (text) => resolve(text))

/** A file as an absolute path. Relative paths start from the working directory of the process. */
export const file = (given: Given): Setting<string | undefined> =>
  setting<string>('file', given, (text) => resolve(text))

/** Folders are numbered, and larger numbers belong to what users add. */
const MAX_FOLDERS = 1000

/** Folders as absolute paths, separated by a comma or by the path separator of the system. */
export const folders = (given: WithDefault): Setting<readonly string[]> =>
  setting('list of folders', given, (text) => {
    const list = items(text, delimiter === ':' ? /[,:]/ : /[,;]/)
    if (list.length > MAX_FOLDERS) throw new Fault(`but it may name at most ${MAX_FOLDERS} folders`)
    return list.map((item) => resolve(item))
  })

const httpUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
}

/** An absolute http(s) URL without query or fragment. Trailing slashes are removed. */
export const baseUrl = (given: Given): Setting<string | undefined> =>
  setting<string>('absolute http(s) URL', given, (text) => {
    const url = httpUrl(text)
    if (
      url === undefined ||
      url.search + url.hash + url.username + url.password !== '' ||
      /[?#]$/.test(text)
    ) {
      throw new Fault(
        'but it must be an absolute URL such as https://maps.example.org, without query or credentials',
      )
    }
    return url.href.replace(/\/+$/, '')
  })

/** An absolute http(s) URL of a file. */
export const fileUrl = (given: Given): Setting<string | undefined> =>
  setting<string>('absolute http(s) URL', given, (text) => {
    const url = httpUrl(text)
    if (url === undefined || url.username + url.password !== '')
      throw new Fault(
        'but it must be an absolute URL such as https://maps.example.org/style.json, without a user',
      )
    return url.href
  })

/** Scheme, host and port of a server, without a path. */
export const serverAddress = (given: Given): Setting<string | undefined> =>
  setting<string>('http(s) address of a server', given, (text) => {
    const url = httpUrl(text)
    if (url === undefined || url.href !== `${url.origin}/` || /[?#]$/.test(text))
      throw new Fault(
        'but it must be scheme, host and port such as http://10.0.0.7:8080, without a path, a query or credentials',
      )
    return url.origin
  })

/** `*`, or origins in the form that browsers send (`https://maps.example.org`). */
export const origins = (given: WithDefault): Setting<'*' | readonly string[]> =>
  setting('`*` or list of origins', given, (text) => {
    const list = items(text, ',')
    if (list.length === 1 && list[0] === '*') return '*'
    for (const item of list) {
      if (httpUrl(item)?.origin !== item) {
        throw new Fault(
          `but "${item}" is not an origin: write only scheme, host and port, such as https://maps.example.org, or * for all`,
        )
      }
    }
    return list
  })

/** Addresses (`10.0.0.1`) and networks (`10.0.0.0/8`, `fd00::/8`), as a list to check a peer against. */
export const networks = (given: WithDefault): Setting<BlockList | undefined> =>
  setting('list of addresses and networks', given, (text) => {
    const list = items(text, ',')
    if (list.length === 0) return undefined
    const block = new BlockList()
    for (const item of list) {
      const [address = '', prefix, ...rest] = item.split('/')
      const family = isIP(address)
      const bits = family === 6 ? 128 : 32
      const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : NaN
      if (family === 0 || rest.length > 0 || !(length <= bits)) {
        throw new Fault(
          `but "${item}" is neither an address nor a network: list your proxies like 10.0.0.1 or 10.0.0.0/8`,
        )
      }
      block.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
    }
    return block
  })

/** Hosts with their ports (`hooks.example.org`, `hooks.example.org:8443`). Without a port, the default port of the scheme. */
export const hosts = (given: WithDefault): Setting<readonly ListedHost[]> =>
  setting('list of hosts', given, (text) =>
    items(text, ',').map((item) => {
      const host = readHost(item)
      if (host === undefined)
        throw new Fault(
          `but "${item}" is not a host: list hosts like hooks.example.org or hooks.example.org:8443, without a scheme or a path`,
        )
      return host
    }),
  )
