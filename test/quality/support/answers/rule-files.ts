import type { Answer } from '../../../support/http-answer.ts'
import type { ExampleServer } from '../example-server.ts'
import type { Examples } from '../quality-answers.ts'

const CODE = '/businessrules/code'

/** Rules as files. */
export const ruleFileExamples: Examples = {
  RuleFiles: ({ demo }) => demo.get(CODE),
  RuleFilesPlan: ({ demo }) => demo.send('RuleFilesPlan'),
  RuleFilesPlanned: ({ demo }) => demo.send('RuleFilesPlan'),
  RuleFilesImport: ({ shared }) => importOnce(shared),
  RuleFilesImported: ({ shared }) => importOnce(shared),
  InvalidRuleFilesCommand: ({ demo }) => demo.post(CODE, { command: 'preview' }),
  RuleFilesFaulty: ({ demo }) =>
    demo.post(CODE, {
      command: 'plan',
      data: {
        files: [
          {
            name: 'People.yaml',
            text: 'entity: People\nrules:\n  - name: Late\n    expression: Born > 1900\n',
          },
        ],
      },
    }),
  RulesChangedMeanwhile: ({ demo }) =>
    demo.post(CODE, {
      command: 'import',
      data: {
        files: [{ name: 'People.yaml', text: 'entity: People\nrules: []\n' }],
        version: '0123456789abcdef',
      },
    }),
  RuleFilesTooLarge: async ({ draft }) => {
    const { entityId, job } = await draft.create('Described')
    await draft.completed(job)
    for (const half of [0, 1]) await draft.post(CODE, described(half))
    const answer = await draft.get(`${CODE}?entity=${entityId}`)
    await draft.ask('DELETE', `/entities/${entityId}`, undefined)
    return answer
  },
}

/** Imports the example's rule as a new one: it is not there afterwards. */
async function importOnce(server: ExampleServer): Promise<Answer> {
  const answer = await server.send('RuleFilesImport')
  const files = [{ name: 'People.yaml', text: 'entity: People\nrules: []\n' }]
  await server.post(CODE, { command: 'import', data: { files, deleteOthers: true } })
  return answer
}

/** Rules whose descriptions have half as many characters as an answer may have, and a little more. */
const described = (half: number) => ({
  command: 'import',
  data: {
    files: [
      {
        name: 'Described.yaml',
        text: `entity: Described\nrules:\n${Array.from(
          { length: 64 },
          (_, i) =>
            `  - { name: R${half} ${i}, expression: 'TRUE', threshold: 1, description: ${'x'.repeat(4000)} }\n`,
        ).join('')}`,
      },
    ],
  },
})
