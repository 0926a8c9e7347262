// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.

/** A link to something related */
export type Link = {
  /** The absolute address of the target */
  href: string
  /** The relation of the target to this document: a registered name or the URI of a relation */
  rel: string
  /** The media type of the target */
  type: string
  /** A title of the target for people */
  title: string
}

/** The start page with links to all resources */
export type LandingPage = {
  /** The name of the service */
  title: string
  /** A description of the service */
  description: string
  /** Links to the description of the interface, the conformance declaration, the functions and the collections */
  links: readonly Link[]
}

/** A page for people */
export type Page = string

/** The kind of fault, for programs: - `DIS-1001` missing or invalid credentials - `DIS-1002` valid credentials without the scope for reading - `DIS-1003` an internal error of the server - `DIS-1004` a token without a workspace - `DIS-1005` too many requests - `DIS-1008` a request identifier of more than 38 characters - `DIS-OAF-1011` the request as a whole is not valid - `DIS-OAF-1012` the collection or the feature does not exist - `DIS-OAF-1013` a column that cannot be queried - `DIS-OAF-1014` an invalid value of a parameter - `DIS-OAF-1015` a parameter that is not supported - `DIS-OAF-1016` a `limit` that is not an integer of at least 1 - `DIS-OAF-1017` an invalid expression */
export type ErrorCode = "DIS-1001" | "DIS-1002" | "DIS-1003" | "DIS-1004" | "DIS-1005" | "DIS-1008" | "DIS-OAF-1011" | "DIS-OAF-1012" | "DIS-OAF-1013" | "DIS-OAF-1014" | "DIS-OAF-1015" | "DIS-OAF-1016" | "DIS-OAF-1017"

/** One fault of a request */
export type ErrorDetail = {
  code: ErrorCode
  /** A description of the fault for people. It names the parameter or the place. */
  detail: string
}

/** The reason why a request failed */
export type ErrorResponse = {
  /** The identifier of the failed request, as in the header `X-Request-Id` */
  id: string
  /** All faults that were found */
  errors: readonly ErrorDetail[]
}

/** An OpenAPI 3.0 document */
export type OpenApiDocument = {
  /** The version of OpenAPI */
  openapi: string
  /** The title, version and description of the interface */
  info: { [name: string]: unknown }
  /** The base addresses of the paths */
  servers?: readonly { [name: string]: unknown }[] | undefined
  /** The operations, by their paths */
  paths: { [name: string]: unknown }
} & { [name: string]: unknown }

/** An argument of a function */
export type FunctionArgument = {
  /** The names of the types that the argument can have */
  type: readonly string[]
}

/** The signature of a function */
export type FunctionSignature = {
  /** The name of the function in a call */
  name: string
  /** The arguments in their order */
  arguments: readonly FunctionArgument[]
  /** The names of the types that the function can return */
  returns: readonly string[]
}

/** The functions that an expression can call */
export type FunctionList = {
  /** The functions, one entry each */
  functions: readonly FunctionSignature[]
}

/** The standards that the service conforms to */
export type ConformanceDeclaration = {
  /** URIs of the conformance classes */
  conformsTo: readonly string[]
}

/** The corners of a box: four numbers, or six numbers with heights */
export type BoundingBox = readonly number[]

/** Boxes that contain the features */
export type SpatialExtent = {
  /** The first box contains all features. Further boxes, if there are any, are parts of the first box. */
  bbox: readonly BoundingBox[]
  /** URI of the coordinate reference system of the boxes */
  crs: string
}

/** Periods that contain the features */
export type TemporalExtent = {
  /** The first period contains all features. A period is its first and its last moment. A null leaves that end open. */
  interval: readonly (readonly (string | null)[])[]
  /** URI of the calendar */
  trs: string
}

/** The place and the time of the features. A part that is not known is absent. */
export type Extent = {
  spatial?: SpatialExtent | undefined
  temporal?: TemporalExtent | undefined
}

