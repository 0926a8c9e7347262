import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Pair,
  type Scalar,
} from 'yaml'
import { nearestName } from '../../lib/nearest-name.ts'
import { printable } from '../../lib/text.ts'
import { foldedName } from '../stores/shared/folded-name.ts'
import type { FileFault, Place } from './faults.ts'
import { MEMBERS, type Member, type MemberName, type RuleInFile } from './members.ts'

/** A rule of a file, and where it is. */
export interface FileRule extends RuleInFile {
  /** The place of the rule, or of one of its members. */
  readonly placeOf: (member?: MemberName) => Place
  /**
   * The place of a character of a text. Undefined if the characters of the text are not those of the file: the text has
   * escapes or several lines.
   */
  readonly placeIn: (member: MemberName, offset: number) => Place | undefined
}

/** The rules of one entity, from a YAML file. */
export interface RuleFile {
  readonly path: string
  /** The name of the entity. */
  readonly entity: string
  readonly entityPlace: Place
  readonly rules: readonly FileRule[]
}

const MAX_SYNTAX_FAULTS = 5

/** The most rules of a file. As many take about 25 s to read, and 900 MB. */
export const MAX_RULES = 100_000
/** The most bytes of a file. */
export const MAX_BYTES = 64_000_000

const REWORDED: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: 'The file has several documents; write one file for each entity.',
  RESOURCE_EXHAUSTION: 'The text is nested too deeply; write a list of rules.',
}

/**
 * Reads a file of rules.
 * @param faults gets all faults of the file, in the order of their places
 * @returns undefined if the file has faults
 */
export function readRuleFile(path: string, source: string, faults: FileFault[]): RuleFile | undefined {
  return new Reader(path, source).read(faults)
}

class Reader {
  readonly #path: string
  readonly #source: string
  readonly #lines = new LineCounter()
  readonly #document: Document.Parsed
  readonly #faults: FileFault[] = []

