import { forgetCredential, keepCredential, storedCredential } from './credential.ts'
import { messageOf } from './geojson.ts'
import type { Navigation } from './navigation.ts'
import { credentialIn, faultOfCredential } from './pasted-credential.ts'

/** Makes the form to sign in usable, if the page has it. */
export function completeSignIn(navigation: Navigation): void {
  const form = document.querySelector<HTMLFormElement>('form[data-sign-in]')
  if (!form) return
  const field = form.querySelector('input')!
  const fault = form.querySelector('#credential-fault')!
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void signIn(credentialIn(field.value))
  })

  async function signIn(credential: string): Promise<void> {
    fault.textContent = faultOfCredential(credential) ?? ''
    if (fault.textContent === '') {
      // Kept before the page is shown, because its map asks with it.
      keepCredential(credential)
      const reason = await navigation.reload().catch(messageOf)
      if (reason === undefined) return
      forgetCredential()
      fault.textContent = reason
    }
    field.select()
  }
}

/** Shows a button to sign out while this tab has a credential. */
export function showSignOut(): void {
  const nav = document.querySelector('header nav')
  const button = document.querySelector('#sign-out')
  if (storedCredential() === undefined) return button?.remove()
  if (button || !nav) return
  const added = document.createElement('button')
  added.id = 'sign-out'
  added.type = 'button'
  added.textContent = 'Sign out'
  added.addEventListener('click', () => {
    forgetCredential()
    location.reload()
  })
  nav.append(added)
}
