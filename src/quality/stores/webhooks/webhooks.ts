import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import type { WebhookAddress, WebhookEvent, WebhookTarget } from '../../model/webhook.ts'
import { TooManyWebhooks } from '../../model/webhook-errors.ts'
import { intoRepository } from '../shared/into-repository.ts'
import { nextNumber } from '../shared/next-number.ts'

/** Webhooks of one repository. */
export const MAX_WEBHOOKS = 100

export interface NewWebhook {
  readonly repositoryId: number
  readonly address: WebhookAddress
  /** Empty for all events. */
  readonly events: readonly WebhookEvent[]
  readonly description: string
  readonly sealedSecret: string
  readonly createdBy: string
}

export interface WebhookChanges {
  readonly address?: WebhookAddress | undefined
  readonly events?: readonly WebhookEvent[] | undefined
  readonly description?: string | undefined
}

export interface TargetRow {
  readonly id: number
  readonly repository_id: number
  readonly number: number
  readonly url: string
  readonly secret: string
  readonly failures: number
}

export const targetOf = ({ repository_id, secret, ...row }: TargetRow): WebhookTarget => ({
  ...row,
  repositoryId: repository_id,
  sealedSecret: secret,
})

export const TARGET_COLUMNS = ['id', 'repository_id', 'number', 'url', 'secret', 'failures'] as const

/** The webhooks of the catalogue. */
export class WebhookStore {
  readonly #catalogue: Catalogue
  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /**
   * @returns the number of the new webhook
   * @throws TooManyWebhooks, RepositoryGone
   */
  insert({ repositoryId, address, events, sealedSecret, ...rest }: NewWebhook): Promise<number> {
    const insert = async (transaction: Knex.Transaction) => {
      const number = await nextNumber('last_webhook', repositoryId, transaction)
      const [known] = await transaction('webhooks')
        .where({ repository_id: repositoryId })
        .count<{ count: number | string }[]>({ count: '*' })
      if (Number(known?.count) >= MAX_WEBHOOKS) throw new TooManyWebhooks(MAX_WEBHOOKS)
      const now = new Date().toISOString()
      await transaction('webhooks').insert({
        repository_id: repositoryId,
        number,
        ...columnsOf({ address, events, description: rest.description }),
        secret: sealedSecret,
        due_at: now,
        created_at: now,
        created_by: rest.createdBy,
      })
      return number
    }
    return intoRepository(this.#catalogue, () => this.#catalogue.knex.transaction(insert))
  }

  async find(repositoryId: number, number: number): Promise<WebhookTarget | undefined> {
    const row = await this.#catalogue
      .knex<TargetRow>('webhooks')
      .where({ repository_id: repositoryId, number })
      .first(...TARGET_COLUMNS)
    return row && targetOf(row)
  }

  /**
   * Changes a webhook. The next waiting event is sent at once.
   * @returns false if it does not exist
   */
  async edit(repositoryId: number, number: number, changes: WebhookChanges, user: string): Promise<boolean> {
    const now = new Date().toISOString()
    const changed = await this.#catalogue
      .knex('webhooks')
      .where({ repository_id: repositoryId, number })
      .update({ ...columnsOf(changes), failures: 0, due_at: now, edited_at: now, edited_by: user })
    return changed > 0
  }

  /** Deletes a webhook with its waiting events. @returns false if it does not exist */
  async remove(repositoryId: number, number: number): Promise<boolean> {
    const removed = await this.#catalogue
      .knex('webhooks')
      .where({ repository_id: repositoryId, number })
      .delete()
    return removed > 0
  }
}

const columnsOf = ({ address, events, description }: WebhookChanges): Record<string, string> => ({
  ...(address && { url: address.url, origin: address.origin }),
  ...(events && { events: events.join(' ') }),
  ...(description !== undefined && { description }),
})
