/** Rows in the form of files that portals publish, written by hand, and the geometries that they have. */
export interface PublishedFile {
  readonly title: string
  readonly text: string
  /** Of the first row, and of the second if there is one. */
  readonly geometries: readonly unknown[]
  /** The columns that the note names. */
  readonly from: string
  /** What else the notes tell. */
  readonly notes?: RegExp
  /** What GDAL 3.6 does not read in it. */
  readonly beyondGdal?:
    | 'the prefix SRID'
    | 'bars as delimiters'
    | 'blanks behind names'
    | 'the prefix of bytes'
    | 'objects with coordinates'
    | 'the line sep='
}

const point = (...coordinates: number[]) => ({ type: 'Point', coordinates })
const tabs = (...rows: string[][]): string => rows.map((row) => row.join('\t')).join('\n')

/** POINT(13.4 52.5) and LINESTRING(13.4 52.5,13.5 52.6) with SRID 4326, as PostGIS prints them. */
const EWKB_POINT = '0101000020E6100000CDCCCCCCCCCC2A400000000000404A40'
const EWKB_LINE = '0102000020E610000002000000CDCCCCCCCCCC2A400000000000404A400000000000002B40CDCCCCCCCC4C4A40'

export const PUBLISHED_FILES: readonly PublishedFile[] = [
  {
    title: 'GTFS: stops.txt',
    text: 'stop_id,stop_code,stop_name,stop_lat,stop_lon,location_type,parent_station\nde:11000:900003201,,"Berlin, Hauptbahnhof",52.525592,13.369545,1,\n',
    geometries: [point(13.369545, 52.525592)],
    from: 'stop_lon and stop_lat',
  },
  {
    title: 'GTFS: shapes.txt',
    text: 'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled\nA_shp,37.61956,-122.48161,1,0\nA_shp,37.64430,-122.41070,2,6.8310\n',
    geometries: [point(-122.48161, 37.61956), point(-122.4107, 37.6443)],
    from: 'shape_pt_lon and shape_pt_lat',
  },
  {
    title: 'GBIF: an occurrence download',
    text: tabs(
      ['gbifID', 'species', 'countryCode', 'locality', 'decimalLatitude', 'decimalLongitude', 'elevation'],
      ['4510312', 'Parus major', 'SE', 'Ottenby "lund"', '56.2', '16.4', ''],
      ['4510313', 'Pica pica', 'SE', 'unknown', '', '', '12.0'],
    ),
    geometries: [point(16.4, 56.2), null],
    from: 'decimalLongitude and decimalLatitude',
  },
  {
    title: 'GBIF: Darwin Core with verbatim coordinates and a footprint',
    text: tabs(
      ['verbatimLatitude', 'verbatimLongitude', 'decimallatitude', 'decimallongitude', 'footprintWKT'],
      ['56 12 N', '16 24 E', '56.2', '16.4', ''],
      ['', '', '57.5', '-16', 'POLYGON ((-16 57, -15 57, -15 58, -16 57))'],
    ),
    geometries: [point(16.4, 56.2), point(-16, 57.5)],
    from: 'decimallongitude and decimallatitude',
  },
  {
    title: 'OurAirports: airports.csv',
    text: '"id","ident","type","name","latitude_deg","longitude_deg","elevation_ft","continent"\n2434,"EGLL","large_airport","London Heathrow Airport",51.470600,-0.461941,83,"EU"\n',
    geometries: [point(-0.461941, 51.4706)],
    from: 'longitude_deg and latitude_deg',
  },
  {
    title: 'Geonames with the names of its columns',
    text: tabs(
      ['geonameid', 'name', 'asciiname', 'alternatenames', 'latitude', 'longitude', 'feature class'],
      ['2950159', 'Berlin', 'Berlin', 'Berlino,Berlín', '52.52437', '13.41053', 'P'],
    ),
    geometries: [point(13.41053, 52.52437)],
    from: 'longitude and latitude',
  },
  {
    title: 'Geonames at Opendatasoft',
    text: 'Geoname ID;Name;Country Code;Population;Coordinates\n2950159;Berlin;DE;3426354;52.52437, 13.41053\n703448;Kyiv;UA;2797553;50.45466, 30.5238\n',
    geometries: [point(13.41053, 52.52437), point(30.5238, 50.45466)],
    from: 'Coordinates, read as latitude and longitude',
    notes: /Neither its name nor its values show this order/,
  },
  {
    title: 'Germany: charging stations, with decimal commas',
    text: 'Betreiber;Ort;Breitengrad;Längengrad;Nennleistung [kW]\r\nStadtwerke;Hamburg;53,4900;10,0500;22\r\nAutohof;Kassel;51,3127;9,4797;3,7\r\n',
    geometries: [point(10.05, 53.49), point(9.4797, 51.3127)],
    from: 'Längengrad and Breitengrad',
    notes: /decimal commas became numbers: Nennleistung \[kW\]/,
  },
  {
    title: 'Germany: names of stations with geographic length and width',
    text: 'Stations_id;Stationshoehe;geoBreite;geoLaenge;Stationsname\n00003;202;50.7827;6.0941;Aachen\n',
    geometries: [point(6.0941, 50.7827)],
    from: 'geoLaenge and geoBreite',
  },
  {
    title: 'Germany: abbreviated words with units',
    text: 'Messstelle;geogr. Länge (°, WGS84);geogr. Breite (°, WGS84)\nDresden;13,7;51,05\n',
    geometries: [point(13.7, 51.05)],
    from: 'geogr. Länge (°, WGS84) and geogr. Breite (°, WGS84)',
  },
  {
    title: 'Germany: metres beside degrees',
    text: 'Name;X_Koordinate;Y_Koordinate;LON_WGS84;LAT_WGS84\nRathaus;389500,2;5819700,1;13,3777;52,5163\n',
    geometries: [point(13.3777, 52.5163)],
    from: 'LON_WGS84 and LAT_WGS84',
    notes: /decimal commas became numbers: X_Koordinate, Y_Koordinate/,
  },
  {
    title: 'Germany: plain length and width of places',
    text: 'Ort;Laenge;Breite\nWien;16,37382;48,20817\n',
    geometries: [point(16.37382, 48.20817)],
    from: 'Laenge and Breite',
  },
  {
    title: 'France: addresses, with metres in x and y',
    text: 'id;numero;nom_voie;x;y;lon;lat;nom_ld\n33199_1;152;Rue du Port;374053.7;6399654.5;-1.110366;44.619615;\n',
    geometries: [point(-1.110366, 44.619615)],
    from: 'lon and lat',
  },
  {
    title: 'France: charging stations with an array',
    text: 'id_pdc_itinerance,nom_station,coordonneesXY,puissance_nominale\nFRS31P1,Gare,"[1.4442, 43.6045]",22\n',
    geometries: [point(1.4442, 43.6045)],
    from: 'coordonneesXY, read as longitude and latitude',
  },
  {
    title: 'France: columns in degrees',
    text: 'nom;X_WGS84;Y_WGS84\nMairie;2,3522;48,8566\n',
    geometries: [point(2.3522, 48.8566)],
    from: 'X_WGS84 and Y_WGS84',
  },
  {
    title: 'France: decimal degrees beside others',
    text: 'commune,lat_dms,lon_dms,lat_dd,lon_dd\nBrest,"48°23\'N","4°29\'W",48.3904,-4.4861\n',
    geometries: [point(-4.4861, 48.3904)],
    from: 'lon_dd and lat_dd',
  },
  {
    title: 'France: coordinates with an accent',
    text: 'nom;coordonnée_x;coordonnée_y\nPhare; 2.5 ;+51.02\n',
    geometries: [point(2.5, 51.02)],
    from: 'coordonnée_x and coordonnée_y',
  },
  {
    title: 'Opendatasoft: positions and shapes',
    text: `Libelle;geo_point_2d;geo_shape\nQuai;48.85, 2.35;"{""coordinates"": [[2.34, 48.84], [2.36, 48.86]], ""type"": ""LineString""}"\n`,
    geometries: [
      {
        type: 'LineString',
        coordinates: [
          [2.34, 48.84],
          [2.36, 48.86],
        ],
      },
    ],
    from: 'geo_shape',
  },
  {
    title: 'Opendatasoft: positions only',
    text: 'Station;Geo Point\nBastille;48.8531,2.3690\n',
    geometries: [point(2.369, 48.8531)],
    from: 'Geo Point, read as latitude and longitude',
  },
  {
    title: 'Opendatasoft: positions beside empty shapes',
    text: 'Station;geo_point_2d;geo_shape\nBastille;48.8531, 2.3690;\nNation;;\n',
    geometries: [point(2.369, 48.8531), null],
    from: 'geo_point_2d, read as latitude and longitude',
  },
  {
    title: 'Spain: stations',
    text: 'CODIGO;DESCRIPCION;LATITUD;LONGITUD\n60000;MADRID ATOCHA;40,4065;-3,6892\n',
    geometries: [point(-3.6892, 40.4065)],
    from: 'LONGITUD and LATITUD',
  },
  {
    title: 'Spain: coordinates with units',
    text: 'Nombre,Coordenada X (longitud),Coordenada Y (latitud)\nFaro,-8.4064,43.3859\n',
    geometries: [point(-8.4064, 43.3859)],
    from: 'Coordenada X (longitud) and Coordenada Y (latitud)',
  },
  {
    title: 'Spain: one column, latitude first by its name',
    text: 'Nombre;Latitud y longitud\nFaro;43.3859, -8.4064\n',
    geometries: [point(-8.4064, 43.3859)],
    from: 'Latitud y longitud, read as latitude and longitude',
  },
  {
    title: 'Socrata: a location',
    text: 'Facility,Location\nPark,"(41.8781, -87.6298)"\nPool,"(41.9000, -100.65)"\n',
    geometries: [point(-87.6298, 41.8781), point(-100.65, 41.9)],
    from: 'Location, read as latitude and longitude',
  },
  {
    title: 'Socrata: geometries under a name of its own',
    text: 'asset,footprint of asset\nBridge,"MULTILINESTRING ((1 2, 3 4))"\n',
    geometries: [
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [1, 2],
            [3, 4],
          ],
        ],
      },
    ],
    from: 'footprint of asset',
  },
  {
    title: 'Wikidata: points in well-known text',
    text: 'item,itemLabel,coord\nQ64,Berlin,Point(13.383333333 52.516666666)\n',
    geometries: [point(13.383333333, 52.516666666)],
    from: 'coord',
  },
  {
    title: 'PostGIS: hexadecimal digits of a dump',
    text: `gid,name,the_geom\n1,a,${EWKB_POINT}\n2,b,${EWKB_LINE}\n`,
    geometries: [
      point(13.4, 52.5),
      {
        type: 'LineString',
        coordinates: [
          [13.4, 52.5],
          [13.5, 52.6],
        ],
      },
    ],
    from: 'the_geom',
  },
  {
    title: 'PostGIS: extended text under another name',
    text: 'gid\tplace_of_it\n1\tSRID=4326;POINT Z (13.4 52.5 34)\n',
    geometries: [point(13.4, 52.5, 34)],
    from: 'place_of_it',
    beyondGdal: 'the prefix SRID',
  },
  {
    title: 'PostGIS: GeoJSON, also as Features, under another name',
    text: `gid,st_asgeojson\n1,"{""type"":""Point"",""coordinates"":[13.4,52.5]}"\n2,"{""type"":""Feature"",""properties"":{},""geometry"":null}"\n`,
    geometries: [point(13.4, 52.5), null],
    from: 'st_asgeojson',
  },
  {
    title: 'Overpass: names with a sign',
    text: '@id\t@lat\t@lon\tname\n1\t50.1\t8.6\tFrankfurt\n',
    geometries: [point(8.6, 50.1)],
    from: '@lon and @lat',
  },
  {
    title: 'USGS: earthquakes',
    text: 'time,latitude,longitude,depth,mag\n2026-11-01T04:12:09.000Z,-23.6,-70.4,10,5.2\n',
    geometries: [point(-70.4, -23.6)],
    from: 'longitude and latitude',
  },
  {
    title: 'ArcGIS: an export of points',
    text: 'OBJECTID,POINT_X,POINT_Y\n1,-77.0365,38.8977\n',
    geometries: [point(-77.0365, 38.8977)],
    from: 'POINT_X and POINT_Y',
  },
  {
    title: 'Trackers: names without a separator',
    text: 'device,GPSLatitude,GPSLongitude\na,60.17,24.94\n',
    geometries: [point(24.94, 60.17)],
    from: 'GPSLongitude and GPSLatitude',
  },
  {
    title: 'Web services: nested names',
    text: 'id,location.lat,location.lng\n1,35.68,139.69\n',
    geometries: [point(139.69, 35.68)],
    from: 'location.lng and location.lat',
  },
  {
    title: 'Instruments: names with directions',
    text: 'Sample|Latitude [°N]|Longitude [°E]\nS1|-54.2|3.4\n',
    geometries: [point(3.4, -54.2)],
    from: 'Longitude [°E] and Latitude [°N]',
    beyondGdal: 'bars as delimiters',
  },
  {
    title: 'Japan: facilities',
    text: '名称,緯度,経度\n市役所,35.6895,139.6917\n',
    geometries: [point(139.6917, 35.6895)],
    from: '経度 and 緯度',
  },
  {
    title: 'Mixed words for the two',
    text: 'name,Long,Latitude,note\na,8.5,47.4,b\n',
    geometries: [point(8.5, 47.4)],
    from: 'Long and Latitude',
  },
  {
    title: 'journeys, whose station is the place',
    text: 'start_lat,start_lon,end_lat,end_lon,station_lat,station_lon\n1,2,3,4,5,6\n',
    geometries: [point(6, 5)],
    from: 'station_lon and station_lat',
  },
  {
    title: 'one place under a name that is not plain',
    text: 'bus,pickup_latitude,pickup_longitude\n7,40.75,-73.99\n',
    geometries: [point(-73.99, 40.75)],
    from: 'pickup_longitude and pickup_latitude',
  },
  {
    title: 'United States: the gazetteer, whose last name has blanks behind it',
    text: tabs(
      ['USPS', 'GEOID', 'NAME', 'INTPTLAT', 'INTPTLONG                                   '],
      ['AL', '0100124', 'Abbeville city', '31.564724', '-85.259123              '],
    ),
    geometries: [point(-85.259123, 31.564724)],
    from: 'INTPTLONG and INTPTLAT',
    beyondGdal: 'blanks behind names',
  },
  {
    title: 'France: charging stations, in lower case',
    text: 'nom_station,coordonneesxy\nParking,"[2.35,48.85]"\n',
    geometries: [point(2.35, 48.85)],
    from: 'coordonneesxy, read as longitude and latitude',
  },
  {
    title: 'PostgreSQL: well-known binary as bytes',
    text: `id,st_asbinary\n1,\\x${EWKB_POINT}\n2,\\x${EWKB_LINE.toLowerCase()}\n`,
    geometries: [
      point(13.4, 52.5),
      {
        type: 'LineString',
        coordinates: [
          [13.4, 52.5],
          [13.5, 52.6],
        ],
      },
    ],
    from: 'st_asbinary',
    beyondGdal: 'the prefix of bytes',
  },
  {
    title: 'Opendatasoft: objects with latitude and longitude',
    text: 'id;geo_point_2d\n1;"{""lon"": 2.35, ""lat"": 48.85}"\n2;"{""lat"": ""48.8"", ""lon"": ""2.4""}"\n3;"{""lat"": null, ""lon"": null}"\n',
    geometries: [point(2.35, 48.85), point(2.4, 48.8), null],
    from: 'geo_point_2d',
    beyondGdal: 'objects with coordinates',
  },
  {
    title: 'Excel: a first line that tells the delimiter',
    text: '\ufeffsep=;\r\nname,unit;lat;lon\r\na;1,5;2,5\r\n',
    geometries: [point(2.5, 1.5)],
    from: 'lon and lat',
    beyondGdal: 'the line sep=',
  },
]
