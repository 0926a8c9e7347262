import type { ProfileStore } from '../../../model/warehouse/profile-store.ts'
import type { EngineSql } from '../engine-sql.ts'
import { readCounts } from './counts.ts'
import { distinctValues } from './distinct-values.ts'
import { readFormCounts, readPatternEnds } from './form-counts.ts'
import { formsQuery } from './forms-query.ts'
import { frequenciesQuery } from './frequencies-query.ts'
import { readHistograms } from './histograms.ts'
import { readKeyHistograms, readKeySums } from './key-passes.ts'
import { readLongestBytes } from './longest-bytes.ts'
import { readNumberEnds } from './number-ends.ts'
import { readBins, readRanks, readSquares } from './number-passes.ts'
import { orderedForms } from './ordered-forms.ts'
import type { QueriedWarehouse } from './profile-query.ts'
import { readTextEnds } from './text-ends.ts'
import { orderTexts } from './text-order.ts'

/** The queries of profiles on a warehouse. */
export const profileStore = (warehouse: QueriedWarehouse, sql: EngineSql): ProfileStore => ({
  distinctValues: (rows, attribute) => distinctValues(warehouse, rows, attribute),
  longestBytes: (asked, signal) => readLongestBytes(warehouse, asked, signal),
  forms: (values, without) => formsQuery({ warehouse, sql }, values, without),
  frequencies: (values) => frequenciesQuery(warehouse, values),
  orderTexts: (column, tables, signal) => orderTexts({ ...column, warehouse }, tables, signal),
  orderedForms: (texts, attribute, kind) => orderedForms({ warehouse, sql }, texts, attribute, kind),
  statistics: (tables) => {
    const source = { ...tables, warehouse, sql }
    return {
      counts: (range) => readCounts(source, range),
      formCounts: (range) => readFormCounts(source, range),
      patternEnds: (range) => readPatternEnds(source, range),
      textEnds: (attributes) => readTextEnds(source, attributes),
      numberEnds: (attributes) => readNumberEnds(source, attributes),
      histograms: (attributes) => readHistograms(source, attributes),
      keyHistograms: (attributes) => readKeyHistograms(source, attributes),
      keySums: (parts) => readKeySums(source, parts),
      bins: (attributes, parts) => readBins(source, attributes, parts),
      squares: (attributes, parts) => readSquares(source, attributes, parts),
      ranks: (attributes, ranks) => readRanks(source, attributes, ranks),
    }
  },
})
