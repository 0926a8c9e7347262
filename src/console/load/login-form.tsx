import type { JSX } from 'preact'
import { TEXTS } from '../texts.ts'
import type { SourcePlace } from './source-place.ts'
import type { Login } from './source-settings.ts'

/** Files of the server need no user. */
const WITHOUT_LOGIN = new Set<string | undefined>([undefined, 'delimited', 'cobol', 'vendorfmt'])

/** What each type of connection takes in place of the credentials that it stores. */
const FIELDS = [
  { member: 'username', isSecret: false, types: undefined },
  { member: 'password', isSecret: true, types: undefined },
  { member: 'token', isSecret: true, types: ['http', 'trino', 's3'] },
  { member: 'addressQuery', isSecret: true, types: ['http'] },
] as const

/** Credentials of the source for this load alone. They are not kept in the browser. */
export function LoginForm({
  place: { connectionType },
  login,
  onChange,
}: {
  place: SourcePlace
  login: Login
  onChange: (login: Login) => void
}): JSX.Element | null {
  if (WITHOUT_LOGIN.has(connectionType)) return null
  const texts = TEXTS.load
  return (
    <details>
      <summary>{texts.login}</summary>
      <p class="quiet">{texts.loginHint}</p>
      {FIELDS.filter(
        ({ types }) => types === undefined || (types as readonly string[]).includes(connectionType!),
      ).map(({ member, isSecret }) => (
        <label class="setting">
          {texts.logins[member]}
          {isSecret ? (
            <input
              type="password"
              autocomplete="off"
              value={login[member] ?? ''}
              onInput={(event) => onChange({ ...login, [member]: event.currentTarget.value })}
            />
          ) : (
            <input
              autocomplete="off"
              value={login[member] ?? ''}
              onInput={(event) => onChange({ ...login, [member]: event.currentTarget.value })}
            />
          )}
        </label>
      ))}
    </details>
  )
}
