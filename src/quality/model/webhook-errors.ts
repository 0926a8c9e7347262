import { Conflict, Unknown } from './errors.ts'

export class WebhookUnknown extends Unknown {
  constructor(number: number) {
    super(`There is no webhook ${number} in this repository.`)
  }
}

export class TooManyWebhooks extends Conflict {
  constructor(limit: number) {
    super(
      `A repository has at most ${limit.toLocaleString('en')} webhooks, and this one has them; delete webhooks that are not needed.`,
    )
  }
}