/** A set of features of one kind */
export type Collection = {
  /** The identifier, in the form `<group>/<name>`. The slash is part of the identifier and is not escaped in addresses. */
  id: string
  /** A name for people. It is the identifier if the data source gives no name. */
  title: string
  /** A description of the features; empty if the data source gives no description */
  description: string
  /** The kind of items in the collection */
  itemType: "feature"
  /** Links to the collection itself (`self`), to its features (`items`) and to the description of their properties (`describedby`), and to its queryables, its sortables and its schema by the relations of OGC */
  links: readonly Link[]
  extent?: Extent | undefined
  /** URIs of the coordinate reference systems in which the features are available, the default first */
  crs: readonly string[]
  /** URI of the coordinate reference system in which the features are stored. Features in this system are not transformed. It is absent if the system has no URI, and for features without geometries. */
  storageCrs?: string | undefined
}

/** The published collections */
export type CollectionsDocument = {
  /** Links to this list itself (`self`) and to the licence of the data (`license`) */
  links: readonly Link[]
  /** The collections, one entry each */
  collections: readonly Collection[]
}

/** A property of a feature, as part of a JSON Schema */
export type PropertySchema = {
  /** A name for people */
  title?: string | undefined
  /** The meaning of the property */
  description?: string | undefined
  /** The JSON type of the values; absent for a geometry and for nested values of any type */
  type?: "string" | "integer" | "number" | "boolean" | "array" | "object" | undefined
  /** The elements of an array, with their type if all elements have the same */
  items?: {
    /** The JSON type of the elements */
    type?: "string" | "integer" | "number" | "boolean" | undefined
  } | undefined
  /** The format of the values: `date`, `date-time`, or for a geometry `geometry-point`, `geometry-multipolygon`, `geometry-any` and so on; absent if the values do not share one format */
  format?: string | undefined
  /** The maximum number of characters of a string */
  maxLength?: number | undefined
  /** All values that occur, or that the data source allows, if there are few of them */
  enum?: readonly (string | number)[] | undefined
  /** The smallest number that occurs or that the data source allows */
  minimum?: number | undefined
  /** The largest number that occurs or that the data source allows */
  maximum?: number | undefined
  /** True if the service assigns the value and a client cannot choose it */
  readOnly?: boolean | undefined
  /** The role of the property in a feature */
  "x-ogc-role"?: "id" | "primary-geometry" | "primary-instant" | "primary-interval-start" | "primary-interval-end" | undefined
  /** The position of the property among all properties, from 1 */
  "x-ogc-propertySeq"?: number | undefined
}

/** The properties of the features of a collection, as a JSON Schema */
export type CollectionSchema = {
  /** The dialect of JSON Schema */
  $schema: "https://json-schema.org/draft/2020-12/schema"
  /** The address of this document */
  $id: string
  /** Always `object`: the document describes an object */
  type: "object"
  /** The title of the collection */
  title: string
  /** The description of the collection */
  description?: string | undefined
  /** The properties by their names, including the identifier, and the geometry if the features have one */
  properties: { [name: string]: PropertySchema }
  /** The names of the properties that are never null */
  required?: readonly string[] | undefined
  /** Always false: features have no other properties */
  additionalProperties?: boolean | undefined
}

/** The queryables of a collection, as a JSON Schema */
export type Queryables = {
  /** The dialect of JSON Schema */
  $schema: "https://json-schema.org/draft/2020-12/schema"
  /** The address of this document */
  $id: string
  /** Always `object`: the document describes an object */
  type: "object"
  /** The title of the collection */
  title: string
  /** The description of the collection */
  description?: string | undefined
  /** The queryables by their names */
  properties: { [name: string]: PropertySchema }
  /** Always false: only the listed properties can be used as filters */
  additionalProperties: boolean
}

