import { expect } from 'chai'
import { rm } from 'node:fs/promises'
import { DataDisk } from '../../src/platform/data-disk.ts'
import { Metrics } from '../../src/platform/metrics.ts'
import { Readiness } from '../../src/platform/readiness.ts'
import { until } from '../quality/jobs/support.ts'
import { recordingLogger, temporaryFolder } from './support.ts'

describe('the disk of DATA_DIR', () => {
  it('has its size and its free space in the metrics, and no problem while it has space', async () => {
    const metrics = new Metrics()
    const readiness = new Readiness()
    const disk = await DataDisk.watch(await temporaryFolder(), recordingLogger().logger)
    disk.report(readiness, metrics)
    const { body } = await metrics.expose()
    const valueOf = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1])
    expect(valueOf('data_disk_available_bytes')).to.be.within(1, valueOf('data_disk_size_bytes'))
    expect(readiness.state().problems).to.deep.equal([])
    disk.close()
  })

  it('that cannot be read is logged once, and keeps its last figures', async () => {
    const folder = await temporaryFolder()
    const { logger, lines } = recordingLogger()
    const disk = await DataDisk.watch(folder, logger, 5)
    await rm(folder, { recursive: true })
    await until(() => lines().length > 0, 'the line of the log')
    expect(lines()[0]!['msg']).to.equal('The space on the disk of DATA_DIR cannot be read.')
    expect(disk.problems()).to.deep.equal([])
    disk.close()
  })
})
