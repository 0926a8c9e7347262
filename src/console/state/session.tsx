import { createContext, type ComponentChildren, type JSX } from 'preact'
import { useContext, useEffect, useMemo, useState } from 'preact/hooks'
import { ServiceApi } from '../../../generated/quality/sdk/typescript/src/apis/ServiceApi.ts'
import type { Session } from '../../../generated/quality/sdk/typescript/src/models/Session.ts'
import { ResponseError } from '../../../generated/quality/sdk/typescript/src/runtime.ts'
import { api, whenSignedOut } from '../api/client.ts'
import { faultOf, type Fault } from '../api/fault.ts'
import { forgetDrafts, keepDraftsOf } from './drafts.ts'

export type Role = 'reader' | 'editor' | 'administrator'

const RANK: Readonly<Record<Role, number>> = { reader: 0, editor: 1, administrator: 2 }

/** Who is signed in, and what they may do. */
export interface SignedIn {
  readonly user: string
  /** True if the user has this role in a repository, or a higher one. */
  readonly may: (repository: string, role: Role) => boolean
  readonly isAdministrator: boolean
  readonly signOut: () => Promise<void>
}

type State =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'out'; readonly hasEnded: boolean }
  | { readonly kind: 'in'; readonly session: Session }
  | { readonly kind: 'fault'; readonly fault: Fault }

const Signed = createContext<SignedIn | undefined>(undefined)

/** The person who is signed in. Only below `SessionGate`. */
export function useSignedIn(): SignedIn {
  const signed = useContext(Signed)
  if (!signed) throw new Error('The page is shown without a session.')
  return signed
}

/** Shows its children to people who are signed in, and others the form to sign in, at the same address. */
export function SessionGate({
  children,
  form,
  waiting,
}: {
  children: ComponentChildren
  form: (hasEnded: boolean, signIn: (user: string, password: string) => Promise<void>) => JSX.Element
  waiting: (fault: Fault | undefined, again: () => void) => JSX.Element
}): JSX.Element {
  const [state, setState] = useState<State>({ kind: 'unknown' })

  const ask = (): void => {
    setState({ kind: 'unknown' })
    api(ServiceApi)
      .getSession({})
      .then(
        (session) => {
          keepDraftsOf(session.username)
          setState({ kind: 'in', session })
        },
        async (error: unknown) => {
          if (error instanceof ResponseError && error.response.status === 401)
            setState({ kind: 'out', hasEnded: false })
          else setState({ kind: 'fault', fault: await faultOf(error) })
        },
      )
  }

  useEffect(() => {
    // A page in the middle of an edit stays as a draft, and is there again after the next sign-in.
    whenSignedOut(() => setState({ kind: 'out', hasEnded: true }))
    ask()
  }, [])

  const signIn = async (user: string, password: string): Promise<void> => {
    const session = await api(ServiceApi).openSession({ sessionRequest: { user, password } })
    keepDraftsOf(session.username)
    setState({ kind: 'in', session })
  }

  const signed = useMemo<SignedIn | undefined>(() => {
    if (state.kind !== 'in') return undefined
    const { session } = state
    const roles = new Map(session.repositories.map(({ repository, role }) => [repository, role]))
    return {
      user: session.username,
      isAdministrator: session.isAdministrator,
      may: (repository, role) => {
        const own = roles.get(repository)
        return session.isAdministrator || (own !== undefined && RANK[own] >= RANK[role])
      },
      signOut: async () => {
        await api(ServiceApi).closeSession({})
        forgetDrafts()
        setState({ kind: 'out', hasEnded: false })
      },
    }
  }, [state])

  if (signed) return <Signed.Provider value={signed}>{children}</Signed.Provider>
  if (state.kind === 'out') return form(state.hasEnded, signIn)
  return waiting(state.kind === 'fault' ? state.fault : undefined, ask)
}