/** The sortables of a collection, as a JSON Schema */
export type Sortables = {
  /** The dialect of JSON Schema */
  $schema: "https://json-schema.org/draft/2020-12/schema"
  /** The address of this document */
  $id: string
  /** Always `object`: the document describes an object */
  type: "object"
  /** The title of the collection */
  title: string
  /** The description of the collection */
  description?: string | undefined
  /** The sortables by their names */
  properties: { [name: string]: PropertySchema }
  /** Always false: only the listed properties can be used to sort */
  additionalProperties: boolean
}

/** The identifier of a feature in its collection: a number or a string, as in the data */
export type FeatureId = number | string

/** A single place */
export type Point = {
  /** The GeoJSON type of the geometry (RFC 7946) */
  type: "Point"
  /** The position; no numbers if the point is empty */
  coordinates: readonly number[]
}

/** Longitude, latitude and, if it is known, height. In a requested coordinate reference system the first two numbers have its units and its axis order. */
export type Position = readonly number[]

/** Several positions */
export type MultiPoint = {
  /** The GeoJSON type of the geometry (RFC 7946) */
  type: "MultiPoint"
  /** The positions */
  coordinates: readonly Position[]
}

/** A line */
export type LineString = {
  /** The GeoJSON type of the geometry (RFC 7946) */
  type: "LineString"
  /** The positions of the line, in order */
  coordinates: readonly Position[]
}

/** Several lines */
export type MultiLineString = {
  /** The GeoJSON type of the geometry (RFC 7946) */
  type: "MultiLineString"
  /** The lines, each as a list of positions */
  coordinates: readonly (readonly Position[])[]
}

/** An area */
export type Polygon = {
  /** The GeoJSON type of the geometry (RFC 7946) */
  type: "Polygon"
  /** The rings of the area, the outer ring first. Each ring is a closed list of positions. */
  coordinates: readonly (readonly Position[])[]
}

/** Several areas */
export type MultiPolygon = {
  /** The GeoJSON type of the geometry (RFC 7946) */
  type: "MultiPolygon"
  /** The areas, each as a list of rings */
  coordinates: readonly (readonly (readonly Position[])[])[]
}

/** A GeoJSON geometry (RFC 7946 section 3.1) */
export type Geometry = Point | MultiPoint | LineString | MultiLineString | Polygon | MultiPolygon | GeometryCollection

/** Several geometries of any kind */
export type GeometryCollection = {
  /** The GeoJSON type of the geometry (RFC 7946) */
  type: "GeometryCollection"
  /** The geometries */
  geometries: readonly Geometry[]
}

/** A geographic feature (RFC 7946) */
export type Feature = {
  /** The GeoJSON type of the object (RFC 7946) */
  type: "Feature"
  id: FeatureId
  /** The place of the feature, in longitude and latitude of WGS 84 or in the requested coordinate reference system; null if it is not known or has no coordinates in that system */
  geometry: Geometry | null
  /** The properties of the feature, by the names in the schema of the collection */
  properties: { [name: string]: unknown } | null
}

/** A page of features (RFC 7946) */
export type FeatureCollection = {
  /** The GeoJSON type of the object (RFC 7946) */
  type: "FeatureCollection"
  /** The features of the page */
  features: readonly Feature[]
  /** The number of features on the page */
  numberReturned: number
  /** The number of features on all pages; only if it is known exactly */
  numberMatched?: number | undefined
  /** The time when the response was made */
  timeStamp: string
  /** Links to this page (`self`), to the next and the previous page if they exist (`next`, `prev`), and to the collection (`collection`) */
  links: readonly Link[]
}

/** A geographic feature (RFC 7946) as a document of its own, with links */
export type LinkedFeature = {
  /** The GeoJSON type of the object (RFC 7946) */
  type: "Feature"
  id: FeatureId
  /** The place of the feature, in longitude and latitude of WGS 84 or in the requested coordinate reference system; null if it is not known or has no coordinates in that system */
  geometry: Geometry | null
  /** The properties of the feature, by the names in the schema of the collection */
  properties: { [name: string]: unknown } | null
  /** Links to the feature itself (`self`) and to its collection (`collection`) */
  links: readonly Link[]
}

