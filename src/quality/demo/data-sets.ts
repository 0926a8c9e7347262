import { packageFile } from '../../lib/package-file.ts'
import type { DataSource } from '../../site/site.ts'

/** A data set of the repository `demo`: a file that is uploaded, and the entity that is created from it. */
export interface DataSet {
  readonly entityName: string
  readonly description: string
  /** Name of the upload. */
  readonly file: string
  /** A file of the package `vega-datasets`; undefined for a file that this program generates. */
  readonly packaged?: string
}

export const DEMO_DATA_SETS: readonly DataSet[] = [
  {
    entityName: 'Airports',
    description: 'Airports of the United States with code, place and position.',
    file: 'airports.csv',
    packaged: 'airports.csv',
  },
  {
    entityName: 'Bird Strikes',
    description: 'Collisions of aircraft with birds and other animals, as reported to the authority.',
    file: 'birdstrikes.csv',
    packaged: 'birdstrikes.csv',
  },
  {
    entityName: 'Zip Codes',
    description: 'Postal codes of the United States with place, county and position.',
    file: 'zipcodes.csv',
    packaged: 'zipcodes.csv',
  },
  {
    entityName: 'Seattle Weather',
    description: 'Daily precipitation, temperatures and wind in Seattle, 2012 to 2015.',
    file: 'seattle-weather.csv',
    packaged: 'seattle-weather.csv',
  },
  {
    entityName: 'Cities',
    description: 'Cities and towns of the world with at least a thousand inhabitants.',
    file: 'cities.csv',
  },
]

/** Path of a packaged file. */
export const packagedFile = (name: string): string => packageFile('vega-datasets', `data/${name}`)

/** The packages that the demonstration repository uses, in addition to those of the spatial service. */
export const QUALITY_DEMO_SOURCES: readonly DataSource[] = [
  {
    name: 'vega-datasets',
    url: 'https://www.npmjs.com/package/vega-datasets',
    gives: 'Airports of the United States (entity Airports).',
    packageLicence: 'BSD-3-Clause',
    origin: 'Federal Aviation Administration, United States',
    originUrl: 'https://catalog.data.gov/dataset/airports-5e97a',
    dataLicence: 'public domain (work of the United States government)',
    dataLicenceUrl: 'https://www.usa.gov/government-works',
  },
  {
    name: 'vega-datasets',
    url: 'https://www.npmjs.com/package/vega-datasets',
    gives: 'Reports of collisions with wildlife (entity Bird Strikes).',
    packageLicence: 'BSD-3-Clause',
    origin: 'FAA Wildlife Strike Database',
    originUrl: 'https://wildlife.faa.gov/',
    dataLicence: 'public domain (work of the United States government)',
    dataLicenceUrl: 'https://resources.data.gov/open-licenses/',
  },
  {
    name: 'vega-datasets',
    url: 'https://www.npmjs.com/package/vega-datasets',
    gives: 'Postal codes of the United States (entity Zip Codes).',
    packageLicence: 'BSD-3-Clause',
    origin: 'GeoNames',
    originUrl: 'https://download.geonames.org/export/zip/',
    dataLicence: 'Creative Commons Attribution 4.0',
    dataLicenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'vega-datasets',
    url: 'https://www.npmjs.com/package/vega-datasets',
    gives: 'Daily weather in Seattle (entity Seattle Weather).',
    packageLicence: 'BSD-3-Clause',
    origin: 'National Oceanic and Atmospheric Administration, United States',
    originUrl: 'https://www.ncei.noaa.gov/cdo-web/datatools/records',
    dataLicence: 'public domain (work of the United States government)',
    dataLicenceUrl: 'https://www.usa.gov/government-works',
  },
]
