import type { PriorityTexts } from '../model/priority.ts'

/** The priorities of the repository `demo`, the most urgent first. */
export const DEMO_PRIORITIES: readonly PriorityTexts[] = [
  { id: 1, name: 'Critical', description: 'Stops the business; mend at once.' },
  { id: 2, name: 'High', description: 'Leads to wrong decisions; mend within the week.' },
  { id: 3, name: 'Medium', description: 'Costs time; mend with the next delivery.' },
  { id: 4, name: 'Low', description: 'A matter of taste; mend when there is time.' },
]
