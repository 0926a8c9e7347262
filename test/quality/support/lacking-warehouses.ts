import { startWarehouses, type StartWarehouses } from '../../../src/quality/stores/start-warehouses.ts'

/** All capabilities of the port: what an engine may lack. */
const CAPABILITIES = new Set<PropertyKey>(['resources', 'copies', 'memoryMb', 'files', 'disk', 'inPlace'])

/** The same object without capabilities. `open` gives warehouses without them. */
function without<T extends object>(whole: T): T {
  return new Proxy(whole, {
    get: (target, name) => {
      if (CAPABILITIES.has(name)) return undefined
      const member = Reflect.get(target, name, target) as unknown
      if (name === 'open')
        return async (repositoryId: number) =>
          without(await (member as (id: number) => Promise<object>).call(target, repositoryId))
      return typeof member === 'function' && name !== 'knex' ? (member.bind(target) as unknown) : member
    },
  })
}

/** Starts the embedded engine as one that has no capability of the port: only what every engine must have. */
export const startLackingWarehouses: StartWarehouses = async (settings, logger) =>
  without(await startWarehouses(settings, logger))
