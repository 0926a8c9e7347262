/**
 * Words in the names of columns that hold coordinates, as they occur in published files: GTFS, Darwin Core (GBIF),
 * OurAirports, Geonames, Opendatasoft, Socrata, and national portals. Names are compared by their words, without
 * letter case, diacritics and punctuation: see words-of-name.ts.
 */

export interface CoordinateWords {
  /**
   * `degrees`: the words mean longitude and latitude. `plane`: they also mean metres in a plane. `sizes`: they also
   * mean length and width.
   */
  readonly kind: 'degrees' | 'plane' | 'sizes'
  readonly x: readonly string[]
  readonly y: readonly string[]
}

/** Earlier families and words have precedence. */
export const COORDINATE_WORDS: readonly CoordinateWords[] = [
  { kind: 'degrees', x: ['lon', 'lng', 'long'], y: ['lat'] },
  { kind: 'degrees', x: ['longitude'], y: ['latitude'] },
  { kind: 'degrees', x: ['Längengrad', 'Laengengrad'], y: ['Breitengrad'] },
  { kind: 'degrees', x: ['longitud'], y: ['latitud'] },
  { kind: 'degrees', x: ['longitudine'], y: ['latitudine'] },
  { kind: 'degrees', x: ['lengtegraad'], y: ['breedtegraad'] },
  { kind: 'degrees', x: ['længdegrad', 'lengdegrad', 'laengdegrad'], y: ['breddegrad'] },
  { kind: 'degrees', x: ['долгота'], y: ['широта'] },
  { kind: 'degrees', x: ['経度', '经度', '經度'], y: ['緯度', '纬度'] },
  { kind: 'plane', x: ['x'], y: ['y'] },
  { kind: 'plane', x: ['easting', 'Rechtswert', 'Ostwert'], y: ['northing', 'Hochwert', 'Nordwert'] },
  { kind: 'sizes', x: ['Länge', 'Laenge'], y: ['Breite'] },
  { kind: 'sizes', x: ['długość', 'dlugosc'], y: ['szerokość', 'szerokosc'] },
]

/** Words beside them that do not make it another place, as in `stop_lon`, `coord_x` or `geogr. Länge`. */
export const PLAIN_WORDS: readonly string[] = [
  // The coordinates and their unit.
  ...['coord', 'coords', 'coordinate', 'coordinates', 'coor', 'coordonnée', 'coordonnées', 'coordenada'],
  ...['coordenadas', 'Koordinate', 'Koordinaten', 'decimal', 'décimale', 'dezimal', 'dec', 'dd', 'deg'],
  ...['degree', 'degrees', 'degré', 'degrés', 'grado', 'grados', 'Grad', 'wgs', '84', 'epsg', '4326', 'crs'],
  ...[
    'geo',
    'geogr',
    'geographic',
    'geographical',
    'géographique',
    'geografische',
    'geographische',
    'geográfica',
  ],
  ...['geograficzna', 'gps', 'value', 'in', 'en', 'the'],
  // The thing that has them.
  ...[
    'point',
    'pt',
    'Punkt',
    'punto',
    'stop',
    'shape',
    'Haltestelle',
    'station',
    'site',
    'place',
    'location',
  ],
  ...['loc', 'localisation', 'ubicación', 'position', 'posición', 'lieu', 'Ort', 'Standort', 'feature'],
  // `intpt` is the internal point of the gazetteer of the United States.
  ...['centroid', 'center', 'centre', 'centroide', 'intpt'],
]

/** Words for the directions of the axes, as in `Longitude (E)`; they differ between the two columns of a pair. */
export const DIRECTION_WORDS: readonly string[] = [
  ...['e', 'n', 'w', 's', 'east', 'north', 'est', 'nord', 'Ost', 'este', 'norte'],
]

/** Names of columns of geometries. Columns with other names are found by what they hold. */
export const GEOMETRY_NAMES: readonly string[] = [
  ...['geometry', 'geom', 'the geom', 'wkt', 'wkt geom', 'geom wkt', 'wkb geometry', 'wkb', 'geojson'],
  ...['geo shape', 'geo json', 'shape', 'the geometry', 'géométrie', 'Geometrie', 'geometría', 'way'],
]

/** Words in the names of columns that hold both coordinates. */
export const POSITION_WORDS: readonly string[] = [
  ...['geo', 'geopoint', 'gps', 'coord', 'coords', 'coordinate', 'coordinates', 'coordonnée', 'coordonnées'],
  ...['coordenada', 'coordenadas', 'Koordinate', 'Koordinaten', 'location', 'geolocation', 'localisation'],
  ...['géolocalisation', 'localización', 'geolocalización', 'ubicación', 'position', 'posición', 'Standort'],
  ...['Lage', 'geom', 'geometry', 'géométrie', 'xy', 'coordonneesxy', 'point'],
]

/** Names whose values are latitude and longitude in this order, by the documentation of the portals that write them. */
export const LATITUDE_FIRST_NAMES: readonly string[] = ['geo point 2d', 'geo point', 'geopoint', 'location']

/** Words of grids, whose numbers are metres to the east (x) and to the north (y). */
export const GRID_WORDS = {
  x: ['x', 'east', 'easting', 'eastings', 'Ost', 'Ostwert', 'Rechtswert', 'este'],
  y: ['y', 'north', 'northing', 'northings', 'Nord', 'Nordwert', 'Hochwert', 'norte'],
} as const
