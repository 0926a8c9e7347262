import type { Logger } from '../../../src/platform/logging.ts'
import type { Warehouses } from '../../../src/quality/model/warehouse/warehouse.ts'
import { startWarehouses, type StartWarehouses } from '../../../src/quality/stores/start-warehouses.ts'

/** All capabilities of the port: what an engine may lack. */
const CAPABILITIES = new Set<PropertyKey>([
  'resources',
  'copies',
  'memoryMb',
  'files',
  'disk',
  'inPlace',
  'largeResults',
])

/** What replaces a member of warehouses. Undefined if the member stays. */
type Replacing = (name: PropertyKey, member: unknown) => { readonly by: unknown } | undefined

/** The same object with other members. `open` gives warehouses with them. */
function replaced<T extends object>(whole: T, replacing: Replacing): T {
  return new Proxy(whole, {
    get: (target, name) => {
      const replacement = replacing(name, Reflect.get(target, name, target))
      if (replacement) return replacement.by
      const member = Reflect.get(target, name, target) as unknown
      if (name === 'open')
        return async (repositoryId: number) =>
          replaced(await (member as (id: number) => Promise<object>).call(target, repositoryId), replacing)
      return typeof member === 'function' && name !== 'knex' ? (member.bind(target) as unknown) : member
    },
  })
}

/** Starts the embedded engine as one that has no capability of the port: only what every engine must have. */
export const startLackingWarehouses: StartWarehouses = async (settings, logger) =>
  replaced(await startWarehouses(settings, logger), (name) =>
    CAPABILITIES.has(name) ? { by: undefined } : undefined,
  )

/** Starts an engine as one whose regular expressions are not those of RE2. */
export const withoutRe2 =
  <Settings>(start: (settings: Settings, logger: Logger) => Promise<Warehouses>) =>
  async (settings: Settings, logger: Logger): Promise<Warehouses> => {
    const dialects = new Map<unknown, object>()
    return replaced(await start(settings, logger), (name, member) => {
      if (name !== 'dialect') return undefined
      // One warehouse has one dialect.
      if (!dialects.has(member)) dialects.set(member, { ...(member as object), lacksRe2: true })
      return { by: dialects.get(member) }
    })
  }
