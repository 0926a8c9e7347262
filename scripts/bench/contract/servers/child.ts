import { createSecretKey } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Tokens } from '../../../../src/platform/credentials/tokens.ts'
import type { ApiKeys } from '../../../../src/platform/credentials/api-keys.ts'
import { contractOf, type Subject } from '../subject.ts'

/** What the bench asks this process to serve. */
export const subject = JSON.parse(process.argv[2]!) as Subject
export const contract = await contractOf(subject)
export const operation = contract.operations.find(({ id }) => id === subject.operationId)!

/** The operation's path as Express and Fastify write it: `/a/:b`. */
export const template = operation.path.replaceAll(/\{([^}]+)\}/g, ':$1')

/** The token check is the same for every server that has one: by jsonwebtoken, and remembered by hash. */
export const tokens = new Tokens({
  secret: createSecretKey(process.env['JWT_SECRET']!, 'utf8'),
  apiKeys: {} as ApiKeys,
})

/** The token of a request's `Authorization`. */
export const bearerOf = (header: string | undefined): string => header!.slice('Bearer '.length)

/** Formats of a contract that name grammars which its service alone knows; no validator has them. */
export const ownFormats = (document: string): string[] =>
  [...document.matchAll(/"format":"([a-z]+-[a-z]+)"/g)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'date-time')

/** Tells the bench where the server listens, and what processor time it used whenever it is asked. */
export function announce(server: Server): void {
  process.on('message', () => process.send!(process.cpuUsage()))
  process.on('disconnect', () => process.exit())
  process.send!((server.address() as AddressInfo).port)
}
