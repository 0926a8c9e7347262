import { expect } from 'chai'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTrinoCluster, type TrinoCluster } from '../../../scripts/trino/start-cluster.ts'
import { MotoServer } from '../../support/moto-server.ts'
import { needs } from '../../support/tools.ts'
import { trinoOf } from '../../support/trino.ts'
import { exported } from '../work/export/exported.ts'
import { ADMIN_PASSWORD, basic, type QualityServer, startQualityServer } from '../support/quality-server.ts'

/** The nodes write so many rows to the bucket, and the server reads their files. */
const ROWS = 120_000
const BUCKET = 'lake'

describe('A cluster of Trino whose storage is a bucket', function () {
  this.timeout(300_000)
  const secretKey = randomBytes(12).toString('hex')
  let s3: MotoServer
  let cluster: TrinoCluster
  let server: QualityServer
  before(async function () {
    trinoOf(this)
    s3 = await MotoServer.start(needs(this, 'python'))
    await s3.makeBucket(BUCKET)
    cluster = await startTrinoCluster({
      workers: 0,
      heapMb: 2048,
      bucket: { endpoint: s3.endpoint, name: BUCKET, accessKey: 'test', secretKey },
    })
    server = await startQualityServer({
      env: {
        WAREHOUSE_URL: `${cluster.url}/bucket`,
        WAREHOUSE_STORAGE: `s3://${BUCKET}/rows?endpoint=${s3.endpoint}&region=us-east-1`,
        WAREHOUSE_S3_ACCESS_KEY_ID: 'test',
        WAREHOUSE_S3_SECRET_ACCESS_KEY: secretKey,
      },
    })
  })
  after(async () => {
    await server?.stop()
    await cluster?.stop()
    await s3?.stop()
  })

  const keys = async (prefix: string): Promise<string[]> => {
    const answer = await fetch(`${s3.endpoint}/${BUCKET}?list-type=2&prefix=${prefix}`)
    return [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key!)
  }

  it('has the rows of loads, answers pages, values and exports, and is empty after a deletion', async () => {
    const records = Array.from({ length: ROWS }, (_, i) => `${i},name ${i % 7}\n`)
    const { path, job } = await server.load('Names', `Id,Name\n${records.join('')}`)
    expect(job['State'], job['Reason']).to.equal('Completed')
    expect(await keys('rows/bucket_1/')).to.satisfy((found: string[]) =>
      found.some((key) => key.endsWith('.parquet')),
    )
    expect((await server.rows(`${path}/rows?pageStart=${ROWS}`))[0]).to.include({ Id: String(ROWS - 1) })
    expect(await server.rows(`${path}/attributes/2/values`)).to.have.length(7)
    const { bytes } = await exported(server, `${path}/rows`)
    expect(bytes.toString().replaceAll('"', '')).to.equal(`Id,Name\n${records.join('')}`)
    const headers = { Authorization: basic('admin', ADMIN_PASSWORD) }
    expect((await fetch(server.repository, { method: 'DELETE', headers })).status).to.equal(204)
    for (const end = Date.now() + 60_000; Date.now() < end && (await keys('rows/bucket_1/')).length > 0;)
      await sleep(500)
    expect(await keys('rows/bucket_1/')).to.deep.equal([])
  })
})
