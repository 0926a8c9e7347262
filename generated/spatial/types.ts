// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.

/** A link to something related */
export type Link = {
  /** Absolute address of the target */
  href: string
  /** How the target relates to this document; a registered name or the URI of a relation */
  rel: string
  /** Media type of the target */
  type: string
  /** What a person would call the target */
  title: string
}

/** Where everything else is found */
export type LandingPage = {
  /** Name of the service */
  title: string
  /** What it offers */
  description: string
  /** To the interface description, the conformance declaration, the functions and the collections */
  links: readonly Link[]
}

/** What went wrong, for programs: - `DIS-1001` no valid credentials - `DIS-1002` valid credentials without the right to read - `DIS-1003` a fault of the server - `DIS-1004` a token without a workspace - `DIS-1005` too many requests - `DIS-1008` a request identifier of more than 38 characters - `DIS-OAF-1011` the request as a whole is not valid - `DIS-OAF-1012` no such collection or feature - `DIS-OAF-1013` a column that cannot be queried - `DIS-OAF-1014` an invalid value of a parameter - `DIS-OAF-1015` a parameter that is not supported - `DIS-OAF-1016` a `limit` that is not an integer of at least 1 - `DIS-OAF-1017` an invalid expression */
export type ErrorCode = "DIS-1001" | "DIS-1002" | "DIS-1003" | "DIS-1004" | "DIS-1005" | "DIS-1008" | "DIS-OAF-1011" | "DIS-OAF-1012" | "DIS-OAF-1013" | "DIS-OAF-1014" | "DIS-OAF-1015" | "DIS-OAF-1016" | "DIS-OAF-1017"

/** One fault of a request */
export type ErrorDetail = {
  code: ErrorCode
  /** What went wrong, for people; names the parameter or the place */
  detail: string
}

/** Why a request was not served */
export type ErrorResponse = {
  /** Identifier of the failed request, the same as in the header `X-Request-Id` */
  id: string
  /** Every fault that was found */
  errors: readonly ErrorDetail[]
}

/** A document after OpenAPI 3.0 */
export type OpenApiDocument = {
  /** Version of OpenAPI */
  openapi: string
  /** Title, version and description of the interface */
  info: { [name: string]: unknown }
  /** Where the paths start */
  servers?: readonly { [name: string]: unknown }[] | undefined
  /** The operations */
  paths: { [name: string]: unknown }
} & { [name: string]: unknown }

/** An argument of a function */
export type FunctionArgument = {
  /** Names of the types it may have */
  type: readonly string[]
}

/** Signature of a function */
export type FunctionSignature = {
  /** Name to call it by */
  name: string
  /** Its arguments in their order */
  arguments: readonly FunctionArgument[]
  /** Names of the types it may return */
  returns: readonly string[]
}

/** The functions that an expression may call */
export type FunctionList = {
  /** One entry a function */
  functions: readonly FunctionSignature[]
}

/** The standards that the service meets */
export type ConformanceDeclaration = {
  /** URIs of the conformance classes */
  conformsTo: readonly string[]
}

/** Corners of a box; four numbers, or six with heights */
export type BoundingBox = readonly number[]

/** Boxes that hold the features */
export type SpatialExtent = {
  /** The first box holds all features; further ones, where there are any, are its parts */
  bbox: readonly BoundingBox[]
  /** URI of the coordinate reference system of the boxes */
  crs: string
}

/** Periods that hold the features */
export type TemporalExtent = {
  /** The first period holds all features; each is the first and the last moment, null where it is open */
  interval: readonly (readonly (string | null)[])[]
  /** URI of the calendar */
  trs: string
}

/** Where, and when, the features are; a part that is not known is left out */
export type Extent = {
  spatial?: SpatialExtent | undefined
  temporal?: TemporalExtent | undefined
}

/** A set of features of one kind */
export type Collection = {
  /** Identifier of the form `<group>/<name>`; the slash is part of it and not escaped in addresses */
  id: string
  /** Name for people; equals the identifier where the data source gives none */
  title: string
  /** What the features are; empty where the data source tells nothing */
  description: string
  /** What the collection is made of */
  itemType: "feature"
  /** The collection itself (`self`), its features (`items`), the description of their properties (`describedby`), the same by the relations of OGC for queryables and schema */
  links: readonly Link[]
  extent?: Extent | undefined
  /** URIs of the coordinate reference systems that features can be had in, the default first */
  crs: readonly string[]
  /** URI of the coordinate reference system that the features are stored in; only where they can be had in it */
  storageCrs?: string | undefined
}

