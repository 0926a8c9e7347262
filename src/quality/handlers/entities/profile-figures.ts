import type { QualityHandlers } from '../../../../generated/quality/contract.ts'
import type {
  AttributeProfile,
  Bin as DescribedBin,
  ExampleValue,
  Finding,
  NumberFigures,
} from '../../../../generated/quality/types.ts'
import type { ExactNumber } from '../../model/exact-number.ts'
import { entityPath, rowsHoldingPath, rowsWherePath, type RepositoryRef } from '../../model/links.ts'
import type { Attribute } from '../../model/attribute.ts'
import type { Bin, NumberSummary } from '../../model/profile.ts'
import { roundedShare } from '../../model/share.ts'
import type { ValueCount } from '../../model/warehouse/report-tables.ts'
import type { AttributeFigures, CountedRows, ReadFinding } from '../../services/reports/profiles.ts'
import type { QualityServices } from '../shared/quality-services.ts'
import { requesterOf } from '../shared/requester-of.ts'

/** Findings and profiles for clients that draw them. */
export const profileFigureHandlers = ({
  repositories,
  profiles,
}: Pick<QualityServices, 'repositories' | 'profiles'>): QualityHandlers<
  'listFindings' | 'getAttributeProfile'
> => ({
  listFindings: async ({ path, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    const requester = requesterOf(caller)
    const { total, findings } = await profiles.findings(repository.id, path.entityID, requester)
    const describer = new Describer(repository, path.entityID, requester.basePath ?? '')
    return reply.ok({ total, findings: findings.map((finding) => describer.finding(finding)) })
  },

  getAttributeProfile: async ({ path, caller }, reply) => {
    const repository = await repositories.find(path.repository)
    const requester = requesterOf(caller)
    const { entityID, attributeID } = path
    const figures = await profiles.attribute(repository.id, entityID, attributeID, requester)
    return reply.ok(new Describer(repository, entityID, requester.basePath ?? '').profile(figures))
  },
})

/** Longer texts, and texts with control characters, have no address here. The listing of values has one for each. */
const MAX_NAMED_CHARACTERS = 200
const CONTROL = /\p{Cc}/u

/** Describes figures in the words of the contract, with the addresses of their rows. */
class Describer {
  readonly #repository: Pick<RepositoryRef, 'name'>
  readonly #entity: number
  readonly #basePath: string

  constructor(repository: Pick<RepositoryRef, 'name'>, entity: number, basePath: string) {
    this.#repository = repository
    this.#entity = entity
    this.#basePath = basePath
  }

  finding({ level, kind, sentence, share, attribute, values, rows }: ReadFinding): Finding {
    const url = rows && ('where' in rows ? this.#where(rows.where) : this.#listing(rows.listing))
    return {
      ...{ level, kind, sentence },
      percent: roundedShare(100 * share),
      ...(attribute && { attribute: namesOf(attribute) }),
      examples: attribute ? values.map((value) => this.#example(attribute.id, value)) : [],
      ...(url !== undefined && { url }),
    }
  }

  profile({ attribute, findings, types, bins, far }: AttributeFigures): AttributeProfile {
    const { inferredType, inferredShare, numbers, nullMarkers, histogram, ...counts } = attribute.profile
    const { rows, nulls, blanks, distinct, minLength, maxLength } = counts
    return {
      ...namesOf(attribute),
      type: inferredType,
      typePercent: roundedShare(100 * inferredShare),
      ...{ rows, nulls, blanks, distinct, minLength, maxLength },
      types: types.map(({ type, ...counted }) => ({ type, ...this.#counted(counted) })),
      ...(nullMarkers && {
        nullMarkers: { rows: nullMarkers.rows, texts: nullMarkers.texts.map((text) => ({ ...text })) },
      }),
      ...(numbers && { numbers: describeNumbers(numbers) }),
      ...(far && {
        far: {
          below: this.#counted(far.below),
          above: this.#counted(far.above),
          whiskers: far.whiskers.map(exactText),
          bins: far.bulk.map((bin) => this.#bin({ ...bin, where: undefined })),
          examples: far.examples.map((value) => this.#example(attribute.id, value)),
        },
      }),
      histogram: {
        of: histogram.of === 'x' ? 'numbers' : 'lengths',
        bins: bins.map((bin) => this.#bin(bin)),
      },
      findings: findings.map((finding) => this.finding(finding)),
    }
  }

  #bin({ from, to, ...counted }: Bin & CountedRows): DescribedBin {
    return { from: exactText(from), to: exactText(to), ...this.#counted(counted) }
  }

  #counted({ rows, where }: CountedRows): { rows: number; url?: string } {
    return { rows, ...(where !== undefined && { url: this.#where(where) }) }
  }

  #example(attributeId: number, { text, length, rows }: ValueCount): ExampleValue {
    const isWhole = length <= MAX_NAMED_CHARACTERS && Array.from(text).length === length
    const url = rowsHoldingPath(this.#repository, this.#entity, attributeId, 'value', `:${text}`)
    return { text, length, rows, ...(isWhole && !CONTROL.test(text) && { url: this.#basePath + url }) }
  }

  #where(where: string): string {
    return this.#basePath + rowsWherePath(this.#repository, this.#entity, where)
  }

  #listing(name: string): string {
    return `${this.#basePath}${entityPath(this.#repository, this.#entity)}/${name}`
  }
}

const namesOf = ({ id, name, humanName }: Pick<Attribute, 'id' | 'name' | 'humanName'>) => ({
  attributeId: String(id),
  columnisedName: name,
  humanisedName: humanName,
})

const exactText = (number: ExactNumber): string => String(number)

function describeNumbers({ standardDeviation, ...numbers }: NumberSummary): NumberFigures {
  const { count, mean, min, lowerQuartile, median, upperQuartile, max } = numbers
  return {
    count,
    mean: exactText(mean),
    // The profile in the catalogue has null in place of an infinite number.
    ...(Number.isFinite(standardDeviation) && { standardDeviation: exactText(standardDeviation) }),
    min: exactText(min),
    lowerQuartile: exactText(lowerQuartile),
    median: exactText(median),
    upperQuartile: exactText(upperQuartile),
    max: exactText(max),
  }
}
