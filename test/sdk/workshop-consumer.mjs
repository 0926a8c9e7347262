// A program that is put beside the sources of the SDK of the fixture `workshop`, compiled with them and run with
// the server's address: uses what is hard to generate, and prints what it got as JSON.
import { Configuration, DefaultApi, ResponseError } from './index.js'

// @ts-expect-error -- the member of another command
/** @type {import('./index.js').Command} */ export const wrong = { command: 'sharpen', name: 'saw' }

/** @type {any} */
const { process } = globalThis
const api = new DefaultApi(new Configuration({ basePath: process.argv[2], apiKey: 'k' }))

await api.deleteTool({ id: 7, reason: { reason: 'broken', witnesses: ['a'] } })
const sharpened = await api.commandTool({ id: 7, command: { command: 'sharpen', angle: 20 } })
/** @type {unknown} */
const refused = await api
  .commandTool({ id: 7, command: { command: 'sharpen', angle: 90 } })
  .catch((error) => error)
if (!(refused instanceof ResponseError)) throw new Error('A wrong angle was taken.')
const picture = new File(['waves'], 'sea.png', { type: 'image/png' })
const { time } = await api.getClock({ room: 'hall' }).then((clock) => clock ?? { time: undefined })
const places = await api.getShelf({ shelf: 'places' })
const [names] = (await api.getShelf({ shelf: 'names' })).items
process.stdout.write(
  JSON.stringify({
    sharpened: sharpened.name,
    refusal: /** @type {{ faults: string[] }} */ (await refused.response.json()).faults,
    hung: await api.hangPicture({ room: 'hall', picture }),
    time,
    none: (await api.getLamp({ room: 'hall' })) === null,
    places: places.items.map((item) => item.places),
    names: { Left: names?.['Left'], Right: names?.['Right'] },
    empty: (await api.getShelf({ shelf: 'empty' })).items.length,
  }),
)