/** The published collections */
export type CollectionsDocument = {
  /** This list itself (`self`) and the licence of the data (`license`) */
  links: readonly Link[]
  /** One entry a collection */
  collections: readonly Collection[]
}

/** A property of a feature, as a part of a JSON Schema */
export type PropertySchema = {
  /** Name for people */
  title?: string | undefined
  /** What the property tells */
  description?: string | undefined
  /** JSON type of the values; absent for a geometry */
  type?: "string" | "integer" | "number" | "boolean" | undefined
  /** Closer form of the values: `date`, `date-time`, or for a geometry `geometry-point`, `geometry-multipolygon`, `geometry-any` and so on. Absent where not all values have one form */
  format?: string | undefined
  /** Most characters that a text has */
  maxLength?: number | undefined
  /** All values that occur, or that the data source allows, where they are few */
  enum?: readonly (string | number)[] | undefined
  /** Smallest number that occurs, or that the data source allows */
  minimum?: number | undefined
  /** Largest number that occurs, or that the data source allows */
  maximum?: number | undefined
  /** Given by the service and not to be chosen */
  readOnly?: boolean | undefined
  /** The part that the property plays in a feature */
  "x-ogc-role"?: "id" | "primary-geometry" | "primary-instant" | "primary-interval-start" | "primary-interval-end" | undefined
  /** Place of the property among the others, from 1 */
  "x-ogc-propertySeq"?: number | undefined
}

/** The properties of a collection's features, as a JSON Schema */
export type CollectionSchema = {
  /** The dialect of JSON Schema */
  $schema: "https://json-schema.org/draft/2020-12/schema"
  /** Address of this document */
  $id: string
  /** What is described is an object */
  type: "object"
  /** Title of the collection */
  title: string
  /** Description of the collection */
  description?: string | undefined
  /** One entry a property, by its name; the geometry and the identifier are among them */
  properties: { [name: string]: PropertySchema }
  /** Names of the properties that are never null */
  required?: readonly string[] | undefined
  /** Always false, since features have no other properties */
  additionalProperties?: boolean | undefined
}

/** The properties that features can be selected by, as a JSON Schema */
export type Queryables = {
  /** The dialect of JSON Schema */
  $schema: "https://json-schema.org/draft/2020-12/schema"
  /** Address of this document */
  $id: string
  /** What is described is an object */
  type: "object"
  /** Title of the collection */
  title: string
  /** Description of the collection */
  description?: string | undefined
  /** One entry a queryable, by its name */
  properties: { [name: string]: PropertySchema }
  /** Always false, since nothing but the listed properties can be queried */
  additionalProperties: boolean
}

/** Identifier of a feature in its collection, a number or a text, as the data has it */
export type FeatureId = number | string

/** A single place */
export type Point = {
  /** What RFC 7946 calls this geometry */
  type: "Point"
  /** The position; no numbers where the point is empty */
  coordinates: readonly number[]
}

/** Longitude, latitude and, where it is known, height */
export type Position = readonly number[]

/** Several positions */
export type MultiPoint = {
  /** What RFC 7946 calls this geometry */
  type: "MultiPoint"
  /** The positions */
  coordinates: readonly Position[]
}

/** A line */
export type LineString = {
  /** What RFC 7946 calls this geometry */
  type: "LineString"
  /** The positions that the line runs through */
  coordinates: readonly Position[]
}

/** Several lines */
export type MultiLineString = {
  /** What RFC 7946 calls this geometry */
  type: "MultiLineString"
  /** The lines, each by its positions */
  coordinates: readonly (readonly Position[])[]
}

/** An area */
export type Polygon = {
  /** What RFC 7946 calls this geometry */
  type: "Polygon"
  /** The rings of the area, the outer one first, each by its positions and closed */
  coordinates: readonly (readonly Position[])[]
}

/** Several areas */
export type MultiPolygon = {
  /** What RFC 7946 calls this geometry */
  type: "MultiPolygon"
  /** The areas, each by its rings */
  coordinates: readonly (readonly (readonly Position[])[])[]
}

