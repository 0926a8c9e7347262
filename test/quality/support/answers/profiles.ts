import type { Examples, ExampleWorld } from '../quality-answers.ts'

const LATER = '2099-11-21 23:30:00'

/** Attributes, and what their profiles tell: values, masks, patterns, soundexes, metaphones and the report. */
export const profileExamples: Examples = {
  Attributes: ({ demo }) =>
    demo.get(
      '/entities/1/attributes?columns=_humanised_name,ATTRIBUTE_ID,value.UNIQUE_COUNT,pat.UNIQUE_COUNT,pat.MODE,value.TYPE',
    ),
  Attribute: ({ demo }) => demo.get('/entities/1/attributes/6'),
  UnknownAttribute: ({ demo }) => demo.get('/entities/1/attributes/4711'),

  Values: ({ demo }) => demo.get('/entities/1/attributes/4/values?pageSize=3'),
  ProfileGet: ({ demo }) => demo.send('ProfileGet'),
  Masks: ({ demo }) => demo.get('/entities/1/attributes/1/masks?pageSize=4'),
  PatternsGet: richPatterns,
  RichPatterns: richPatterns,
  PatternsGetDefault: ({ demo }) => demo.send('PatternsGetDefault'),
  Patterns: ({ demo }) => demo.send('PatternsGetDefault'),
  Soundexes: ({ demo }) =>
    demo.post('/entities/1/attributes/3/soundexes', { command: 'get', options: { pageSize: 3 } }),
  Metaphones: ({ demo }) => demo.get('/entities/1/attributes/3/metaphones?pageSize=3'),
  InvalidProfileCommand: ({ demo }) => demo.post('/entities/1/attributes/1/values', { command: 'delete' }),

  Findings: ({ demo }) => demo.get('/entities/1/findings'),
  AttributeProfile: ({ demo }) => demo.get('/entities/1/attributes/6/profile'),
  AttributeProfileOfTexts: ({ demo }) => demo.get('/entities/1/attributes/5/profile'),
  Report: ({ demo }) => demo.get('/entities/1/report'),
  NotProfiled: async ({ draft }) => {
    const { entityId } = await draft.create('Not yet', { scheduleTime: LATER })
    return draft.get(`/entities/${entityId}/attributes/1/values`)
  },
}

/** Of the names, whose capitals and small letters the rich style tells apart. */
function richPatterns({ demo }: ExampleWorld) {
  return demo.send('PatternsGet', { findPath: () => Promise.resolve({ attributeID: '2' }) })
}
