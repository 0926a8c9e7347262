import { expect } from 'chai'
import { rewriteTarget } from '../../src/spatial/handlers/index.ts'

const items = '/v1/ogcapi/enrich/collections/boundaries/countries/items'

describe('a target in another spelling', () => {
  it('is a collection whose slash is encoded', () => {
    expect(rewriteTarget(items.replace('boundaries/', 'boundaries%2f'))).to.equal(items)
  })

  it('stays as it is where a query names a reference system, with encoded slashes or without', () => {
    const uri = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
    for (const written of [uri, encodeURIComponent(uri)]) {
      expect(rewriteTarget(`${items}?crs=${written}`)).to.equal(`${items}?crs=${written}`)
    }
  })
})