/** A geometry of GeoJSON (RFC 7946 section 3.1) */
export type Geometry = Point | MultiPoint | LineString | MultiLineString | Polygon | MultiPolygon | GeometryCollection

/** Several geometries of any kind */
export type GeometryCollection = {
  /** What RFC 7946 calls this geometry */
  type: "GeometryCollection"
  /** The geometries */
  geometries: readonly Geometry[]
}

/** A geographic feature (RFC 7946) */
export type Feature = {
  /** What RFC 7946 calls this object */
  type: "Feature"
  id: FeatureId
  /** Where the feature is, in longitude and latitude of WGS 84; null where that is not known */
  geometry: Geometry | null
  /** What else is known of the feature, by the names that the collection's schema lists */
  properties: { [name: string]: unknown } | null
}

/** A page of features (RFC 7946) */
export type FeatureCollection = {
  /** What RFC 7946 calls this object */
  type: "FeatureCollection"
  /** The features of the page */
  features: readonly Feature[]
  /** How many features the page has */
  numberReturned: number
  /** How many features there are on all pages; only where that is known exactly */
  numberMatched?: number | undefined
  /** When the answer was made */
  timeStamp: string
  /** This page (`self`), the ones after and before it where there are some (`next`, `prev`), the collection (`collection`) */
  links: readonly Link[]
}

/** A geographic feature (RFC 7946) that stands alone, with links */
export type LinkedFeature = {
  /** What RFC 7946 calls this object */
  type: "Feature"
  id: FeatureId
  /** Where the feature is, in longitude and latitude of WGS 84; null where that is not known */
  geometry: Geometry | null
  /** What else is known of the feature, by the names that the collection's schema lists */
  properties: { [name: string]: unknown } | null
  /** The feature itself (`self`) and the collection that it belongs to (`collection`) */
  links: readonly Link[]
}

/** A request for a token by the grant "client credentials" (RFC 6749 section 4.4) */
export type TokenRequest = {
  /** The only grant that is offered */
  grant_type: "client_credentials"
  /** The rights to ask for, separated by blanks (RFC 6749 section 3.3); left out or empty, all rights of the key are granted */
  scope?: string | undefined
} & { [name: string]: string }

/** A bearer token (RFC 6749 section 5.1) */
export type Token = {
  /** To be sent as `Authorization: Bearer <access_token>` */
  access_token: string
  /** How the token is used */
  token_type: "Bearer"
  /** Seconds that the token is valid for */
  expires_in: number
  /** Rights of the token, separated by blanks */
  scope?: string | undefined
}

/** Why no token was given, in the form of RFC 6749 section 5.2 */
export type OAuthError = {
  /** The reason, for programs */
  error: "invalid_request" | "invalid_client" | "invalid_scope" | "unsupported_grant_type"
  /** The reason, for people, in the letters that RFC 6749 section 5.2 allows */
  error_description: string
}

