import type { QualityHandlers } from '../../../generated/quality/contract.ts'
import { runCommand } from '../../contract/commands.ts'
import { webhookPath } from '../model/links.ts'
import { commandOptions, listingOperations } from './shared/listing-operations.ts'
import type { QualityServices } from './shared/quality-services.ts'
import { requesterOf } from './shared/requester-of.ts'
import { requireRole } from './shared/security.ts'

type Operations = 'listWebhooks' | 'runWebhooksCommand' | 'deleteWebhook'

/** Addresses may be secret, and readers can download exports. Only editors see whole addresses. */
const WHOLE = { hasWholeAddresses: true }

export const webhookHandlers = (
  services: Pick<QualityServices, 'repositories' | 'webhooks' | 'listings' | 'exports'>,
): QualityHandlers<Operations> => {
  const { repositories, webhooks } = services
  const listed = listingOperations(services, 'webhooks')
  return {
    listWebhooks: ({ path, query, caller }, reply) =>
      listed.list({ path, caller, query: { ...query, ...WHOLE } }, reply),

    runWebhooksCommand: async (request, reply) => {
      const { path, caller } = request
      return runCommand(request.body, {
        get: ({ options }) =>
          listed.list({ path, caller, query: { ...commandOptions(request, options), ...WHOLE } }, reply),
        add: async ({ data: { url, events = [], description = '' } }) => {
          const repository = await repositories.find(path.repository)
          const { name } = requireRole(caller, 'administrator')
          const { number, secret } = await webhooks.add(repository, { url, events, description }, name)
          return reply.ok({ webhook: String(number), secret })
        },
        edit: async ({ data: { webhook, ...changes } }) => {
          const repository = await repositories.find(path.repository)
          const { name } = requireRole(caller, 'administrator')
          await webhooks.edit(repository, Number(webhook), changes, name)
          return reply.ok({ url: webhookPath(repository, Number(webhook)) })
        },
        test: async ({ data: { webhook } }) => {
          const repository = await repositories.find(path.repository)
          requireRole(caller, 'administrator')
          const outcome = await webhooks.test(repository, Number(webhook), requesterOf(caller))
          const { isDelivered: delivered, message } = outcome
          return reply.ok({ webhook: String(webhook), delivered, message })
        },
        export: listed.commands(request, reply).export,
      })
    },

    deleteWebhook: async ({ path }, reply) => {
      const repository = await repositories.find(path.repository)
      await webhooks.remove(repository, path.webhook)
      return reply.noContent()
    },
  }
}
