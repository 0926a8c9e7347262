import type { LiveServer } from './cluster.ts'

/** Where requests about a thing are answered. `nowhere` is temporary; its reason is a sentence for the client. */
export type Whereabouts =
  | { readonly at: 'here' }
  | { readonly at: 'peer'; readonly server: LiveServer }
  | { readonly at: 'nowhere'; readonly reason: string }
