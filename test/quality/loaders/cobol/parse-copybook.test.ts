import { expect } from 'chai'
import { itemOf, layoutOf, nodesOf, placesOf } from './layout-of.ts'

describe('parseCopybook', () => {
  it('gives items their offsets and lengths', async () => {
    const places = await placesOf(`
       01 CUSTOMER.
          05 ID PIC 9(7) COMP.
          05 NAME.
             10 FIRST PIC X(10).
             10 LAST PIC A(20).
          05 BALANCE PIC S9(7)V99 COMP-3.
          05 FILLER PIC X(3).
          05 PIC X.
    `)
    expect(places).to.deep.equal([
      'CUSTOMER 0 43',
      'ID 0 4',
      'NAME 4 30',
      'FIRST 4 10',
      'LAST 14 20',
      'BALANCE 34 5',
      'FILLER 39 3',
      'FILLER 42 1',
    ])
  })

  it('gives tables the length of one occurrence, and what follows them the offset after all occurrences', async () => {
    expect(
      await placesOf(`
       01 R.
          05 T OCCURS 3 TIMES ASCENDING KEY IS A DESCENDING C
                INDEXED BY I, J.
             10 A PIC X(2).
             10 B PIC 9 OCCURS 4.
             10 C PIC X.
          05 Z PIC X.
      `),
    ).to.deep.equal(['R 0 22', 'T 0 7 x3', 'A 0 2', 'B 2 1 x4', 'C 6 1', 'Z 21 1'])
  })

  it('reads tables that depend on an item, also inside each other', async () => {
    const text = `
       01 R.
          05 N PIC 9(2).
          05 G OCCURS 0 TO 3 TIMES DEPENDING ON N.
             10 M PIC S9(4) COMP.
             10 E PIC X(5) OCCURS 1 TO 2 DEPENDING ON M OF G OF R.
          05 Z PIC X.
    `
    expect(await placesOf(text)).to.deep.equal([
      'R 0 39',
      'N 0 2',
      'G 2 12 x0-3',
      'M 2 2',
      'E 4 5 x1-2',
      'Z 38 1',
    ])
    const layout = await layoutOf(text)
    expect([layout.minLength, layout.maxLength]).to.deep.equal([3, 39])
    const nodes = nodesOf(layout)
    expect(nodes.map(({ occurs }) => occurs?.dependingOn?.name)).to.deep.equal([
      undefined,
      undefined,
      'N',
      undefined,
      'M',
      undefined,
    ])
    expect(nodes[2]!.occurs!.dependingOn).to.equal(nodes[1])
  })

  it('takes OCCURS n DEPENDING ON as 1 to n occurrences', async () => {
    expect(await placesOf('       01 R. 05 N PIC 9. 05 T PIC X OCCURS 4 DEPENDING ON N.')).to.deep.equal([
      'R 0 5',
      'N 0 1',
      'T 1 1 x1-4',
    ])
  })

  it('views bytes again with REDEFINES, and makes room for a longer view', async () => {
    expect(
      await placesOf(`
       01 R.
          05 A PIC X(4).
          05 B REDEFINES A PIC 9(4).
          05 C REDEFINES A.
             10 C1 PIC X(2) OCCURS 3.
             10 C2 REDEFINES C1 PIC X.
          05 D REDEFINES B PIC X.
          05 Z PIC X.
      `),
    ).to.deep.equal([
      'R 0 7',
      'A 0 4',
      'B 0 4 =A',
      'C 0 6 =A',
      'C1 0 2 x3',
      'C2 0 1 =C1',
      'D 0 1 =B',
      'Z 6 1',
    ])
  })

  it('takes further records as views of the first one', async () => {
    const text = `
       FD FILE-1 RECORD IS VARYING FROM 3 TO 5 CHARACTERS.
       01 A. 05 K PIC X. 05 A1 PIC X(2).
       01 B. 05 K PIC X. 05 B1 PIC X(4).
       01 C PIC X(2).
    `
    expect(await placesOf(text)).to.deep.equal([
      'A 0 3',
      'K 0 1',
      'A1 1 2',
      'B 0 5 =A',
      'K 0 1',
      'B1 1 4',
      'C 0 2 =A',
    ])
    const { root, minLength, maxLength } = await layoutOf(text)
    expect([root.name, root.length, minLength, maxLength]).to.deep.equal(['', 5, 5, 5])
  })

  it('reads items without a record as one record without a name', async () => {
    const { root } = await layoutOf('           05 A PIC X.\n           05 B. 10 C PIC X(2).')
    expect([root.name, root.length]).to.deep.equal(['', 3])
    expect(await placesOf('           05 A PIC X.\n           05 B. 10 C PIC X(2).')).to.deep.equal([
      'A 0 1',
      'B 1 2',
      'C 1 2',
    ])
  })

  it('leaves out what describes no bytes of the record', async () => {
    expect(
      await placesOf(`
           EXEC SQL DECLARE T TABLE (A CHAR(1) NOT NULL) END-EXEC.
       DATA DIVISION.
       FILE SECTION.
       FD  IN-FILE
           LABEL RECORDS ARE STANDARD
           BLOCK CONTAINS 0 RECORDS.
           EJECT
           SKIP2
       77 COUNTER PIC 9(4) COMP.
       01 R IS GLOBAL.
          05 A PIC X VALUE 'A'.
             88 IS-A VALUE 'A' 'B' THRU 'C', X'41'
                WHEN SET TO FALSE SPACE.
             88 IS-D VALUES ARE ZEROES ALL '*' -1.5 1 THROUGH 2.
          05 B PIC S9V9 VALUE IS -1.5.
          05 C PIC X(5) VALUE 'A. B' & X'00'.
       66 D RENAMES A THRU B.
       66 E RENAMES C OF R.
      `),
    ).to.deep.equal(['R 0 8', 'A 0 1', 'B 1 2', 'C 3 5'])
  })

  it('aligns synchronized items, each occurrence of a table too', async () => {
    expect(
      await placesOf(`
       01 R.
          05 A PIC X.
          05 B COMP-1 SYNC.
          05 T OCCURS 3.
             10 C PIC X.
             10 D PIC S9(4) COMP SYNCHRONIZED RIGHT.
             10 E PIC X.
          05 F PIC 9(10) BINARY SYNC LEFT.
          05 G PIC S9(5) COMP-3 SYNC.
          05 H COMP-2 SYNC.
      `),
    ).to.deep.equal([
      'R 0 56',
      'A 0 1',
      'B 4 4',
      'T 8 5 /6 x3',
      'C 8 1',
      'D 10 2',
      'E 12 1',
      'F 32 8',
      'G 40 3',
      'H 48 8',
    ])
  })

  it('gives binary items the lengths of the alignment', async () => {
    const lengths = async (usage: string, align: 'one' | 'two') =>
      Promise.all(
        Array.from(
          { length: 18 },
          async (_, index) => (await itemOf(`PIC S9(${index + 1}) ${usage}`, { align })).length,
        ),
      )
    expect((await lengths('COMP', 'two')).join('')).to.equal('222244444888888888')
    expect((await lengths('BINARY', 'one')).join('')).to.equal('112233444555667788')
    expect((await lengths('COMP-5', 'one')).join('')).to.equal('112233444555667788')
  })

  it('stores unsigned COMP-3 without a sign if told so', async () => {
    const options = { upacked: true }
    expect(await itemOf('PIC 9(5) COMP-3', options)).to.deep.include({
      length: 3,
      format: { kind: 'packed', hasSign: false, isSigned: false, digits: 5, scale: 0 },
    })
    expect((await itemOf('PIC 9(4) COMP-3', options)).length).to.equal(2)
    expect((await itemOf('PIC S9(4) COMP-3', options)).length).to.equal(3)
  })
})
