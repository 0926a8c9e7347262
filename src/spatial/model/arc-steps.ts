/** The angle of an arc that one line stands for is about so many degrees, as in GDAL. */
export const STEP = 4

/** As in GDAL. The number of steps is always odd. */
export const LEAST_STEPS = 7

/** That of an arc of just under 30 degrees, whose number of steps is rounded to the least one. */
const LARGEST_STEP = 30 / LEAST_STEPS

const deviation = 1 - Math.cos((LARGEST_STEP * Math.PI) / 360)

/** What is said of collections whose geometries have arcs. */
export const ARCS_NOTE = `Arcs are served as lines, in steps of at most ${LARGEST_STEP.toFixed(1)} degrees. They deviate from the arc by at most ${(100 * deviation).toFixed(2)} % of its radius.`
