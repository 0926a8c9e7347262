import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { ImportError } from '../import-error.ts'

const MAX_DEPTH = 100
/** Elements and characters of one placemark, or of anything outside of placemarks. */
const MAX_ELEMENTS = 1_000_000
const MAX_CHARACTERS = 100 * 1024 * 1024

/** Elements that contain placemarks. */
const CONTAINERS = new Set(['Document', 'Folder', 'kml'])

/** An element of a placemark. Names have no prefix. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

export interface Placemark {
  readonly line: number
  readonly element: Element
  /** The name of the folder or document that contains it. */
  readonly layer: string
}

interface Container {
  readonly kind: string
  name: string
}

/** Finds the placemarks and the schemas in the text of a KML document, which comes in parts. */
export class PlacemarkParser {
  /** The schemas so far, by their ids: the types of fields by their names. */
  readonly schemas = new Map<string, Map<string, string>>()
  /** The name of the outermost document, if it has one. */
  title: string | undefined
  readonly #parser = new SaxesParser()
  readonly #containers: Container[] = []
  /** Names of the open elements. */
  readonly #path: string[] = []
  /** The open elements of the current placemark or schema. */
  #open: Element[] = []
  #line = 0
  #elements = 0
  #characters = 0
  #text = ''
  #found: Placemark[] = []
  #isKml = false

  constructor() {
    this.#parser.on('opentag', (tag) => this.#enter(tag))
    this.#parser.on('closetag', () => this.#leave())
    this.#parser.on('text', (text) => this.#add(text))
    this.#parser.on('cdata', (text) => this.#add(text))
    this.#parser.on('doctype', () => {
      throw new ImportError(
        'The document has a document type declaration (DOCTYPE), which is refused. Remove it.',
      )
    })
    this.#parser.on('error', (error) => {
      const reason = error.message.replace(/\.$/, '')
      throw new ImportError(`The document is not well-formed XML, or is cut: ${reason}.`)
    })
  }

  /**
   * @returns the placemarks that end in this part
   * @throws ImportError
   */
  write(text: string): readonly Placemark[] {
    this.#count(text.length)
    this.#parser.write(text)
    const found = this.#found
    this.#found = []
    return found
  }

  /** @throws ImportError if the document is incomplete, or is not KML */
  end(): void {
    this.#parser.close()
    if (!this.#isKml) throw new ImportError('The document is not KML: its first element is not <kml>.')
  }

  #enter(tag: SaxesTagPlain): void {
    const name = localName(tag.name)
    if (this.#path.length === 0) this.#isKml = name === 'kml' || name === 'Document' || name === 'Placemark'
    if (this.#path.push(name) > MAX_DEPTH) {
      throw new ImportError(`The document nests more than ${MAX_DEPTH} elements.`)
    }
    this.#text = ''
    const parent = this.#open.at(-1)
    if (parent === undefined && name !== 'Placemark' && name !== 'Schema') {
      this.#characters = 0
      if (CONTAINERS.has(name)) this.#containers.push({ kind: name, name: '' })
      return
    }
    if (++this.#elements > MAX_ELEMENTS) {
      throw new ImportError(`The placemark in line ${this.#line} has more than 1,000,000 elements.`)
    }
    const element: Element = { name, attributes: tag.attributes, children: [], text: '' }
    if (parent === undefined) {
      this.#line = this.#parser.line
      this.#elements = 0
    } else parent.children.push(element)
    this.#open.push(element)
  }

  #leave(): void {
    const name = this.#path.pop() as string
    const element = this.#open.pop()
    if (element !== undefined) {
      element.text = this.#text
      this.#text = ''
      if (this.#open.length === 0) this.#finish(element)
      return
    }
    const container = this.#containers.at(-1)
    if (name === 'name' && this.#path.at(-1) === container?.kind && container !== undefined) {
      container.name = this.#text.trim()
      if (this.#containers.filter(({ kind }) => kind !== 'kml').length === 1) this.title = container.name
    }
    if (CONTAINERS.has(name)) this.#containers.pop()
    this.#text = ''
  }

  #finish(element: Element): void {
    this.#characters = 0
    if (element.name === 'Schema') {
      const fields = element.children
        .filter(({ name }) => name === 'SimpleField')
        .map(({ attributes }) => [attributes['name'] ?? '', attributes['type'] ?? 'string'] as const)
      this.schemas.set(element.attributes['id'] ?? element.attributes['name'] ?? '', new Map(fields))
      return
    }
    this.#found.push({ line: this.#line, element, layer: this.#containers.at(-1)?.name ?? '' })
  }

  #add(text: string): void {
    this.#text += text
  }

  #count(characters: number): void {
    this.#characters += characters
    if (this.#characters > MAX_CHARACTERS) {
      throw new ImportError(
        `A placemark or an element of the document has more than ${MAX_CHARACTERS} characters, which is the maximum.`,
      )
    }
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