/** A request for a token by the grant type "client credentials" (RFC 6749 section 4.4) */
export type TokenRequest = {
  /** The only grant type that is offered */
  grant_type: "client_credentials"
  /** The requested scopes, separated by spaces (RFC 6749 section 3.3). By default, or if it is empty, all scopes of the key are granted. */
  scope?: string | undefined
} & { [name: string]: string }

/** A bearer token (RFC 6749 section 5.1) */
export type Token = {
  /** The token, to be sent as `Authorization: Bearer <access_token>` */
  access_token: string
  /** The way to use the token */
  token_type: "Bearer"
  /** The number of seconds that the token is valid for */
  expires_in: number
  /** The scopes of the token, separated by spaces */
  scope?: string | undefined
}

/** The reason why no token was granted, in the form of RFC 6749 section 5.2 */
export type OAuthError = {
  /** The reason, for programs */
  error: "invalid_request" | "invalid_client" | "invalid_scope" | "unsupported_grant_type"
  /** The reason, for people, in the characters that RFC 6749 section 5.2 allows */
  error_description: string
}

/** Request and replies of every operation, by operationId. */
export type Operations = {
  getLandingPage: {
    request: {
      path: {}
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: LandingPage
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getApiDefinition: {
    request: {
      path: {}
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is OpenAPI in JSON. */
        f?: "json"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
    }
    replies: {
      ok: {
        status: 200
        body: OpenApiDocument
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getFunctions: {
    request: {
      path: {}
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: FunctionList
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  conformanceDeclaration: {
    request: {
      path: {}
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: ConformanceDeclaration
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getCollectionsPage: {
    request: {
      path: {}
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: CollectionsDocument
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getCollection: {
    request: {
      path: {
        /** The first part of the identifier of the collection: the name of its data source */
        group: string
        /** The second part of the identifier of the collection: the name of the layer in its data source */
        name: string
      }
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: Collection
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFoundHtml: {
        status: 404
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getSchema: {
    request: {
      path: {
        /** The first part of the identifier of the collection: the name of its data source */
        group: string
        /** The second part of the identifier of the collection: the name of the layer in its data source */
        name: string
      }
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/schema+json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: CollectionSchema
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFoundHtml: {
        status: 404
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getQueryables: {
    request: {
      path: {
        /** The first part of the identifier of the collection: the name of its data source */
        group: string
        /** The second part of the identifier of the collection: the name of the layer in its data source */
        name: string
      }
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/schema+json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: Queryables
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFoundHtml: {
        status: 404
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getSortables: {
    request: {
      path: {
        /** The first part of the identifier of the collection: the name of its data source */
        group: string
        /** The second part of the identifier of the collection: the name of the layer in its data source */
        name: string
      }
      query: {
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/schema+json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: Sortables
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFoundHtml: {
        status: 404
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getItems: {
    request: {
      path: {
        /** The first part of the identifier of the collection: the name of its data source */
        group: string
        /** The second part of the identifier of the collection: the name of the layer in its data source */
        name: string
      }
      query: {
        /** The maximum number of features in the response. A value above 10,000 is not an error: the response then has at most 10,000 features, and its link `next` leads to the others. A value that is below 1 or not an integer is rejected with `DIS-OAF-1016`. */
        limit: number
        /** The number of features to skip, for clients that page by number. A client that reads a whole collection should follow the link `next` instead, which costs the same on every page. It cannot be combined with `cursor`. */
        offset: number
        /** The start of the page, from the links `next` and `prev` of a page. A cursor is valid only for the request that produced it. With another collection, other filters or another order, or together with `offset`, it is rejected with `DIS-OAF-1014`. Clients take the cursor from the link. Its format is internal and may change. */
        cursor?: string
        /** Returns only features whose geometry touches this box, and features without a geometry. The box has four numbers (west, south, east, north) or six numbers (west, south, lowest, east, north, highest). Longitude and latitude are in degrees of WGS 84, heights in metres. If west is greater than east, the box crosses the antimeridian. If south is greater than north, the box is empty. `bbox-crs` sets another coordinate reference system, with its units and its axis order. */
        bbox?: BoundingBox
        /** The URI of the coordinate reference system of `bbox`. It must be one of the systems that the collection lists under `crs`. The numbers have the axis order of that system; for EPSG:4326 a box is south, west, north, east. Without this parameter `bbox` is in longitude and latitude of WGS 84. Without `bbox` it has no effect. */
        "bbox-crs"?: string
        /** Returns only features whose time intersects this time, and features without a time. An instant is a timestamp (`2024-02-29T12:00:00Z`, with any offset) or a date, which stands for its whole day in UTC. An interval is two instants with a slash between them. `..` or an empty string in place of an instant leaves that end open. Both ends belong to the interval. The time of a feature is the property that the schema of its collection marks as `primary-instant`, or the properties that it marks as `primary-interval-start` and `primary-interval-end`. */
        datetime?: string
        /** Returns only the features with these ids, separated by commas. A comma within an id is percent-encoded (`%2C`). Ids that the collection does not have are ignored. */
        ids?: readonly string[]
        /** Returns only features for which this expression is true. It is written in CQL2 (OGC 21-065r2), in the encoding that `filter-lang` names. It can use the properties and the geometry of the collection, the operators of CQL2, and the functions that `/functions` lists. A feature for which the expression is unknown, such as a comparison with null, is not returned. Faults are reported with their place in the expression. */
        filter?: string
        /** The encoding of `filter`: CQL2 text, the default, or CQL2 JSON. */
        "filter-lang": "cql2-text" | "cql2-json"
        /** The URI of the coordinate reference system of the geometries in `filter`. It must be one of the systems that the collection lists under `crs`. Coordinates have the axis order of that system. Without this parameter they are longitude and latitude of WGS 84. */
        "filter-crs"?: string
        /** The properties that the features in the response have: names, separated by commas. A comma within a name is percent-encoded (`%2C`). By default features have all properties. An empty list returns features without properties. The identifier and the geometry are always included (see `skipGeometry`). */
        properties?: readonly string[]
        /** The properties to sort by, separated by commas, the most important first. A comma within a name is percent-encoded (`%2C`). The prefix `-` sorts in descending order. The prefix `+`, which can be left out, sorts in ascending order. Texts are compared by code point, and false comes before true. Features whose property is null come last in both orders. If all sort properties are equal, the identifier decides, so that pages never overlap. */
        sortby?: readonly string[]
        /** If true, `geometry` is null in all features, which makes responses smaller and faster */
        skipGeometry: boolean
        /** The URI of the coordinate reference system of the coordinates in the response. It must be one of the systems that the collection lists under `crs`. Coordinates have the axis order that the authority of the system defines; for EPSG:4326 the latitude comes first. The header `Content-Crs` of the response names the system. Without this parameter coordinates are longitude and latitude of WGS 84. A geometry with a position that has no coordinates in the system is null. */
        crs?: string
        /** A filter by any queryable of the collection, under the name of the queryable. `name=Paris` selects the features whose property `name` is exactly `Paris`. Several filters must all be true. A value is written as in the features: numbers in decimal digits, `true` or `false`, dates as `2026-11-21`. The id of a feature is the queryable `id`, unless the collection has a property of this name. The word `queryables` is not part of a request. A name without a value selects the empty string. A date for a timestamp property selects the whole day in UTC. A property whose name is the name of another parameter, such as `limit`, cannot be selected in this way. A name that is neither a queryable nor another parameter of this operation is rejected with `DIS-OAF-1015`. */
        queryables?: { [name: string]: string }
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/geo+json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: FeatureCollection
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
          "Content-Crs": string
          Link: string
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
          "Content-Crs": string
          Link: string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFoundHtml: {
        status: 404
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  getFeature: {
    request: {
      path: {
        /** The first part of the identifier of the collection: the name of its data source */
        group: string
        /** The second part of the identifier of the collection: the name of the layer in its data source */
        name: string
        /** The `id` of a feature, as in the items of the collection. Its characters are percent-encoded, so that `way/1` is `way%2F1`. */
        featureId: string
      }
      query: {
        /** The URI of the coordinate reference system of the coordinates in the response. It must be one of the systems that the collection lists under `crs`. Coordinates have the axis order that the authority of the system defines; for EPSG:4326 the latitude comes first. The header `Content-Crs` of the response names the system. Without this parameter coordinates are longitude and latitude of WGS 84. A geometry with a position that has no coordinates in the system is null. */
        crs?: string
        /** The encoding of the response, which then does not depend on the header `Accept`. `json` is JSON: for features GeoJSON, and for descriptions of properties JSON Schema. The links of such a response to resources of this service have this parameter too. `html` is a page for people, which a browser shows. */
        f?: "json" | "html"
      }
      headers: {
        /** Versions that the caller already has, as received in the header `ETag`, separated by commas. `*` matches every version. If one of the versions is still current, the response is 304 without a body (RFC 9110 section 13.1.2). */
        "if-none-match"?: string
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: undefined
      accepts: "application/geo+json" | "text/html"
    }
    replies: {
      ok: {
        status: 200
        body: LinkedFeature
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
          "Content-Crs": string
        }
      }
      okHtml: {
        status: 200
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
          "Content-Crs": string
        }
      }
      notModified: {
        status: 304
        body: undefined
        headers: {
          "Content-Security-Policy"?: string | undefined
          ETag: string
        }
      }
      badRequest: {
        status: 400
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      badRequestHtml: {
        status: 400
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorized: {
        status: 401
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unauthorizedHtml: {
        status: 401
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbidden: {
        status: 403
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      forbiddenHtml: {
        status: 403
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFound: {
        status: 404
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notFoundHtml: {
        status: 404
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
  createToken: {
    request: {
      path: {}
      query: {}
      headers: {
        /** An identifier that the caller chooses to trace a request. The response repeats it and the server logs it. An identifier of more than 38 characters is rejected with `DIS-1008`. */
        "x-request-id"?: string
      }
      body: TokenRequest
    }
    replies: {
      ok: {
        status: 200
        body: Token
        headers: {
          "Content-Security-Policy"?: string | undefined
          "Cache-Control": "no-store"
          Pragma: "no-cache"
        }
      }
      badRequest: {
        status: 400
        body: OAuthError
        headers: {
          "Content-Security-Policy"?: string | undefined
          "Cache-Control": "no-store"
          Pragma: "no-cache"
        }
      }
      unauthorized: {
        status: 401
        body: OAuthError
        headers: {
          "Content-Security-Policy"?: string | undefined
          "Cache-Control": "no-store"
          Pragma: "no-cache"
        }
      }
      notAcceptable: {
        status: 406
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      contentTooLarge: {
        status: 413
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      contentTooLargeHtml: {
        status: 413
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unsupportedMediaType: {
        status: 415
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unsupportedMediaTypeHtml: {
        status: 415
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequests: {
        status: 429
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      tooManyRequestsHtml: {
        status: 429
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      internalError: {
        status: 500
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailable: {
        status: 503
        body: ErrorResponse
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
      unavailableHtml: {
        status: 503
        body: Page
        headers: {
          "Content-Security-Policy"?: string | undefined
        }
      }
    }
  }
}

export type OperationId = keyof Operations
