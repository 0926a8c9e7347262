/** Layers by file. */
export const LAYERS = {
  countries: 'boundaries',
  us_states: 'boundaries',
  us_counties: 'boundaries',
  cities: 'places',
  events: 'odd',
} as const

/** A layer, a predicate in CQL2 text, and the condition in SQL of SQLite with SpatiaLite. */
export type PredicateInSql = readonly [layer: keyof typeof LAYERS, cql2: string, sql: string]

/** A box of SpatiaLite in longitude and latitude. */
const box = (text: string): string => `BuildMbr(${text},4326)`
const wkt = (text: string): string => `ST_GeomFromText('${text}',4326)`

/** A relation in CQL2 and the function of SpatiaLite for it, with the geometry on each side. */
function relation(
  layer: keyof typeof LAYERS,
  name: string,
  literal: string,
  sqlLiteral: string = literal.startsWith('BBOX') ? box(literal.slice(5, -1)) : wkt(literal),
): PredicateInSql[] {
  return [
    [layer, `S_${name.toUpperCase()}(geom, ${literal})`, `ST_${name}(geom, ${sqlLiteral}) = 1`],
    [layer, `S_${name.toUpperCase()}(${literal}, geom)`, `ST_${name}(${sqlLiteral}, geom) = 1`],
  ]
}

/**
 * Predicates of each conformance class. SQLite compares texts by their bytes, as CQL2 does here by code points.
 * Its LIKE ignores the case of ASCII letters, so that GLOB stands for the LIKE of CQL2.
 *
 * @param wyoming the border of this state as WKT, exactly as it is stored
 */
