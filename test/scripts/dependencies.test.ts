import { expect } from 'chai'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/inputs.mjs'

/** Packages that may run a script when they are installed, with what it does. */
const ALLOWED: Readonly<Record<string, string>> = {
  esbuild: 'checks its program',
  koffi: 'looks for its compiled library, which is in a package of its own',
  sqlite3: 'compiles or fetches the driver',
  '@nestjs/core': 'calls opencollective, which is replaced',
  '@openapitools/openapi-generator-cli': 'calls opencollective, which is replaced',
}
/** Packages that report installations, and are replaced by an empty one. */
const REPLACED = ['@scarf/scarf', '@nuxtjs/opencollective']

interface LockedPackage {
  readonly name?: string
  readonly hasInstallScript?: boolean
}

describe('The installation of the dependencies', () => {
  let packages: Record<string, LockedPackage>
  before(async () => {
    const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: typeof packages
    }
    packages = lock.packages
  })
  const nameOf = (path: string) => path.split('node_modules/').at(-1)!

  it('runs the scripts of known packages only', () => {
    const scripted = Object.keys(packages).filter(
      (path) => path !== '' && packages[path]!.hasInstallScript === true,
    )
    expect([...new Set(scripted.map(nameOf))].sort()).to.have.members(Object.keys(ALLOWED))
  })

  it('has an empty package in the place of those that report it', () => {
    for (const name of REPLACED) {
      const found = Object.entries(packages).filter(([path]) => nameOf(path) === name)
      expect(found, name).to.not.be.empty
      for (const [path, locked] of found) expect(locked.name, path).to.equal('empty-npm-package')
    }
  })
})
