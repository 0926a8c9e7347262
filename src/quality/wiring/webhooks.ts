import { Sealer } from '../../platform/credentials/sealer.ts'
import { postOnce } from '../../platform/post-once.ts'
import type { Surroundings } from '../../service-module.ts'
import { WebhookDeliveries } from '../services/webhooks/webhook-deliveries.ts'
import { WebhookSender } from '../services/webhooks/webhook-sender.ts'
import { Webhooks } from '../services/webhooks/webhooks.ts'
import { WebhookOutbox } from '../stores/webhooks/webhook-outbox.ts'
import { WebhookStore } from '../stores/webhooks/webhooks.ts'
import type { Family } from './family.ts'

/** The webhooks of repositories, and the deliveries of events to them. */
export function wireWebhooks({
  catalogue,
  cluster,
  config,
  logger,
}: Surroundings): Family<{ readonly webhooks: Webhooks }> {
  const hosts = config.webhookHosts
  const sealer = new Sealer(config)
  const sender = new WebhookSender({ hosts, sealer, post: postOnce })
  const outbox = new WebhookOutbox(catalogue)
  const deliveries = new WebhookDeliveries({
    outbox,
    sender,
    hasDuty: () => cluster.has('webhooks'),
    now: () => cluster.now(),
    logger,
  })
  cluster.hold({ lost: async () => deliveries.interrupt() })
  return {
    services: {
      webhooks: new Webhooks({ store: new WebhookStore(catalogue), outbox, sender, sealer, hosts }),
    },
    jobs: [],
    start: async () => deliveries.start(),
    closers: [{ name: 'deliveries to webhooks', close: () => deliveries.stop() }],
  }
}
