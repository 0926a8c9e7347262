import type {
  Collection as CollectionDocument,
  CollectionsDocument,
  ConformanceDeclaration,
  FunctionList,
  LandingPage,
} from '../../../generated/spatial/types.ts'
import type { Caller } from '../../contract/call.ts'
import type { Collection } from '../model/collection.ts'
import { collectionPath, inFormat, MEDIA, ROOT } from '../model/links.ts'
import { collectionPage } from '../pages/collection-page.ts'
import { collectionsPage } from '../pages/collections-page.ts'
import { conformancePage } from '../pages/conformance-page.ts'
import { featurePage, type ShownFeature } from '../pages/feature-page.ts'
import { functionsPage } from '../pages/functions-page.ts'
import { itemsPage, type ShownItems } from '../pages/items-page.ts'
import { landingPage } from '../pages/landing-page.ts'
import { pagePolicy, type Crumb, type PageSettings } from '../pages/page-frame.ts'
import { propertiesPage } from '../pages/properties-page.ts'
import type { FeatureSchema } from '../services/schemas.ts'

/** The media type of pages. An operation that is asked for it answers with a page. */
export const HTML = MEDIA.html

type Asked = Pick<Caller, 'origin' | 'target'>

/** What handlers need for pages. */
export class Pages {
  readonly settings: PageSettings
  /** Headers of each page. */
  readonly headers: { readonly 'Content-Security-Policy': string }
  readonly #variant: string

  constructor(settings: PageSettings) {
    this.settings = settings
    this.headers = { 'Content-Security-Policy': pagePolicy(settings) }
    this.#variant = JSON.stringify([HTML, settings])
  }

  /** What the entity tag of an answer depends on besides its data. @param accepts media type of the answer */
  variantOf(accepts: string): string {
    return accepts === HTML ? this.#variant : ''
  }

  landing(asked: Asked, document: LandingPage, collections: CollectionsDocument): Promise<string> {
    return landingPage(asked, this.settings, document, collections, jsonOf(asked))
  }

  collections(asked: Asked, document: CollectionsDocument): Promise<string> {
    return collectionsPage(asked, this.settings, document, crumbsTo(asked, 'service'), jsonOf(asked))
  }

  collection(asked: Asked, document: CollectionDocument): Promise<string> {
    return collectionPage(asked, this.settings, document, crumbsTo(asked, 'collections'), jsonOf(asked))
  }

  schema(asked: Asked, collection: Collection, { properties }: FeatureSchema): Promise<string> {
    const lead = `The features of ${collection.title} have these properties.`
    return propertiesPage(
      asked,
      { title: 'Properties', lead, properties },
      crumbsOf(asked, collection),
      jsonOf(asked),
    )
  }

  queryables(asked: Asked, collection: Collection, { properties }: FeatureSchema): Promise<string> {
    const lead = `A filter of ${collection.title} can use these properties.`
    return propertiesPage(
      asked,
      { title: 'Queryables', lead, properties },
      crumbsOf(asked, collection),
      jsonOf(asked),
    )
  }

  sortables(asked: Asked, collection: Collection, { properties }: FeatureSchema): Promise<string> {
    const lead = `The features of ${collection.title} can be sorted by these properties.`
    return propertiesPage(
      asked,
      { title: 'Sortables', lead, properties },
      crumbsOf(asked, collection),
      jsonOf(asked),
    )
  }

  functions(asked: Asked, document: FunctionList): Promise<string> {
    return functionsPage(asked, document, crumbsTo(asked, 'service'), jsonOf(asked))
  }

  conformance(asked: Asked, document: ConformanceDeclaration): Promise<string> {
    return conformancePage(asked, document, crumbsTo(asked, 'service'), jsonOf(asked))
  }

  items(asked: Asked, collection: Collection, shown: ShownItems): Promise<string> {
    return itemsPage(asked, this.settings, shown, crumbsOf(asked, collection))
  }

  feature(asked: Asked, collection: Collection, shown: ShownFeature): Promise<string> {
    const items = { href: `${asked.origin}${collectionPath(collection)}/items`, title: 'Features' }
    return featurePage(asked, this.settings, shown, [...crumbsOf(asked, collection), items])
  }
}

/** URL of the same resource in JSON. */
export const jsonOf = ({ origin, target }: Asked): string => inFormat(`${origin}${escaped(target)}`, 'json')

/** A target with escapes for the characters that a URI cannot have, and that clients send all the same. */
export const escaped = (target: string): string =>
  target.replace(/[^\w\-.~:/?@!$&'()*+,;=%]/g, encodeURIComponent)

/** The pages above a page of a collection, down to the collection. */
const crumbsOf = (asked: Asked, collection: Collection): Crumb[] => [
  ...crumbsTo(asked, 'collections'),
  { href: `${asked.origin}${collectionPath(collection)}`, title: collection.title },
]

/** The pages above a page, down to a level. */
export function crumbsTo({ origin }: Pick<Asked, 'origin'>, level: 'service' | 'collections'): Crumb[] {
  const service = { href: `${origin}${ROOT}`, title: 'Spatial features' }
  return level === 'service'
    ? [service]
    : [service, { href: `${service.href}/collections`, title: 'Collections' }]
}