export const predicatesInSql = (wyoming: string): Readonly<Record<string, readonly PredicateInSql[]>> => ({
  'basic-cql2': [
    ['cities', "name = 'Berlin'", "name = 'Berlin'"],
    ['cities', 'population > 1000000', 'population > 1000000'],
    ['cities', 'population >= 5000000', 'population >= 5000000'],
    ['cities', "country = 'NZ' AND population < 2000", "country = 'NZ' AND population < 2000"],
    ['cities', "country = 'NZ' AND population <> 0", "country = 'NZ' AND population <> 0"],
    ['cities', "name >= 'Ø' AND name < 'Ś'", "name >= 'Ø' AND name < 'Ś'"],
    ['countries', 'iso_a2 IS NULL', 'iso_a2 IS NULL'],
    ['countries', 'iso_a2 IS NOT NULL', 'iso_a2 IS NOT NULL'],
    ['countries', "NOT (iso_a2 > 'M')", "NOT (iso_a2 > 'M')"],
    [
      'us_counties',
      "state_name = 'Texas' AND NOT (name = 'Bexar' OR name > 'M')",
      "state_name = 'Texas' AND NOT (name = 'Bexar' OR name > 'M')",
    ],
    [
      'us_counties',
      "NOT state_name = 'Texas' OR name = 'Bexar' AND fips < '5'",
      "NOT state_name = 'Texas' OR name = 'Bexar' AND fips < '5'",
    ],
    ['events', 'open = true', 'open = 1'],
    ['events', 'open <> true', 'open <> 1'],
    ['events', 'NOT open = true', 'NOT open'],
    ['events', "day < DATE('2020-01-09')", "day < '2020-01-09'"],
    ['events', "moment >= TIMESTAMP('2020-01-09T12:30:00Z')", "moment >= '2020-01-09T12:30:00.000Z'"],
    ['events', 'ratio <= 1.25', 'ratio <= 1.25'],
  ],
  'advanced-comparison-operators': [
    ['cities', "name LIKE 'San %'", "name GLOB 'San *'"],
    ['cities', "name LIKE '_ur_'", "name GLOB '?ur?'"],
    ['cities', "country = 'FR' AND name NOT LIKE '%-%'", "country = 'FR' AND name NOT GLOB '*-*'"],
    ['cities', "name LIKE '%\\%%'", "instr(name, '%') > 0"],
    ['cities', 'population BETWEEN 900000 AND 1000000', 'population BETWEEN 900000 AND 1000000'],
    [
      'cities',
      "population NOT BETWEEN 0 AND 2000000 AND country = 'CN'",
      "population NOT BETWEEN 0 AND 2000000 AND country = 'CN'",
    ],
    ['cities', "country IN ('LI', 'MC', 'SM')", "country IN ('LI', 'MC', 'SM')"],
    ['countries', "iso_a2 NOT IN ('FR', 'DE')", "iso_a2 NOT IN ('FR', 'DE')"],
    ['events', 'amount BETWEEN 5000000000 AND 12000000000', 'amount BETWEEN 5000000000 AND 12000000000'],
    ['events', "day IN (DATE('2020-01-03'), DATE('2020-01-24'))", "day IN ('2020-01-03', '2020-01-24')"],
  ],
  'case-insensitive-comparison': [
    ['cities', "CASEI(name) = casei('PARIS')", "upper(name) = 'PARIS'"],
    ['cities', "CASEI(name) LIKE casei('SANTA R%')", "name LIKE 'SANTA R%'"],
    ['us_counties', "CASEI(name) IN (casei('ORANGE'), casei('lake'))", "upper(name) IN ('ORANGE', 'LAKE')"],
    ['us_counties', "CASEI(name) <> casei('washington')", "lower(name) <> 'washington'"],
  ],
  'accent-insensitive-comparison': [
    [
      'cities',
      "country = 'ES' AND ACCENTI(name) = accenti('Malaga')",
      "country = 'ES' AND name IN ('Malaga', 'Málaga')",
    ],
    [
      'cities',
      "country = 'BR' AND ACCENTI(name) = accenti('Sao José')",
      "country = 'BR' AND name IN ('Sao Jose', 'São Jose', 'Sao José', 'São José')",
    ],
    [
      'cities',
      "country IN ('ES', 'FR', 'MX') AND ACCENTI(CASEI(name)) = accenti(casei('LEON'))",
      "country IN ('ES', 'FR', 'MX') AND lower(replace(replace(name, 'ó', 'o'), 'é', 'e')) = 'leon'",
    ],
  ],
  'basic-spatial-functions': [
    ...relation('countries', 'Intersects', 'BBOX(0,40,10,50)'),
    ...relation('countries', 'Intersects', 'POINT(7.02 49.92)'),
    ...relation('cities', 'Intersects', 'BBOX(5,50,6,51)'),
    ...relation('us_states', 'Intersects', 'BBOX(-110,35,-100,45)'),
    [
      'us_counties',
      'S_INTERSECTS(geom, BBOX(-100,30,-99,31)) AND NOT S_INTERSECTS(geom, BBOX(-99.5,30,-99,31))',
      `ST_Intersects(geom, ${box('-100,30,-99,31')}) AND NOT ST_Intersects(geom, ${box('-99.5,30,-99,31')})`,
    ],
  ],
  'basic-spatial-functions-plus': [
    ...relation('us_states', 'Intersects', 'LINESTRING(-120 40, -80 40)'),
    ...relation('us_states', 'Intersects', 'MULTIPOINT((-105 40), (-95 40), (0 0))'),
    ...relation('us_states', 'Intersects', 'MULTILINESTRING((-120 40, -115 40), (-90 30, -85 35))'),
    ...relation('us_counties', 'Intersects', 'POLYGON((-100 30, -98 31, -99 33, -100 30))'),
    ...relation(
      'us_states',
      'Intersects',
      'POLYGON((-110 35, -90 35, -90 45, -110 45, -110 35), (-105 36, -92 36, -92 44, -105 44, -105 36))',
    ),
    ...relation(
      'cities',
      'Intersects',
      'MULTIPOLYGON(((0 0, 2 0, 2 2, 0 0)), ((8 50, 8.5 50, 8.5 50.5, 8 50)))',
    ),
    ...relation(
      'countries',
      'Intersects',
      'GEOMETRYCOLLECTION(POINT(7.02 49.92), POLYGON((0 0, 10 0, 10 10, 0 10, 0 0)))',
    ),
  ],
  'spatial-functions': [
    ...relation('us_states', 'Disjoint', 'BBOX(-110,35,-100,45)'),
    ...relation('us_states', 'Disjoint', 'LINESTRING(-120 40, -80 40)'),
    ...relation('us_states', 'Within', 'BBOX(-110,30,-80,45)'),
    ...relation('us_states', 'Contains', 'BBOX(-101,40.5,-100,41)'),
    ...relation('us_states', 'Contains', 'LINESTRING(-101 40.5, -100 41)'),
    ...relation('us_states', 'Contains', 'POINT(-107 43)'),
    ...relation('us_states', 'Overlaps', 'BBOX(-110,35,-100,45)'),
    ...relation('us_states', 'Crosses', 'LINESTRING(-120 40, -80 40)'),
    ...relation('us_states', 'Touches', wyoming),
    ...relation('us_states', 'Equals', wyoming),
    ...relation('us_states', 'Within', wyoming),
    ...relation('us_states', 'Overlaps', wyoming),
    ...relation('us_counties', 'Within', wyoming),
    ...relation('us_counties', 'Touches', wyoming),
    ...relation('us_counties', 'Overlaps', 'POLYGON((-100 30, -98 31, -99 33, -100 30))'),
    ...relation('cities', 'Within', wyoming),
    ...relation('cities', 'Equals', 'POINT(13.41053 52.52437)'),
  ],
  'temporal-functions': [
    ['events', "T_AFTER(day, DATE('2020-01-10'))", "day > '2020-01-10'"],
    ['events', "T_BEFORE(day, INTERVAL('2020-01-10', '2020-01-12'))", "day < '2020-01-10'"],
    ['events', "T_INTERSECTS(day, INTERVAL('2020-01-10', '..'))", "day >= '2020-01-10'"],
    ['events', "T_DISJOINT(day, INTERVAL('..', '2020-01-10'))", "day > '2020-01-10'"],
    ['events', "T_EQUALS(day, DATE('2020-01-10'))", "day = '2020-01-10'"],
    [
      'events',
      "T_DURING(INTERVAL(moment, moment), INTERVAL('2020-01-05T12:30:00Z', '2020-01-20T12:30:00Z'))",
      "moment > '2020-01-05T12:30:00.000Z' AND moment < '2020-01-20T12:30:00.000Z'",
    ],
    [
      'events',
      "T_INTERSECTS(moment, INTERVAL('2020-01-05T12:30:00Z', '2020-01-20T12:30:00Z'))",
      "moment BETWEEN '2020-01-05T12:30:00.000Z' AND '2020-01-20T12:30:00.000Z'",
    ],
    ['events', "T_BEFORE(moment, TIMESTAMP('2020-01-20T12:30:00Z'))", "moment < '2020-01-20T12:30:00.000Z'"],
    [
      'events',
      "T_MEETS(INTERVAL(day, '2020-01-24'), INTERVAL('2020-01-24', '2020-02-01'))",
      "day < '2020-01-24'",
    ],
  ],
  'property-property': [
    ['us_counties', 'name = state_name', 'name = state_name'],
    ['us_counties', 'name > state_name', 'name > state_name'],
    ['us_counties', "'Texas' = state_name", "'Texas' = state_name"],
    ['cities', 'admin_code = country', 'admin_code = country'],
    ['events', 'amount / 8000000056 = ratio', 'cast(amount as real) / 8000000056 = ratio'],
    ['us_states', 'S_EQUALS(geom, geom)', 'ST_Equals(geom, geom) = 1'],
  ],
  functions: [
    ['cities', "country = 'GB' AND length(name) > 20", "country = 'GB' AND length(name) > 20"],
    ['cities', "country = 'IT' AND upper(name) = 'ROMA'", "country = 'IT' AND upper(name) = 'ROMA'"],
    ['cities', "name = 'York' AND lower(country) = 'gb'", "name = 'York' AND lower(country) = 'gb'"],
    ['events', 'floor(ratio) = 1', 'floor(ratio) = 1'],
    ['events', 'ceil(ratio) = 2', 'ceil(ratio) = 2'],
    ['events', 'round(ratio) = 2', 'round(ratio) = 2'],
    ['events', 'abs(ratio - 2) < 0.5', 'abs(ratio - 2) < 0.5'],
    ['events', 'day(day) = 24 AND month(day) = 1 AND year(day) = 2020', "day = '2020-01-24'"],
    ['events', 'day(moment) > 20', "cast(strftime('%d', moment) as integer) > 20"],
  ],
  arithmetic: [
    ['cities', "country = 'CN' AND population / 2 > 500000", "country = 'CN' AND population / 2.0 > 500000"],
    ['cities', "country = 'DE' AND population % 1000 = 1", "country = 'DE' AND population % 1000 = 1"],
    [
      'cities',
      "country = 'IN' AND population div 1000000 = 1",
      "country = 'IN' AND population / 1000000 = 1",
    ],
    [
      'cities',
      "country = 'CN' AND population >= 10^7 - 2 * 500000",
      "country = 'CN' AND population >= 9000000",
    ],
    [
      'cities',
      "country = 'CN' AND -population < -5000000 + 1",
      "country = 'CN' AND -population < -5000000 + 1",
    ],
    ['events', 'ratio * 8 - 1 >= 2 * (3 + 4)', 'ratio * 8 - 1 >= 2 * (3 + 4)'],
    ['events', 'amount % 7 = 3', 'amount % 7 = 3'],
  ],
})
