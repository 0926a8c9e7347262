import { expect } from 'chai'
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { readCrs } from '../../../src/spatial/crs/read-crs.ts'
import { needs } from '../../support/tools.ts'

interface System {
  readonly code: number
  readonly title: string
  /** Where stored positions are compared. */
  readonly area: readonly [number, number, number, number]
  /** Largest difference from PROJ in metres, rounded up. */
  readonly metres: number
}

const system = (code: number, title: string, area: System['area'], metres: number): System => ({ code, title, area, metres }) // prettier-ignore

/** Half a decimal of what is shown, in metres. */
const rounded = 0.02

const systems: readonly System[] = [
  system(3857, 'the web map', [-1.9e7, -1.9e7, 1.9e7, 1.9e7], rounded),
  system(32633, 'UTM', [2e5, 1e5, 8e5, 9.2e6], rounded),
  system(3035, 'Lambert azimuthal', [2.5e6, 1.4e6, 6.5e6, 5.4e6], rounded),
  system(3413, 'polar, north', [-4e6, -4e6, 4e6, 4e6], rounded),
  system(3031, 'polar, south', [-3e6, -3e6, 3e6, 3e6], rounded),
  system(2154, 'Lambert conical of France', [1.5e5, 6.1e6, 1.2e6, 7.1e6], rounded),
  system(2193, 'New Zealand', [1.1e6, 4.8e6, 2e6, 6.1e6], rounded),
  system(4269, 'degrees on NAD83', [-124, 25, -67, 49], rounded),
  system(2263, 'American feet', [9.2e5, 1.3e5, 1.06e6, 2.7e5], rounded),
  system(2056, 'Switzerland, 1995', [2.49e6, 1.08e6, 2.83e6, 1.29e6], rounded),
  system(31370, 'Belgium 1972', [3e4, 3e4, 2.9e5, 2.4e5], rounded),
  system(28992, 'Netherlands, oblique stereographic', [1.5e4, 3.1e5, 2.7e5, 6.1e5], rounded),
  system(27700, 'Great Britain', [1e5, 1e4, 6.4e5, 9.8e5], rounded),
  system(2039, 'Israel', [1.4e5, 4e5, 2.6e5, 7.9e5], rounded),
  system(31256, 'Austria', [-1.2e5, 1.7e5, 6e4, 4.2e5], 1),
  system(27572, 'France before, by Paris and gons', [1e5, 1.7e6, 1e6, 2.6e6], rounded),
  system(2053, 'South Africa, to the south and west', [-1.2e5, 2.5e6, 1e5, 3.4e6], rounded),
  system(7850, 'Australia 2020, not in the list', [2.2e5, 6.1e6, 7.5e5, 8e6], rounded),
  system(21781, 'Switzerland, 1903', [4.9e5, 8e4, 8.3e5, 2.9e5], 1),
  system(5514, 'Czechia', [-7.6e5, -1.16e6, -5.2e5, -1.02e6], 3),
  system(5513, 'Czechia, to the south and west', [1.02e6, 5.2e5, 1.16e6, 7.6e5], 3),
  system(31467, 'Germany before', [3.35e6, 5.3e6, 3.6e6, 6e6], 3),
  system(3912, 'Slovenia before', [3.8e5, 4e4, 6.2e5, 1.9e5], 10),
  system(27200, 'New Zealand before', [2.65e6, 6.1e6, 2.8e6, 6.45e6], 5),
  system(23030, 'Spain before', [2e5, 4.1e6, 8e5, 4.7e6], 15),
  system(26717, 'eastern United States before', [3e5, 3.3e6, 7e5, 5e6], 30),
]

const steps = 4

function positionsIn([minX, minY, maxX, maxY]: System['area']): { x: number; y: number }[] {
  return Array.from({ length: (steps + 1) ** 2 }, (_, i) => ({
    x: minX + ((maxX - minX) * (i % (steps + 1))) / steps,
    y: minY + ((maxY - minY) * Math.floor(i / (steps + 1))) / steps,
  }))
}

async function pipe(program: string, args: readonly string[], input?: string): Promise<string> {
  // A program that reads no input may end before it could be sent to it.
  const child = spawn(program, args, { stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'] })
  child.stdin?.end(input)
  return text(child.stdout!)
}

/** Metres between two places that are near to each other. */
function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  const radian = Math.PI / 180
  const east = (((a.x - b.x + 540) % 360) - 180) * Math.cos(b.y * radian)
  return Math.hypot(east, a.y - b.y) * radian * 6_371_000
}

describe('the accuracy of reprojection, beside PROJ', () => {
  before(function () {
    needs(this, 'ogrinfo')
  })

  for (const { code, title, area, metres } of systems) {
    it(`is within ${metres} m in EPSG:${code}, ${title}`, async () => {
      const positions = positionsIn(area)
      const lines = positions.map(({ x, y }) => `${x} ${y}`).join('\n')
      const [definition, answer] = await Promise.all([
        pipe('gdalsrsinfo', ['-o', 'wkt1', `EPSG:${code}`]),
        pipe('gdaltransform', ['-s_srs', `EPSG:${code}`, '-t_srs', 'EPSG:4326', '-output_xy'], lines),
      ])
      const { crs } = await readCrs({
        organization: 'EPSG',
        code,
        definition,
        indexed: area,
        largest: () => Promise.resolve(0),
      })
      const expected = answer.trim().split('\n').map((line) => line.split(' ').map(Number)) // prettier-ignore
      expect(expected).to.have.length(positions.length)
      const differences = positions.map((position, i) => {
        crs.projection!.toLonLat(position)
        return distance(position, { x: expected[i]![0]!, y: expected[i]![1]! })
      })
      expect(Math.max(...differences)).to.be.at.most(metres)
    })
  }
})
