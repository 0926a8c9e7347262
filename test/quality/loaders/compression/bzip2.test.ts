import { expect } from 'chai'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { expandBzip2 } from '../../../../src/quality/loaders/compression/bzip2.ts'
import { inFull } from '../../../support/full.ts'
import { needs } from '../../../support/tools.ts'
import { outcome } from './support/expanded.ts'
import { pythonFiles } from './support/python-files.ts'
import { SMALL_FILES } from './support/small-files.ts'

const SMALL = SMALL_FILES.bzip2

/** The level decides the size of the blocks. Other tests have files of level 9. */
const LEVELS = inFull([1, 2, 9], [1])

const SCRIPT = `
import hashlib
random.seed(7)
pick = lambda count, letters: bytes(random.choices(letters, k=count))
contents = [
    b'', b'a', b'aaaa', b'aaaaa', b'a' * 259, b'a' * 260, b'abcd' * 3, bytes(range(256)) * 5,
    *(b'x' * count for count in (4, 5, 254, 255, 256, 258, 259, 260, 518, 99981, 100000, 250000)),
    # The transformed block is full at these sizes, and one byte more begins another block.
    *(pick(count, range(256)) for count in (99980, 99981, 99982, 100001, 300000)),
    pick(1, range(256)), pick(5000, b'ab'), pick(60000, b'aaaaaaaab'), pick(200000, range(3)),
    b''.join(pick(1, range(256)) * random.randrange(600) for _ in range(900)),
    b''.join(b'%d,%d\\n' % (i, i * i) for i in range(40000)),
]
sums = []
for number, content in enumerate(contents):
    for level in ${JSON.stringify(LEVELS)}:
        write(f'{number}.{level}', bz2.compress(content, level))
    sums.append(hashlib.sha256(content).hexdigest())
write('sums', '\\n'.join(sums).encode())
`

async function sumOf(pieces: Iterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of expandBzip2(Readable.from(pieces))) {
    expect(chunk.length).to.be.within(1, 1 << 20)
    hash.update(chunk)
  }
  return hash.digest('hex')
}

describe('bzip2', function () {
  this.timeout(30_000)

  it('is expanded', async () => {
    expect(await outcome(SMALL)).to.equal('id,name\n1,Ada\n2,Grace\n')
    expect(await outcome(Buffer.concat([SMALL, SMALL, Buffer.alloc(20)]))).to.match(
      /^(id,name\n1,Ada\n2,Grace\n){2}$/,
    )
  })

  it('is refused or the same if a bit of a small file is flipped, or if it is cut anywhere', async () => {
    for (let at = 10; at < SMALL.length; at += inFull(1, 2)) {
      expect(await outcome(SMALL.subarray(0, at)), `cut at ${at}`).to.match(/^CompressedFileBroken/)
      for (let bit = at % 3; bit < 8; bit += 3) {
        const flipped = Buffer.from(SMALL)
        flipped[at]! ^= 1 << bit
        const found = await outcome(flipped)
        // Some bits have no meaning, and a bit marks the form before version 0.9.5.
        expect(found, `bit ${bit} of ${at}`).to.match(
          /^(CompressedFileBroken|CannotExpand: The file was compressed by a version of bzip2 before 0\.9\.5|id,name\n1,Ada\n2,Grace\n$)/,
        )
      }
    }
  })

  it('is the same as by Python for contents with runs, full blocks and all bytes', async function () {
    const file = pythonFiles(needs(this, 'python'), SCRIPT)
    const sums = String(file('sums')).split('\n')
    expect(sums).to.have.length(31)
    for (const [number, sum] of sums.entries())
      for (const level of LEVELS)
        expect(await sumOf([file(`${number}.${level}`)]), `content ${number}, level ${level}`).to.equal(sum)
  })

  it('is the same if its bytes come one by one', async function () {
    const pieces = Array.from(SMALL, (byte) => Buffer.from([byte]))
    expect(await sumOf(pieces)).to.equal(await sumOf([SMALL]))
  })
})
