import { expect } from 'chai'
import { parseJson } from '../../../src/spatial/cql2/index.ts'

const faultsOf = (filter: unknown): readonly string[] => {
  const { faults } = parseJson(typeof filter === 'string' ? filter : JSON.stringify(filter))
  return (faults ?? []).map(({ message }) => message)
}

describe('CQL2 JSON', () => {
  it('knows the place of each node by its JSON pointer', () => {
    expect(parseJson('{"op":"in","args":[{"property":"a"},[1,{"op":"f","args":[]}]]}').value).to.deep.equal({
      kind: 'operation',
      op: 'in',
      at: '',
      args: [
        { kind: 'property', property: 'a', at: '/args/0' },
        {
          kind: 'array',
          at: '/args/1',
          items: [
            { kind: 'number', value: 1, at: '/args/1/0' },
            { kind: 'call', name: 'f', args: [], at: '/args/1/1' },
          ],
        },
      ],
    })
  })

  it('keeps whole numbers exact', () => {
    expect(parseJson('9007199254740993').value).to.include({ value: 9007199254740993n })
    expect(parseJson('-0').value).to.include({ value: -0 })
    expect(parseJson('1.0e1').value).to.include({ value: 10 })
  })

  it('drops the bbox of a geometry', () => {
    expect(parseJson('{"type":"Point","coordinates":[1,2],"bbox":[1,2,1,2]}').value).to.deep.include({
      geometry: { type: 'Point', coordinates: [1, 2] },
    })
  })

  it('says what is wrong and where, for all parts at once', () => {
    expect(
      faultsOf({
        op: 'and',
        args: [
          { op: '=', args: [{ property: 'a', x: 1 }, null] },
          { op: 'not', args: [] },
          { op: 'S_Intersects', args: [] },
          { oper: '=' },
        ],
      }),
    ).to.deep.equal([
      'At /args/0/args/0 of the filter: An object with "property" has no member "x". Remove it.',
      'At /args/0/args/1 of the filter: null is no value of CQL2. Use {"op": "isNull", "args": […]}.',
      'At /args/1/args of the filter: The operator "not" takes 1 arguments, not 0.',
      'At /args/2/op of the filter: The operator "S_Intersects" is written "s_intersects" in JSON.',
      'At /args/3 of the filter: The member "oper" is unknown. An object has one of the members op, property, date, timestamp, interval, type, bbox.',
    ])
  })

  it('says how drafts of the standard are written today', () => {
    expect(faultsOf({ not: { op: '=', args: [1, 1] } })).to.deep.equal([
      'In the filter: Write {"op": "not", "args": […]} instead of {"not": …}.',
    ])
    expect(faultsOf({ op: '=', args: [{ casei: 'x' }, 'x'] })).to.deep.equal([
      'At /args/0 of the filter: Write {"op": "casei", "args": […]} instead of {"casei": …}.',
    ])
    expect(faultsOf({ function: { name: 'f' } })).to.deep.equal([
      'In the filter: Write {"op": "…", "args": […]} instead of {"function": …}.',
    ])
  })

  it('refuses other structures', () => {
    for (const [filter, message] of [
      ['{}', 'In the filter: The object is empty. Add "op" and "args", or another form.'],
      [
        [1],
        'In the filter: An array stands only as the list of "in", and as an argument of array operators and functions.',
      ],
      [{ op: '=' }, 'In the filter: Add the arguments as the array "args".'],
      [{ op: 5, args: [] }, 'At /op of the filter: The operator is not a text.'],
      [
        { op: 'and', args: [true] },
        'At /args of the filter: The operator "and" takes 2 or more arguments, not 1.',
      ],
      [
        { op: 'in', args: [1, 2] },
        'At /args/1 of the filter: The second argument of "in" is an array of values.',
      ],
      [
        { op: 'my function', args: [] },
        'At /op of the filter: "my function" is no operator, and cannot be the name of a function.',
      ],
      [
        { op: 'date', args: ['2020-01-01'] },
        'At /op of the filter: "date" is no operator, and cannot be the name of a function.',
      ],
      [
        { property: '' },
        'At /property of the filter: The name of a property is a text of at least one character.',
      ],
      [{ date: 5 }, 'At /date of the filter: Expected a date as a text.'],
      [{ interval: ['..'] }, 'At /interval of the filter: An interval is an array of its start and its end.'],
      [
        { interval: ['..', { date: '2020-01-01' }] },
        'At /interval/1 of the filter: An end of an interval is a date or a timestamp as a text, "..", or a property.',
      ],
      [
        { bbox: [1, 2, 3] },
        'At /bbox of the filter: A bbox is an array of four numbers (west, south, east, north), or of six with heights.',
      ],
      [
        { type: 'Circle' },
        'At /type of the filter: The type of a geometry is one of Point, LineString, MultiPoint, Polygon, MultiLineString, MultiPolygon, GeometryCollection.',
      ],
      [{ type: 'Point' }, 'In the filter: The geometry has no member "coordinates". Add it.'],
      [
        { type: 'Point', coordinates: [1, 2], crs: 5 },
        'In the filter: A geometry has no member "crs". Remove it.',
      ],
      [
        { type: 'LineString', coordinates: [[1, 2], [1]] },
        'At /coordinates/1 of the filter: A position is an array of two numbers, or of three with a height.',
      ],
      [
        { type: 'Polygon', coordinates: [5] },
        'At /coordinates/0 of the filter: Expected an array of positions.',
      ],
      [
        { type: 'GeometryCollection', geometries: [5] },
        'At /geometries/0 of the filter: Expected a geometry in GeoJSON.',
      ],
      ['"a\\u0000"', 'In the filter: This is U+0000 or half a character. Remove it.'],
      ['"\\ud800"', 'In the filter: This is U+0000 or half a character. Remove it.'],
    ] as const) {
      expect(faultsOf(filter)).to.deep.equal([message])
    }
  })

  it('names the character where the JSON is malformed', () => {
    for (const [filter, message] of [
      ['', 'At character 1 of the filter: The JSON ends too early. A value is missing.'],
      [
        '{"op":"=","op":"="}',
        'At character 11 of the filter: This member occurs twice in its object. Remove one of them.',
      ],
      ["{'op':1}", 'At character 2 of the filter: Expected the name of a member in double quotes.'],
      ['{"op" 1}', 'At character 7 of the filter: Expected a colon after the name of a member.'],
      ['{"op":"=" ', 'At character 11 of the filter: Expected a comma or the end of the object.'],
      ['[1 2]', 'At character 4 of the filter: Expected a comma or the end of the array.'],
      ['[1,]', 'At character 4 of the filter: Expected a value in JSON. Texts are written in double quotes.'],
      ['true false', 'At character 6 of the filter: The JSON ends before this character. Remove the rest.'],
      [
        '"abc',
        'At character 1 of the filter: This text is not complete, or has a control character or an escape that JSON does not have.',
      ],
      [
        '"a\nb"',
        'At character 1 of the filter: This text is not complete, or has a control character or an escape that JSON does not have.',
      ],
      ['01', 'At character 2 of the filter: The JSON ends before this character. Remove the rest.'],
      ['1e999', 'At character 1 of the filter: This number is too large. The largest is about 1.8e308.'],
      [
        "name = 'x'",
        'At character 1 of the filter: Expected a value in JSON. Texts are written in double quotes.',
      ],
    ] as const) {
      expect(faultsOf(filter)).to.deep.equal([message])
    }
  })

  it('has limits of characters and depth', () => {
    expect(faultsOf(`"${'x'.repeat(100_000)}"`)).to.deep.equal([
      'At character 100001 of the filter: A filter has at most 100000 characters, and this one has 100002. Shorten it, for example by fewer positions in its geometries.',
    ])
    for (const filter of [
      '['.repeat(90_000),
      '{"op":"not","args":['.repeat(4_000),
      `${'{"op":"not","args":['.repeat(201)}true${']}'.repeat(201)}`,
      `{"op":"f","args":[${'['.repeat(220)}${']'.repeat(220)}]}`,
    ]) {
      expect(faultsOf(filter)[0], filter.slice(0, 30)).to.match(
        /More than 200 operators and parentheses are nested/,
      )
    }
  })

  it('treats names of JavaScript like any other', () => {
    expect(parseJson('{"property":"__proto__"}').value).to.include({ property: '__proto__' })
    expect(faultsOf('{"__proto__":{"op":"and"}}')[0]).to.match(/The member "__proto__" is unknown/)
    expect(faultsOf('{"type":"toString","coordinates":[]}')[0]).to.match(/The type of a geometry is one of/)
    const untyped = '{"type":"GeometryCollection","geometries":[{"coordinates":[1,2]}]}'
    expect(faultsOf(untyped)[0]).to.match(
      /^At \/geometries\/0 of the filter: The type of a geometry is one of/,
    )
  })
})
