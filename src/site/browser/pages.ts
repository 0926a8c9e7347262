/**
 * The script of all pages of the spatial service, and of the overview. It signs in, draws maps, and completes the filter box.
 * Pages are complete without it where nobody signs in, except for their maps.
 */
import { forgetCredential, storedCredential } from './credential.ts'
import { completeFilter } from './filter/filter-box.ts'
import { messageOf } from './geojson.ts'
import { drawMaps } from './map/draw-maps.ts'
import { Navigation } from './navigation.ts'
import { completeSignIn, showSignOut } from './sign-in.ts'

const navigation = new Navigation(complete)

function complete(): void {
  showSignOut()
  completeSignIn(navigation)
  completeFilter(navigation)
  drawMaps(navigation)
}

/** The page to sign in came for another page: show that page if this tab has a credential. */
async function showRequested(): Promise<void> {
  document.documentElement.classList.add('waiting')
  const reason = await navigation.reload().catch(messageOf)
  document.documentElement.classList.remove('waiting')
  if (reason === undefined) return
  forgetCredential()
  complete()
  document.querySelector('#credential-fault')!.textContent = reason
}

if (document.querySelector('form[data-sign-in]') && storedCredential() !== undefined) void showRequested()
else complete()
