import { axisDirections } from './wkt.ts'
import type { ReferenceSystem } from './definitions.ts'

/**
 * Codes of projected systems whose first axis is the northing, in the EPSG data set 10.076. A range spans only
 * codes of such systems and codes that EPSG does not use for projected systems.
 */
const NORTHING_FIRST =
  '2036 2044-2045 2081-2083 2085-2086 2091-2093 2096-2098 2105-2132 2166-2180 2193 2199-2200 2206-2212 2218 ' +
  '2221 2296-2307 2319-2549 2551-2735 2738-2758 2935-2941 2953 3006-3030 3034-3035 3038-3051 3058-3059 3068 ' +
  '3114-3118 3120 3126-3140 3144-3147 3150-3152 3173 3300-3301 3328-3335 3346 3350-3352 3366 3386-3390 ' +
  '3396-3399 3407 3414 3416 3764 3788-3793 3795-3796 3833-3854 3873-3885 3907-3911 4026-4038 4417 4434 ' +
  '4491-4554 4568-4589 4652-4822 4839-4880 5048 5105-5188 5253-5259 5269-5275 5343-5349 5367 5479-5482 ' +
  '5518-5520 5562-5588 5632-5639 5651-5653 6244-6275 6362 6372-6387 6669-6687 6707-6709 6870-6876 6962 ' +
  '7799-7801 7825-7831 8433-8441 9039-9040 9221-9254 9271-9285 9377 9498 9821 9831-9841 9851-9865 9895 ' +
  '20004-20032 20064-20092 20904-20932 21004-21032 21207-21264 21307-21483 21896-21899 22171-22197 22240 ' +
  '25884 27205-27232 27391-27398 27492 28402-28492 29701-29702 30161-30179 30800 31251-31259 31275-31290 ' +
  '31466-31469 31700 32661 32761'

/** Codes of geographic systems whose first axis is the longitude. All other geographic systems of EPSG have the latitude first. */
const LONGITUDE_FIRST = '7034-7042 7084-7088 7133 8901-8902 9778-9779 9783-9784'

/**
 * True if the authority puts the latitude or the northing first. For EPSG the code tells; newer codes, and
 * systems of other authorities, are read from the axes of the well-known text. A text without axes means
 * longitude or easting first (OGC 01-009).
 */
export function isNorthFirst(
  { organization, code, definition }: ReferenceSystem,
  isGeographic: boolean,
): boolean {
  const isEpsg = organization.toUpperCase() === 'EPSG'
  if (isEpsg && isGeographic) return !contains(LONGITUDE_FIRST, code)
  if (isEpsg && contains(NORTHING_FIRST, code)) return true
  const [first, second] = axisDirections(definition)
  return first === 'NORTH' && second === 'EAST'
}

const contains = (ranges: string, code: number): boolean =>
  ranges.split(' ').some((range) => {
    const [from, to = from] = range.split('-').map(Number) as [number, number?]
    return code >= from && code <= to
  })
