import { expect } from 'chai'
import { rewriteTarget } from '../../src/spatial/handlers/index.ts'

const items = '/v1/ogcapi/enrich/collections/boundaries/countries/items'
const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

describe('a target in another spelling', () => {
  it('is a collection whose slash is encoded', () => {
    expect(rewriteTarget(items.replace('boundaries/', 'boundaries%2f'))).to.equal(items)
  })

  it('names the reference system that features are in anyway', () => {
    for (const written of [crs84, encodeURIComponent(crs84)]) {
      expect(rewriteTarget(`${items}?crs=${written}`)).to.equal(items)
      expect(rewriteTarget(`${items}?limit=5&bbox-crs=${written}&crs=${written}`)).to.equal(
        `${items}?limit=5`,
      )
      expect(rewriteTarget(`${items}?crs=${written}&bbox=1,2,3,4`)).to.equal(`${items}?bbox=1,2,3,4`)
      expect(rewriteTarget(`${items}/1?crs=${written}`)).to.equal(`${items}/1`)
    }
  })

  it('stays as it is where it names another system, or says CRS84 of something else', () => {
    for (const query of [
      `crs=${crs84}h`,
      `crs=x${crs84}`,
      `name=${crs84}`,
      `other-crs=${crs84}`,
      'crs=CRS84',
    ]) {
      expect(rewriteTarget(`${items}?${query}`)).to.equal(`${items}?${query}`)
    }
  })
})