/** Request and replies of every operation, by operationId. */
export type Operations = {
  getLandingPage: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: LandingPage
        headers: {}
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getApiDefinition: {
    request: {
      path: {}
      query: {}
      headers: {
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is still right, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: OpenApiDocument
        headers: {
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getFunctions: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: FunctionList
        headers: {}
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  conformanceDeclaration: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: ConformanceDeclaration
        headers: {}
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getCollectionsPage: {
    request: {
      path: {}
      query: {}
      headers: {
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is still right, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: CollectionsDocument
        headers: {
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getCollection: {
    request: {
      path: {
        /** First part of the collection's identifier, the name of the data source it comes from */
        group: string
        /** Second part of the collection's identifier, the name of the layer in its data source */
        name: string
      }
      query: {}
      headers: {
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is still right, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Collection
        headers: {
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getSchema: {
    request: {
      path: {
        /** First part of the collection's identifier, the name of the data source it comes from */
        group: string
        /** Second part of the collection's identifier, the name of the layer in its data source */
        name: string
      }
      query: {}
      headers: {
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is still right, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: CollectionSchema
        headers: {
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getQueryables: {
    request: {
      path: {
        /** First part of the collection's identifier, the name of the data source it comes from */
        group: string
        /** Second part of the collection's identifier, the name of the layer in its data source */
        name: string
      }
      query: {}
      headers: {
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is still right, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: Queryables
        headers: {
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getItems: {
    request: {
      path: {
        /** First part of the collection's identifier, the name of the data source it comes from */
        group: string
        /** Second part of the collection's identifier, the name of the layer in its data source */
        name: string
      }
      query: {
        /** The most features to answer with. A number above 10,000 is not an error: the answer then holds 10,000 at most, and its link `next` leads on. Below 1, or not an integer, is refused with `DIS-OAF-1016`. */
        limit: number
        /** How many features to skip, for clients that count. To read a whole collection follow the link `next` instead: it costs the same on every page. Not together with `cursor`. */
        offset: number
        /** Where a page starts, as the links `next` and `prev` of a page give it. It holds for the request that produced it: with other filters, or together with `offset`, it is refused with `DIS-OAF-1014`. Take it from the link; its form is nobody's business and may change. */
        cursor?: string
        /** Only features whose geometry touches this box, and those without a geometry. Four numbers (west, south, east, north) or six (west, south, lowest, east, north, highest; heights in metres), longitude and latitude in degrees of WGS 84. A west greater than the east means a box across the antimeridian; a south above the north is a box that nothing lies in. */
        bbox?: BoundingBox
        /** Only features whose time meets this one, and those without a time. An instant is a timestamp (`2024-02-29T12:00:00Z`, any offset) or a date, which stands for its whole day in UTC. An interval is two of them with a slash between; `..` or nothing in place of one leaves that side open. Both ends belong to the interval. The time of a feature is what its collection's schema marks as `primary-instant`, or as `primary-interval-start` and `primary-interval-end`. */
        datetime?: string
        /** Names of the properties that features are answered with, separated by commas, instead of all. Without any name features come with no properties. The identifier and the geometry are always there (see `skipGeometry`). */
        properties?: readonly string[]
        /** Properties to sort by, the most important first, separated by commas; `-` in front of one turns its order round and `+`, which may be left out, does not. Texts are compared by code point, false comes before true, and features without a value come last in both orders. Where all keys are equal, the identifier decides, so that pages never overlap. */
        sortby?: readonly string[]
        /** Leaves the geometries out, which makes answers smaller and quicker; `geometry` is then null everywhere */
        skipGeometry: boolean
        /** Any property that the collection lists among its queryables, under its own name: `name=Paris` selects the features whose property `name` is exactly `Paris`. Several properties must all be met. A value is written as in the features themselves: numbers in decimal digits, `true` or `false`, dates as `2026-11-21`. The word `queryables` never stands in a request. Nothing behind the equals sign is the empty text; a date asked of a timestamp is its whole day in UTC. A property whose name is that of another parameter, such as `limit`, can't be asked for in this way. A name that is neither a queryable nor another parameter of this operation is refused with `DIS-OAF-1015`. */
        queryables?: { [name: string]: string }
      }
      headers: {
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is still right, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: FeatureCollection
        headers: {
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  getFeature: {
    request: {
      path: {
        /** First part of the collection's identifier, the name of the data source it comes from */
        group: string
        /** Second part of the collection's identifier, the name of the layer in its data source */
        name: string
        /** The `id` of a feature, as the collection's items give it */
        featureId: string
      }
      query: {}
      headers: {
        /** Versions that the caller already has, as the header `ETag` gave them, separated by commas; `*` stands for any. Where one of them is still right, the answer is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: LinkedFeature
        headers: {
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {}
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {}
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {}
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {}
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
  createToken: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier of the caller's choice that the answer repeats and the server logs, to trace a request. Longer than 38 characters is refused with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: TokenRequest
    }
    replies: {
      ok: {
        status: 200
        body: Token
        headers: {
          "Cache-Control": "no-store"
          Pragma: "no-cache"
        }
      }
      badRequest: {
        status: 400
        body: OAuthError
        headers: {
          "Cache-Control": "no-store"
          Pragma: "no-cache"
        }
      }
      unauthorized: {
        status: 401
        body: OAuthError
        headers: {
          "Cache-Control": "no-store"
          Pragma: "no-cache"
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {}
      }
      contentTooLarge: {
        status: 413
        body: ErrorResponse
        headers: {}
      }
      unsupportedMediaType: {
        status: 415
        body: ErrorResponse
        headers: {}
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {}
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {}
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {}
      }
    }
  }
}

export type OperationId = keyof Operations
