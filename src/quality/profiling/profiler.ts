import { mkdir, rm } from 'node:fs/promises'
import { formsLayout, frequenciesLayout, rowsTable, valuesLayout } from '../model/warehouse/load-tables.ts'
import { fillInEngine, findMany } from './fill-in-engine.ts'
import { fillValues } from './fill-values.ts'
import { checkLongest } from './check-longest.ts'
import { findLong } from './find-long.ts'
import { formsWithLong, writeLongValues } from './long-texts.ts'
import type { AttributeProfile } from '../model/profile.ts'
import { type DescribedAttribute, readStatistics } from './statistics.ts'
import type { ProfileRequest } from './profile-request.ts'

/** Shares of the time, measured with 1 and 10 million rows. */
const VALUES_SHARE = 0.8
const STATISTICS_SHARE = 0.1

/**
 * Profiles all attributes of a load: makes its three tables (see tables.ts) and returns the rest. It first removes the
 * leftovers of an interrupted profile. If it fails or is cancelled, it drops all three tables.
 * @returns a profile for each attribute, in the order of the attributes
 * @throws the errors of Warehouse.load, ValuesUndescribed, or the signal's reason
 */
export async function profile(request: ProfileRequest): Promise<AttributeProfile[]> {
  const { warehouse, entityId, generation, folder } = request
  const tables = [valuesLayout, formsLayout, frequenciesLayout].map((layout) => layout(entityId, generation))
  const names = tables.map(({ name }) => name)
  await warehouse.drop(names)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    // The tables are sorted by the numbers of the attributes. The source may have its columns in another order.
    const attributes = [...request.attributes].sort((a, b) => a.id - b.id)
    const profiles = await profileInto({ ...request, attributes })
    const byId = new Map(attributes.map(({ id }, i) => [id, profiles[i]!]))
    return request.attributes.map(({ id }) => byId.get(id)!)
  } catch (error) {
    // If this fails too, the warehouse is closed. The tables are dropped when it is opened the next time.
    await Promise.allSettled([warehouse.drop(names)])
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function profileInto(request: ProfileRequest): Promise<AttributeProfile[]> {
  const { warehouse, entityId, generation, attributes, rows, folder, signal, progress } = request
  const values = valuesLayout(entityId, generation)
  const forms = formsLayout(entityId, generation)
  await checkLongest(request)
  const long = await findLong(request)
  const texts = { warehouse, entityId, generation, folder, signal }
  const table = rowsTable(entityId, generation)
  const engine = warehouse.profiles.engineValues
  const many = engine === undefined ? [] : await findMany(engine, table, attributes, long, signal)
  const few = attributes.filter((attribute) => !many.includes(attribute))
  const inOrder = [...few, ...many]
  const filling = {
    warehouse,
    rows: table,
    values,
    attributes: few,
    long: {
      attributes: new Set(long),
      write: (attribute: number, path: string) => writeLongValues(texts, attribute, path),
    },
    folder,
    signal,
    progress: (fraction: number, done: number) => progress(VALUES_SHARE * fraction, sentence(inOrder, done)),
  }
  const described =
    engine === undefined || many.length === 0
      ? await fillValues(filling)
      : await fillInEngine({ ...filling, engine, entityId, generation, many })
  progress(VALUES_SHARE, 'Patterns, masks and phonetics are being counted.')
  if (long.length === 0) await warehouse.createAs(forms, warehouse.profiles.forms(values.name), signal)
  else await warehouse.load([forms], formsWithLong(texts, long), signal)
  await warehouse.createAs(
    frequenciesLayout(entityId, generation),
    warehouse.profiles.frequencies(values.name),
    signal,
  )
  const profiles: AttributeProfile[] = []
  const statistics = warehouse.profiles.statistics({ values: values.name, forms: forms.name, signal })
  const valuesAtOnce = warehouse.memoryMb === undefined ? VALUES_OF_CLUSTER_AT_ONCE : VALUES_AT_ONCE
  for (const batch of batches(described, valuesAtOnce)) {
    const [first, last] = [profiles.length + 1, profiles.length + batch.length]
    progress(
      1 - STATISTICS_SHARE * (1 - profiles.length / attributes.length),
      `Statistics of the attributes ${first} to ${last} of ${attributes.length} are being computed.`,
    )
    profiles.push(...(await readStatistics(statistics, batch, rows)))
  }
  return profiles
}

function sentence(attributes: ProfileRequest['attributes'], done: number): string {
  const at = Math.min(done, attributes.length - 1)
  return `Attribute ${at + 1} of ${attributes.length} is being profiled: ${attributes[at]!.name}.`
}

/** Attributes with few values are processed together, since each statement has a fixed cost. */
const ATTRIBUTES_AT_ONCE = 64
const VALUES_AT_ONCE = 1_000_000
/** The same if the engine divides its work itself. */
const VALUES_OF_CLUSTER_AT_ONCE = 50_000_000

function* batches(
  described: readonly DescribedAttribute[],
  valuesAtOnce: number,
): Generator<DescribedAttribute[]> {
  let batch: DescribedAttribute[] = []
  let values = 0
  for (const one of described) {
    const isFull = batch.length === ATTRIBUTES_AT_ONCE || values + one.summary.values > valuesAtOnce
    if (isFull && batch.length > 0) {
      yield batch
      batch = []
      values = 0
    }
    batch.push(one)
    values += one.summary.values
  }
  if (batch.length > 0) yield batch
}
