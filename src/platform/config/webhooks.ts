import { hosts } from '../settings.ts'

/** Webhooks. */
export const WEBHOOKS = {
  webhookHosts: hosts({
    name: 'WEBHOOK_HOSTS',
    fallback: '',
    description:
      'Hosts that webhooks may send events to, such as `hooks.example.org,10.0.0.7:8080`. A host without a port stands for the default port. By default, there are no webhooks.',
  }),
}
