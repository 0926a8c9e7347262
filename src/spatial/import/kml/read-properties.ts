import type { DeclaredType } from '../../stores/geopackage/writer.ts'
import { momentOf } from '../times.ts'
import { geometryElement } from './read-geometry.ts'
import type { Element, PlacemarkParser } from './placemarks.ts'

/** A property of a placemark. */
export interface KmlProperty {
  readonly name: string
  readonly type: DeclaredType
  readonly value: string | number | bigint | boolean
}

/** Types of fields of a schema; other types are texts. */
const FIELD_TYPES: Readonly<Record<string, DeclaredType>> = {
  int: 'INTEGER',
  uint: 'INTEGER',
  short: 'INTEGER',
  ushort: 'INTEGER',
  float: 'REAL',
  double: 'REAL',
  bool: 'BOOLEAN',
}

/**
 * The properties of a placemark that have a value, with the names that GDAL's driver LIBKML gives them. A name that
 * occurs twice gets a number.
 */
export function readProperties(placemark: Element, schemas: PlacemarkParser['schemas']): KmlProperty[] {
  const found = new Map<string, KmlProperty>()
  const add = (wanted: string, type: DeclaredType, value: KmlProperty['value'] | undefined): void => {
    if (value === undefined) return
    let name = wanted
    for (let number = 2; found.has(name); number++) name = `${wanted}_${number}`
    found.set(name, { name, type, value })
  }
  const exact = (name: string): string | undefined => {
    const found = child(name)?.text ?? ''
    return found.trim() === '' ? undefined : found
  }
  const text = (element: Element | undefined, name: string): string | undefined =>
    element?.children.find((child) => child.name === name)?.text.trim() || undefined
  const moment = (element: Element | undefined, name: string): string | undefined =>
    kmlMoment(text(element, name) ?? '')
  const child = (name: string): Element | undefined => placemark.children.find((found) => found.name === name)
  const geometry = geometryElement(placemark)
  add('Name', 'TEXT', exact('name'))
  add('description', 'TEXT', exact('description'))
  add('timestamp', 'DATETIME', moment(child('TimeStamp'), 'when'))
  add('begin', 'DATETIME', moment(child('TimeSpan'), 'begin'))
  add('end', 'DATETIME', moment(child('TimeSpan'), 'end'))
  add('altitudeMode', 'TEXT', text(geometry, 'altitudeMode'))
  for (const name of ['tessellate', 'extrude']) add(name, 'INTEGER', flag(text(geometry, name)))
  add('visibility', 'INTEGER', flag(text(placemark, 'visibility')))
  for (const { name, type, value } of extendedData(child('ExtendedData'), schemas)) add(name, type, value)
  return [...found.values()]
}

function extendedData(data: Element | undefined, schemas: PlacemarkParser['schemas']): KmlProperty[] {
  return (data?.children ?? []).flatMap((child): KmlProperty[] => {
    if (child.name === 'Data') {
      const value = child.children.find(({ name }) => name === 'value')?.text.trim()
      return value ? [{ name: child.attributes['name'] || 'unnamed', type: 'TEXT', value }] : []
    }
    if (child.name !== 'SchemaData') return []
    const fields = schemas.get((child.attributes['schemaUrl'] ?? '').replace(/^.*#/, ''))
    return child.children.flatMap(({ name: kind, attributes, text }): KmlProperty[] => {
      if (kind !== 'SimpleData') return []
      const name = attributes['name'] || 'unnamed'
      const type = FIELD_TYPES[fields?.get(name) ?? ''] ?? 'TEXT'
      const value = typed(text.trim(), type)
      return value === undefined ? [] : [{ name, type, value }]
    })
  })
}

/** Undefined for a text that is not of the type. */
function typed(text: string, type: DeclaredType): KmlProperty['value'] | undefined {
  if (text === '') return undefined
  switch (type) {
    case 'INTEGER': {
      if (!/^[+-]?\d+$/.test(text)) return undefined
      const number = Number(text)
      return Number.isSafeInteger(number) ? number : BigInt(text.replace('+', ''))
    }
    case 'REAL':
      return Number.isFinite(Number(text)) ? Number(text) : undefined
    case 'BOOLEAN':
      return /^(?:1|true)$/i.test(text) ? true : /^(?:0|false)$/i.test(text) ? false : undefined
    default:
      return text
  }
}

const flag = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^(?:1|true)$/i.test(text) ? 1 : 0

/** A moment of KML may be a year or a month, which is its start. */
function kmlMoment(text: string): string | undefined {
  if (/^\d{4}$/.test(text)) return momentOf(`${text}-01-01`)
  return momentOf(/^\d{4}-\d\d$/.test(text) ? `${text}-01` : text)
}
