import { expect } from 'chai'
import fc from 'fast-check'
import { Router } from '../../src/contract/router.ts'
import type { OperationSpec } from '../../src/contract/contract.ts'

const operation = (method: string, path: string) => ({
  spec: {
    id: `${method} ${path}`,
    method,
    path,
    parameters: [],
    body: null,
    replies: [],
    security: [],
  } as OperationSpec,
})
const routerOf = (...routes: [string, string][]) =>
  new Router(routes.map(([method, path]) => operation(method, path)))

describe('Router', () => {
  it('prefers a fixed segment to a parameter', () => {
    const router = routerOf(['GET', '/a/{x}'], ['GET', '/a/b'])
    expect(router.match('GET', '/a/b')?.operation.spec.path).to.equal('/a/b')
    expect(router.match('GET', '/a/c')).to.deep.include({ segments: ['c'] })
  })

  it('uses the parameter if the fixed segment leads to no path, and drops the values of the failed attempt', () => {
    const router = routerOf(['GET', '/a/b/c'], ['GET', '/{x}/{y}/d'], ['GET', '/a/{z}/{w}/e'])
    expect(router.match('GET', '/a/b/d')).to.deep.include({ segments: ['a', 'b'] })
    expect(router.match('GET', '/a/b/c/e')).to.deep.include({ segments: ['b', 'c'] })
  })

  it('decides on the path before the method, so that 405 and Allow agree with what is served', () => {
    const router = routerOf(['POST', '/a/b'], ['GET', '/a/{x}'])
    expect(router.match('GET', '/a/b')).to.equal(undefined)
    expect(router.allowed('/a/b')).to.deep.equal(['OPTIONS', 'POST'])
    expect(router.allowed('/a/c')).to.deep.equal(['GET', 'HEAD', 'OPTIONS'])
  })

  it('finds the operation of GET for HEAD', () => {
    expect(routerOf(['GET', '/a']).match('HEAD', '/a')?.operation.spec.id).to.equal('GET /a')
    expect(routerOf(['POST', '/a']).match('HEAD', '/a')).to.equal(undefined)
  })

  it('takes a path with one slash too many at its end for the path without it', () => {
    const router = routerOf(['GET', '/a/{x}'], ['GET', '/a'], ['POST', '/b/'])
    expect(router.match('GET', '/a/')?.operation.spec.id).to.equal('GET /a')
    expect(router.match('GET', '/a/b/')).to.deep.include({ segments: ['b'] })
    expect(router.allowed('/a/')).to.deep.equal(['GET', 'HEAD', 'OPTIONS'])
    for (const path of ['/b', '/b/']) expect(router.match('POST', path), path).to.not.equal(undefined)
  })

  it('compares paths exactly: case, empty segments, names of Object', () => {
    const router = routerOf(['GET', '/a/{x}'], ['GET', '/a'])
    for (const path of ['/A', '//a', '/a//', 'a', '', '/', '*', '/a/b//', '/constructor', '/__proto__'])
      expect(router.match('GET', path), path).to.equal(undefined)
  })

  it('keeps segments encoded, so that an encoded slash splits nothing', () => {
    expect(routerOf(['GET', '/a/{x}']).match('GET', '/a/b%2Fc')).to.deep.include({ segments: ['b%2Fc'] })
  })

  it('finds what a plain search over the templates finds', () => {
    const segment = fc.constantFrom('a', 'b', 'c', '{x}')
    const template = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c', 'd', ''), { minLength: 1, maxLength: 5 })
      .map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(fc.uniqueArray(template, { maxLength: 8 }), path, (templates, sought) => {
        const found = routerOf(...templates.map((each): [string, string] => ['GET', each])).match(
          'GET',
          sought,
        )
        expect(found?.operation.spec.path).to.equal(reference(templates, sought.replace(/(?<=.)\/$/, '')))
      }),
      { numRuns: 1000 },
    )
  })

  it('takes any text for a path without an error', () => {
    const router = routerOf(['GET', '/a/{x}/b'], ['GET', '/{y}'])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (path, method) => {
        router.match(method, path)
        router.allowed(`/${path}`)
      }),
    )
  })
})

/** Of the templates that fit, the one whose first differing segment is fixed. */
function reference(templates: readonly string[], path: string): string | undefined {
  const parts = path.split('/')
  return templates
    .filter((template) => {
      const wanted = template.split('/')
      return (
        wanted.length === parts.length &&
        wanted.every((part, i) => (part === '{x}' ? parts[i] !== '' : part === parts[i]))
      )
    })
    .sort((left, right) => {
      const [a, b] = [left.split('/'), right.split('/')]
      const differs = a.findIndex((part, index) => part !== b[index])
      return a[differs] === '{x}' ? 1 : -1
    })[0]
}