  constructor(path: string, source: string) {
    this.#path = path
    this.#source = source
    this.#document = parseDocument(source, {
      lineCounter: this.#lines,
      prettyErrors: false,
      stringKeys: true,
    })
  }

  read(faults: FileFault[]): RuleFile | undefined {
    const { errors, warnings } = this.#document
    // An early fault makes the parser report the rest of the file too.
    for (const { code, message, pos } of [...errors, ...warnings].slice(0, MAX_SYNTAX_FAULTS))
      this.#fault(this.#place(pos[0]), `This is not valid YAML: ${REWORDED[code] ?? sentence(message)}`)
    visit(this.#document, {
      Alias: (_, alias) =>
        this.#fault(
          this.#placeOf(alias),
          'References to other values (*) are not supported; write the value itself.',
        ),
    })
    const file = this.#faults.length === 0 ? this.#file() : undefined
    faults.push(...this.#faults.toSorted((a, b) => a.line - b.line || a.column - b.column))
    return this.#faults.length === 0 ? file : undefined
  }

  #file(): RuleFile | undefined {
    const top = this.#document.contents
    if (!isMap(top)) {
      this.#fault(this.#placeOf(top), 'A file of rules must have the members entity and rules.')
      return undefined
    }
    const members = this.#members(top.items, ['entity', 'rules'], this.#placeOf(top))
    const [entity, rules] = [members.get('entity')?.value, members.get('rules')?.value]
    this.#need(members, ['entity', 'rules'], this.#placeOf(top))
    const entityPlace = this.#placeOf(entity)
    if (members.has('entity') && !(isScalar(entity) && typeof entity.value === 'string'))
      this.#fault(
        entityPlace,
        'entity must be the name of an entity; put it in quotes if it looks like a number.',
      )
    if (!members.has('rules')) return undefined
    if (!isSeq(rules)) {
      this.#fault(this.#placeOf(rules), 'rules must be a list; begin each rule with a hyphen.')
      return undefined
    }
    if (rules.items.length > MAX_RULES) {
      const detail = `The file has ${rules.items.length} rules; at most ${MAX_RULES.toLocaleString('en')} are supported.`
      this.#fault(this.#placeOf(rules), detail)
      return undefined
    }
    const read = rules.items.map((item) => this.#rule(item)).filter((rule) => rule !== undefined)
    this.#checkNames(read)
    const name = isScalar(entity) ? String(entity.value) : ''
    return { path: this.#path, entity: name, entityPlace, rules: read }
  }

  #rule(item: unknown): FileRule | undefined {
    const place = this.#placeOf(item)
    if (!isMap(item)) {
      this.#fault(place, 'A rule must have the members name, expression and threshold.')
      return undefined
    }
    const before = this.#faults.length
    const known = MEMBERS.map(({ name }) => name)
    const members = this.#members(item.items, known, place)
    this.#need(
      members,
      MEMBERS.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      place,
    )
    const values = Object.fromEntries(
      MEMBERS.map((member) => [member.name, this.#value(member, members.get(member.name))]),
    ) as unknown as RuleInFile
    const placeOf = (member?: MemberName): Place => {
      const value = member === undefined ? undefined : members.get(member)?.value
      return value ? this.#placeOf(value) : place
    }
    const rule: FileRule = {
      ...values,
      placeOf,
      placeIn: (member, offset) => this.#placeIn(members.get(member)?.value, offset),
    }
    if (this.#faults.length > before) return undefined
    this.#checkFields(rule)
    return rule
  }

  /** The members of a map by their names. Unknown members are faults. */
  #members(pairs: readonly Pair[], known: readonly string[], place: Place): Map<string, Pair> {
    const members = new Map<string, Pair>()
    for (const pair of pairs) {
      const name = isScalar(pair.key) ? String(pair.key.value) : ''
      if (known.includes(name)) {
        members.set(name, pair)
        continue
      }
      const nearest = nearestName(name, known)
      const at = isScalar(pair.key) ? this.#placeOf(pair.key) : place
      const advice = nearest === undefined ? `use ${known.join(', ')}` : `did you mean ${nearest}?`
      this.#fault(at, `There is no member ${printable(name)}; ${advice}${advice.endsWith('?') ? '' : '.'}`)
    }
    return members
  }

  #need(members: ReadonlyMap<string, Pair>, names: readonly string[], place: Place): void {
    for (const name of names)
      if (!members.has(name)) this.#fault(place, `The member ${name} is missing; add it.`)
  }

  #value({ name, fallback, inWords, isValid }: Member, pair: Pair | undefined): unknown {
    if (!pair) return fallback
    const value = isScalar(pair.value) ? pair.value.value : undefined
    if (!isValid(value)) this.#fault(this.#placeOf(pair.value ?? pair.key), `${name} ${inWords}.`)
    return value
  }

  /** Checks the members that depend on each other. */
  #checkFields({ indexControl, indexThreshold, thresholdOf, attribute, placeOf }: FileRule): void {
    if (indexThreshold !== undefined && indexControl !== 'Limited')
      this.#fault(
        placeOf('indexThreshold'),
        'indexThreshold is valid only with "indexControl: Limited"; set that, or leave it out.',
      )
    if (indexThreshold === undefined && indexControl === 'Limited')
      this.#fault(
        placeOf('indexControl'),
        'The index control Limited needs a number of rows; give it as indexThreshold.',
      )
    if (thresholdOf === 'values' && attribute === undefined)
      this.#fault(
        placeOf('thresholdOf'),
        'Only a rule of an attribute can count values; count rows, or name the attribute.',
      )
  }

  #checkNames(rules: readonly FileRule[]): void {
    const lines = new Map<string, number>()
    for (const { name, placeOf } of rules) {
      const folded = foldedName(name)
      const line = lines.get(folded)
      if (line === undefined) lines.set(folded, placeOf('name').line)
      else
        this.#fault(
          placeOf('name'),
          `The rule in line ${line} has the name ${printable(name)} already (letter case does not count); choose another name.`,
        )
    }
  }

  #placeIn(node: unknown, offset: number): Place | undefined {
    if (!isScalar(node) || !node.range) return undefined
    const { type, value, range } = node as Scalar & { range: readonly [number, number, number] }
    const quote = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0
    const start = range[0] + quote
    return this.#source.slice(start, range[1] - quote) === value ? this.#place(start + offset) : undefined
  }

  #placeOf(node: unknown): Place {
    const { range } = (node ?? {}) as { range?: readonly number[] }
    return this.#place(range?.[0] ?? 0)
  }

  #place(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }

  #fault(place: Place, message: string): void {
    this.#faults.push({ path: this.#path, ...place, message })
  }
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
