import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { BASE } from '../base.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { useAction } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** The form to sign in. It stands in place of the page that was asked for. */
export function SignIn({
  hasEnded,
  signIn,
}: {
  /** True if there was a session before. */
  hasEnded: boolean
  signIn: (user: string, password: string) => Promise<void>
}): JSX.Element {
  const [user, setUser] = useState('')
  const [password, setPassword] = useState('')
  const action = useAction(signIn)
  useEffect(() => {
    document.title = TEXTS.documentTitle(TEXTS.signIn.title)
  }, [])
  const { fault } = action
  return (
    <main id="main" class="sign-in">
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void action.run(user, password)
        }}
      >
        <p class="brand">
          <img src={`${BASE}/assets/groundtruth.svg`} alt="" width="40" height="40" />
          {TEXTS.product}
        </p>
        <h1>{TEXTS.signIn.title}</h1>
        <p>{hasEnded ? TEXTS.signIn.ended : TEXTS.signIn.lead}</p>
        <label>
          {TEXTS.signIn.user}
          <input
            name="username"
            autocomplete="username"
            autocapitalize="none"
            spellcheck={false}
            required
            autofocus
            value={user}
            onInput={(event) => setUser(event.currentTarget.value)}
          />
        </label>
        <label>
          {TEXTS.signIn.password}
          <input
            name="password"
            type="password"
            autocomplete="current-password"
            required
            value={password}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
        {fault &&
          (fault.status === 401 ? (
            <p class="fault" role="alert">
              {TEXTS.signIn.wrong}
            </p>
          ) : fault.status === 429 && fault.retryAfter !== undefined ? (
            <p class="fault" role="alert">
              {TEXTS.signIn.slow(fault.retryAfter)}
            </p>
          ) : (
            <FaultNote fault={fault} />
          ))}
        <button type="submit" class="primary" disabled={action.isBusy}>
          {TEXTS.signIn.submit}
        </button>
        <p class="quiet">{TEXTS.signIn.first}</p>
      </form>
    </main>
  )
}
