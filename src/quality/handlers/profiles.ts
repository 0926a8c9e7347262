import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import type { Export, PatternStyle, StandardResponse } from '../../../generated/quality/types.ts'
import type { Caller } from '../../contract/call.ts'
import { runCommand } from '../../contract/commands.ts'
import { Encoded } from '../../contract/handler.ts'
import { askerOf } from './asker-of.ts'
import type { ListedForm } from '../listings/declared/forms-listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { QualityServices } from './quality-services.ts'
import { scheduleExport } from './exports.ts'

type Operations =
  | 'listValues'
  | 'runValuesCommand'
  | 'listMasks'
  | 'runMasksCommand'
  | 'listPatterns'
  | 'runPatternsCommand'
  | 'runSoundexesCommand'
  | 'listMetaphones'
  | 'runMetaphonesCommand'

const STYLES: Readonly<Record<PatternStyle, ListedForm>> = { Default: 'pattern', Rich: 'rich', Long: 'long' }

interface Path {
  readonly repository: string
  readonly entityID: number
  readonly attributeID: number
}

export const profileHandlers = ({
  repositories,
  profiles,
  exports,
}: Pick<QualityServices, 'repositories' | 'profiles' | 'exports'>): QualityHandlers<Operations> => {
  const page = async (path: Path, listed: 'value' | ListedForm, options: GivenOptions, caller: Caller) => {
    const repository = await repositories.find(path.repository)
    return new Encoded<StandardResponse>(
      await profiles.page(repository, path, listed, options, askerOf(caller)),
    )
  }
  const exported = async (
    { repository, entityID, attributeID }: Path,
    of: 'value' | ListedForm,
    wanted: Pick<Export, 'data' | 'options'>,
    caller: Caller,
  ) => {
    const listing = { of, entityId: entityID, attributeId: attributeID }
    return scheduleExport(exports, await repositories.find(repository), listing, wanted, caller)
  }
  return {
    listValues: async ({ path, query, caller }, reply) => reply.ok(await page(path, 'value', query, caller)),
    runValuesCommand: ({ path, body, caller }, reply) =>
      runCommand(body, {
        get: async ({ options }) => reply.ok(await page(path, 'value', options, caller)),
        export: async (wanted) => reply.ok(await exported(path, 'value', wanted, caller)),
      }),

    listMasks: async ({ path, query, caller }, reply) => reply.ok(await page(path, 'mask', query, caller)),
    runMasksCommand: ({ path, body, caller }, reply) =>
      runCommand(body, {
        get: async ({ options }) => reply.ok(await page(path, 'mask', options, caller)),
        export: async (wanted) => reply.ok(await exported(path, 'mask', wanted, caller)),
      }),

    listPatterns: async ({ path, query: { style, ...options }, caller }, reply) =>
      reply.ok(await page(path, STYLES[style], options, caller)),
    runPatternsCommand: ({ path, body, caller }, reply) =>
      runCommand(body, {
        get: async ({ data, options }) =>
          reply.ok(await page(path, STYLES[data?.style ?? 'Default'], options, caller)),
        export: async (wanted) =>
          reply.ok(await exported(path, STYLES[wanted.data.style ?? 'Default'], wanted, caller)),
      }),

    runSoundexesCommand: ({ path, body, caller }, reply) =>
      runCommand(body, {
        get: async ({ options }) => reply.ok(await page(path, 'soundex', options, caller)),
        export: async (wanted) => reply.ok(await exported(path, 'soundex', wanted, caller)),
      }),

    listMetaphones: async ({ path, query, caller }, reply) =>
      reply.ok(await page(path, 'metaphone', query, caller)),
    runMetaphonesCommand: ({ path, body, caller }, reply) =>
      runCommand(body, {
        get: async ({ options }) => reply.ok(await page(path, 'metaphone', options, caller)),
        export: async (wanted) => reply.ok(await exported(path, 'metaphone', wanted, caller)),
      }),
  }
}
