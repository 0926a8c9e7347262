import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

/** The first one is an example. Nothing listens on the port of the second one. */
async function withWebhooks(server: ExampleServer): Promise<ExampleServer> {
  await server.send('WebhooksAdd')
  const { body } = await server.get('/webhooks')
  if ((body as { rows: unknown[] }).rows.length < 2)
    await server.post('/webhooks', add('http://127.0.0.1:9/'))
  return server
}

const add = (url: string) => ({ command: 'add', data: { url } })

/** Webhooks. */
export const webhookExamples: Examples = {
  Webhooks: async ({ demo }) => (await withWebhooks(demo)).get('/webhooks'),
  WebhooksGet: async ({ demo }) => (await withWebhooks(demo)).send('WebhooksGet'),
  WebhooksFound: async ({ demo }) => (await withWebhooks(demo)).send('WebhooksGet'),
  WebhooksAdd: ({ demo }) => demo.send('WebhooksAdd'),
  WebhookAdded: ({ demo }) => demo.send('WebhooksAdd'),
  WebhooksEdit: async ({ draft }) => (await withWebhooks(draft)).send('WebhooksEdit'),
  WebhookEdited: async ({ draft }) => (await withWebhooks(draft)).send('WebhooksEdit'),
  WebhooksTest: async ({ demo }) => (await withWebhooks(demo)).send('WebhooksTest'),
  WebhookTested: async ({ demo }) => (await withWebhooks(demo)).send('WebhooksTest'),
  InvalidWebhooksCommand: ({ demo }) => demo.post('/webhooks', { command: 'preview' }),
  WebhookHostNotListed: ({ demo }) => demo.post('/webhooks', add('https://evil.example.org/')),
  UnknownWebhook: ({ demo }) => demo.ask('DELETE', '/webhooks/4711', undefined),
  TooManyWebhooks: async ({ shared }) => {
    for (;;) {
      const answer = await shared.post('/webhooks', add('http://127.0.0.1:9/'))
      if (answer.status !== 200) return answer
    }
  },
}
