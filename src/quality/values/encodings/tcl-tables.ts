/*!
 * The tables in tcl/ are those of Tcl 8.6 (https://www.tcl-lang.org), in another form, under the Tcl/Tk License:
 *
 * This software is copyrighted by the Regents of the University of
 * California, Sun Microsystems, Inc., Scriptics Corporation,
 * and other parties.  The following terms apply to all files associated
 * with the software unless explicitly disclaimed in individual files.
 *
 * The authors hereby grant permission to use, copy, modify, distribute,
 * and license this software and its documentation for any purpose, provided
 * that existing copyright notices are retained in all copies and that this
 * notice is included verbatim in any distributions. No written agreement,
 * license, or royalty fee is required for any of the authorized uses.
 * Modifications to this software may be copyrighted by their authors
 * and need not follow the licensing terms described here, provided that
 * the new terms are clearly indicated on the first page of each file where
 * they apply.
 *
 * IN NO EVENT SHALL THE AUTHORS OR DISTRIBUTORS BE LIABLE TO ANY PARTY
 * FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES
 * ARISING OUT OF THE USE OF THIS SOFTWARE, ITS DOCUMENTATION, OR ANY
 * DERIVATIVES THEREOF, EVEN IF THE AUTHORS HAVE BEEN ADVISED OF THE
 * POSSIBILITY OF SUCH DAMAGE.
 *
 * THE AUTHORS AND DISTRIBUTORS SPECIFICALLY DISCLAIM ANY WARRANTIES,
 * INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE, AND NON-INFRINGEMENT.  THIS SOFTWARE
 * IS PROVIDED ON AN "AS IS" BASIS, AND THE AUTHORS AND DISTRIBUTORS HAVE
 * NO OBLIGATION TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR
 * MODIFICATIONS.
 *
 * GOVERNMENT USE: If you are acquiring this software on behalf of the
 * U.S. government, the Government shall have only "Restricted Rights"
 * in the software and related documentation as defined in the Federal
 * Acquisition Regulations (FARs) in Clause 52.227.19 (c) (2).  If you
 * are acquiring the software on behalf of the Department of Defense, the
 * software shall be classified as "Commercial Computer Software" and the
 * Government shall have only "Restricted Rights" as defined in Clause
 * 252.227-7013 (c) (1) of DFARs.  Notwithstanding the foregoing, the
 * authors grant the U.S. Government and others acting in its behalf
 * permission to use and distribute the software in accordance with the
 * terms specified in this license.
 */
import { brotliDecompressSync } from 'node:zlib'
import { type EncodingTable, LEAD, UNDEFINED } from './table-decoder.ts'
import { packed } from './packed.ts'
import { DINGBATS } from './tcl/dingbats.ts'
import { GB12345 } from './tcl/gb12345.ts'
import { GB2312_RAW } from './tcl/gb2312-raw.ts'
import { JIS0208 } from './tcl/jis0208.ts'
import { JIS0212 } from './tcl/jis0212.ts'
import { KSC5601 } from './tcl/ksc5601.ts'
import { MACDINGBATS } from './tcl/macDingbats.ts'
import { MACJAPAN } from './tcl/macJapan.ts'
import { SYMBOL } from './tcl/symbol.ts'

/** A set as scripts/encoding-tables.ts writes it. */
interface TclSet {
  /** The bytes that replace a character which the set does not have. */
  readonly fallback: number
  /** Number of entries: 256 for a set of single bytes, otherwise 65,536. */
  readonly entries: number
  /** Differences of neighbouring code points, as 16-bit numbers, in Brotli and Base64. */
  readonly differences: readonly string[]
}

const TCL_SETS = {
  dingbats: DINGBATS,
  gb12345: GB12345,
  'gb2312-raw': GB2312_RAW,
  jis0208: JIS0208,
  jis0212: JIS0212,
  /** The set of KS X 1001 itself. The encoding `ksc5601` of files is read as cp949. */
  'ksc5601-raw': KSC5601,
  macDingbats: MACDINGBATS,
  macJapan: MACJAPAN,
  symbol: SYMBOL,
} satisfies Record<string, TclSet>

export type TclSetName = keyof typeof TCL_SETS

export const isTclSet = (name: string): name is TclSetName => Object.hasOwn(TCL_SETS, name)

/** The bytes that replace a character which the set does not have. */
export const fallbackOf = (name: TclSetName): number => TCL_SETS[name].fallback

/**
 * The table of a set, with `ownBytes` for a set of double bytes only: which bytes stand for themselves if they begin no
 * character of the set.
 */
export function tclTable(name: TclSetName, ownBytes: (byte: number) => boolean = isAsciiByte): EncodingTable {
  const codes = codesOf(TCL_SETS[name])
  const entryOf = (index: number): number =>
    codes[index] === 0 ? UNDEFINED : packed(String.fromCodePoint(codes[index]!))
  const second = codes.length > 256 ? Uint32Array.from(codes, (_, index) => entryOf(index)) : undefined
  const hasSingles = codes.subarray(0, 256).some((code) => code !== 0)
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    if (second?.subarray(byte * 256, byte * 256 + 256).some((entry) => byte > 0 && entry !== UNDEFINED)) {
      return LEAD
    }
    if (!hasSingles) return ownBytes(byte) ? byte : UNDEFINED
    return byte === 0 ? 0 : entryOf(byte)
  })
  return { first, second, third: undefined }
}

/**
 * In a file of double bytes, as Tcl reads it, a byte of ASCII that begins no character is ASCII. So line ends, tabs and
 * commas work in these files: no set has a character that begins with their bytes.
 */
const isAsciiByte = (byte: number): boolean => byte < 0x80

/** The control characters, space and delete, which ISO 2022 has beside every set of double bytes. */
export const isControlByte = (byte: number): boolean => byte <= 0x20 || byte === 0x7f

function codesOf({ differences, entries }: TclSet): Uint16Array {
  const bytes = brotliDecompressSync(Buffer.from(differences.join(''), 'base64'))
  const codes = new Uint16Array(entries)
  let code = 0
  for (let index = 0; index < entries; index++) codes[index] = code += bytes.readUInt16LE(index * 2)
  return codes
}
