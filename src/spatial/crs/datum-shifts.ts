/** Translation in metres, rotation in arc seconds (position vector), scale in parts per million. */
export type DatumShift = readonly [
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
  scale: number,
]

/**
 * Shifts to WGS 84 by the EPSG code of the geographic system, for systems whose shift is missing in
 * proj4-list or differs by more than five metres from PROJ's in the middle of the area, and for systems in which every
 * collection is served. Values are the EPSG
 * data set's most accurate transformation without a grid (version 11, rotations converted to the position
 * vector convention). Molodensky-Badekas transformations are rewritten to the same seven parameters.
 */
export const DATUM_SHIFTS: Readonly<Record<number, DatumShift>> = {
  // OSGB 1936: the list has more digits than the EPSG data set, which moves positions by 4 mm
  4277: [446.448, -125.157, 542.06, 0.15, 0.247, 0.842, -20.489],
  // S-JTSK, from Greenwich and from Ferro
  4156: [572.213, 85.334, 461.94, 4.9732, 1.529, 5.2484, 3.5378],
  4818: [572.213, 85.334, 461.94, 4.9732, 1.529, 5.2484, 3.5378],
  // Korean 1985
  4162: [-114.62, 475.963, 675.018, 1.162, -2.347, -1.592, 6.342],
  // NAD27: the mean of the contiguous United States
  4267: [-8, 160, 176, 0, 0, 0, 0],
  // NZGD49: proj4-list refers to a grid that it does not contain
  4272: [59.47, -5.04, 187.44, 0.47, -0.1, 1.024, -4.5993],
  // Israel 1993
  4141: [23.772, 17.49, 17.859, -0.3132, -1.85274, 1.67299, -5.4262],
  // DB_REF, RD/83, PD/83
  5681: [584.9636, 107.7175, 413.8067, 1.1155, 0.2824, -3.1384, 7.9922],
  4745: [612.4, 77, 440.2, -0.054, 0.057, -2.797, 2.55],
  4746: [599.4, 72.4, 419.2, -0.062, -0.022, -2.723, 6.46],
  // Albanian 1987, CGRS93, Fatu Iva 72, Moorea 87, IGN63 Hiva Oa: the list has the rotations with the wrong
  // sign
  4191: [-44.183, -0.58, -38.489, 2.3867, 2.7072, -3.5196, -8.2703],
  6311: [8.846, -4.394, -1.122, -0.00237, -0.146528, 0.130428, 0.783926],
  4688: [347.175, 1077.618, 2623.677, 33.9058, -70.6776, 9.4013, 186.0647],
  4691: [218.769, 150.75, 176.75, 3.5231, 2.0037, 1.288, 10.9817],
  4689: [410.793, 54.542, 80.501, -2.5596, -2.3517, -0.6594, 17.3218],
  // Pampa del Castillo, Chos Malal 1914, Yacare
  4161: [-233.43, 6.65, 173.64, 0, 0, 0, 0],
  4160: [15.75, 164.93, 126.18, 0, 0, 0, 0],
  4309: [-124.45, 183.74, 44.64, -0.4384, 0.5446, -0.9706, -2.1365],
  // Indian 1975, Kertau (RSO), Lao 1993, Vientiane 1982
  4240: [293, 836, 318, 0.5, 1.6, -2.8, 2.1],
  4751: [-11, 851, 5, 0, 0, 0, 0],
  4677: [43.933, -129.593, -39.331, 0, 0, 0, 0],
  4676: [42.358, -124.688, -37.366, 0, 0, 0, 0],
  // Nord Sahara 1959, Tananarive from Greenwich and from Paris, ED50(ED77)
  4307: [-267.407, -47.068, 446.357, -0.179423, 5.577661, -1.27762, 1.204866],
  4297: [-198.383, -240.517, -107.909, 0, 0, 0, 0],
  4810: [-198.383, -240.517, -107.909, 0, 0, 0, 0],
  4154: [-110.33, -97.73, -119.85, 0.3423, 1.1634, 0.2715, 0.063],
  // St. Lucia 1955, Saint Pierre et Miquelon 1950
  4606: [-153, 153, 307, 0, 0, 0, 0],
  4638: [11.363, 424.148, 373.13, 0, 0, 0, 0],
}
