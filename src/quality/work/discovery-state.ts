import { MAX_CANDIDATES } from '../joins/discover/compounds.ts'
import type { DiscoveryProgress, EntityIdPair } from '../joins/discover/discover.ts'
import type { JoinableAttribute } from '../joins/discover/joinable-attribute.ts'
import { countPairs } from '../joins/discover/plan-units.ts'
import type { DiscoverJoinsParams } from '../model/join.ts'
import type { DiscoveredEntity, ServedEntities } from './served-entities.ts'

/** Sentences of one kind in a message; of the others it has the number. */
const MAX_SENTENCES = 3

/** How far a discovery is over all its rounds, and the sentences about it. */
export class DiscoveryState {
  /** Joins that were found and saved, and those of them that are new. */
  found = 0
  created = 0
  readonly #selfJoins: boolean
  /** The loads that were compared of each pair of entities. */
  readonly #compared = new Map<string, string>()
  readonly #cut = new Set<string>()
  #entities: ReadonlyMap<number, DiscoveredEntity> = new Map()
  #leftOut: readonly string[] = []

  constructor({ selfJoins }: Pick<DiscoverJoinsParams, 'selfJoins'>) {
    this.#selfJoins = selfJoins
  }

  /** Begins a round with the loads that are served now. */
  begin({ entities, leftOut }: ServedEntities): void {
    this.#entities = new Map(entities.map((entity) => [entity.id, entity]))
    this.#leftOut = leftOut
  }

  get attributes(): JoinableAttribute[] {
    return [...this.#entities.values()].flatMap(({ attributes }) => attributes)
  }

  /** True if there are attributes that have not been compared on the loads that are served now. */
  get isPending(): boolean {
    return countPairs(this.attributes, this.isWanted) > 0
  }

  /** True if the attributes of two entities are to be compared in this round. */
  readonly isWanted = (left: number, right: number): boolean =>
    this.#isAsked(left, right) && this.#compared.get(`${left}-${right}`) !== this.#loads(left, right)

  /** Ends a round. @param gone pairs of entities that could not be compared */
  end(gone: readonly EntityIdPair[]): void {
    const left = new Set(gone.map((pair) => `${pair.left}-${pair.right}`))
    const ids = [...this.#entities.keys()]
    for (const one of ids)
      for (const other of ids) {
        const key = `${one}-${other}`
        if (!left.has(key)) this.#compared.set(key, this.#loads(one, other))
      }
  }

  /** Notes that not all compound joins of two entities were looked for. */
  cut({ left, right }: EntityIdPair): void {
    this.#cut.add(`${this.#nameOf(left)} and ${this.#nameOf(right)}`)
  }

  /** What a running round says. */
  progress({ pairs, comparedPairs, compounds, comparedCompounds, candidates }: DiscoveryProgress): string {
    const compared = `${counted(comparedPairs)} of ${counted(pairs)} pairs of attributes are compared.`
    const compound = `Compound joins of ${counted(comparedCompounds)} of ${counted(compounds)} pairs of entities are compared (${counted(candidates)} candidates).`
    return [compared, ...(compounds > 0 ? [compound] : []), this.#foundSentence(), ...this.#notes()].join(' ')
  }

  /** What the job says at its end. */
  summary(): string {
    const pairs = countPairs(this.attributes, (left, right) => this.#isAsked(left, right))
    const pending = countPairs(this.attributes, this.isWanted)
    const unsettled = `${counted(pending)} pairs are left out, since their entities were reloaded again and again.`
    return [
      `${counted(pairs - pending)} of ${counted(pairs)} pairs of attributes are compared.`,
      this.#foundSentence(),
      ...(pending > 0 ? [unsettled] : []),
      ...this.#notes(),
    ].join(' ')
  }

  #foundSentence(): string {
    return `${counted(this.found)} ${this.found === 1 ? 'join is' : 'joins are'} found, ${counted(this.created)} of them new.`
  }

  #notes(): string[] {
    const cut = [...this.#cut].map(
      (names) =>
        `${names} have too many candidates for compound joins: at most ${counted(MAX_CANDIDATES)} are compared.`,
    )
    return [...firstOf(this.#leftOut), ...firstOf(cut)]
  }

  #isAsked(left: number, right: number): boolean {
    return this.#selfJoins || left !== right
  }

  #loads(left: number, right: number): string {
    return `${this.#entities.get(left)?.generation}-${this.#entities.get(right)?.generation}`
  }

  #nameOf(id: number): string {
    return this.#entities.get(id)?.name ?? 'a deleted entity'
  }
}

const counted = (count: number): string => count.toLocaleString('en')

function firstOf(sentences: readonly string[]): string[] {
  const rest = sentences.length - MAX_SENTENCES
  return rest > 0
    ? [...sentences.slice(0, MAX_SENTENCES), `The same holds for ${counted(rest)} more.`]
    : [...sentences]
}
