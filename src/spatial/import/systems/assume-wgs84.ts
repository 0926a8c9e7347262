import { ImportError } from '../import-error.ts'

/**
 * Coordinates of a file without a reference system can be degrees on WGS 84 only if all of them are degrees.
 *
 * @param file name of the file
 * @param missing what the file lacks, as the end of a sentence
 * @param box of all coordinates as the file declares it; undefined if it declares none
 * @returns a note that says so
 * @throws ImportError that names the option
 */
export function assumeWgs84(file: string, missing: string, box: readonly number[] | undefined): string {
  const [minX = NaN, minY = NaN, maxX = NaN, maxY = NaN] = box ?? []
  if (!(minX >= -180 && maxX <= 180 && minY >= -90 && maxY <= 90)) {
    throw new ImportError(
      `${file} has ${missing}, and its coordinates are not known to be degrees. Name its reference system, for example with --crs EPSG:25832.`,
    )
  }
  return `${file} has ${missing}. The coordinates are taken as longitude and latitude on WGS 84.`
}
