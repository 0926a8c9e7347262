import { expect } from 'chai'
import type { Warehouse, Warehouses } from '../../../src/quality/model/warehouse/warehouse.ts'

/** What an engine may lack: capabilities of the port, and tables that statements change. */
export type Lack = 'changes' | 'copies' | 'disk' | 'files' | 'largeResults'

/** A test of what some engines lack. An engine that lacks it has no such test. */
export const itUnless =
  (lacks: readonly Lack[]) =>
  (lack: Lack, title: string, test: () => Promise<void>): void => {
    if (!lacks.includes(lack)) it(title, test)
  }

/** Checks that an engine lacks what its suite says, and nothing else. */
export function expectLacks(
  lacks: readonly Lack[],
  { copies }: Pick<Warehouses, 'copies'>,
  { disk, files, largeResults }: Pick<Warehouse, 'disk' | 'files' | 'largeResults'>,
): void {
  const missing = Object.entries({ copies, disk, files, largeResults }).filter(
    ([, capability]) => capability === undefined,
  )
  expect(missing.map(([name]) => name)).to.deep.equal(lacks.filter((lack) => lack !== 'changes').toSorted())
}
