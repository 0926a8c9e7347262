/**
 * Starts Swagger UI. Runs in the browser from a separate file, because the policy of the pages allows no
 * inline script. The page gives the address of the document.
 */
export const REFERENCE_SCRIPT = `'use strict'
{
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
  dark.addEventListener('change', follow)
  follow()
  // Swagger UI knows two schemes of HTTP; a form that says "unsupported" helps nobody. No script may set a cookie of a
  // request: the browser sends the cookie of a session by itself.
  const canFill = (scheme) =>
    scheme.get('type') === 'http'
      ? ['basic', 'bearer'].includes(scheme.get('scheme').toLowerCase())
      : scheme.get('in') !== 'cookie'
  const fillableOnly = () => ({
    wrapComponents: {
      auths: (Original, { React }) => (props) =>
        props.definitions.some(canFill) ? React.createElement(Original, props) : null,
    },
  })
  const place = document.getElementById('reference')
  SwaggerUIBundle({
    domNode: place,
    url: place.dataset.document,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [fillableOnly],
    layout: 'BaseLayout',
    deepLinking: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    // The default would send the document to a validator on another host.
    validatorUrl: null,
  })
}
`
