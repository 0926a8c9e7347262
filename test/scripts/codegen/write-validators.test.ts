import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { services } from '../../../scripts/inputs.mjs'

const generated = resolve(import.meta.dirname, '../../../generated')

describe('compiled validators', () => {
  it('are the same wherever the project and its packages lie: they hold no path out of them', async () => {
    for (const service of services()) {
      for (const name of ['validators.js', 'reply-validators.js']) {
        const code = await readFile(join(generated, service, name), 'utf8')
        // The names of the packages' modules are broken over lines like the rest of the code.
        const paths = code.replaceAll('\\\n', '').match(/"[^"\s]*node_modules[^"\s]*"/g) ?? []
        expect(paths, name).to.satisfy((all: string[]) =>
          all.every((path) => path.startsWith('"node_modules/')),
        )
      }
    }
  })
})
