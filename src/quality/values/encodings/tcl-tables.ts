/*!
 * The tables in tables/, except those of EBCDIC, are those of Tcl 8.6 (https://www.tcl-lang.org), in another form, under
 * the Tcl/Tk License:
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
import { type EncodingTable, LEAD, UNDEFINED } from './table-decoder.ts'
import { entryOf, readCodes } from './table-files.ts'

/** A set: its file in tables/ without the suffix `.br`, and the bytes that replace a character which the set does not have. */
interface TclSet {
  readonly file: string
  readonly fallback: number
}

const TCL_SETS = {
  dingbats: { file: 'dingbats', fallback: 0x3f },
  gb12345: { file: 'gb12345', fallback: 0x233f },
  'gb2312-raw': { file: 'gb2312-raw', fallback: 0x233f },
  jis0208: { file: 'jis0208', fallback: 0x2129 },
  jis0212: { file: 'jis0212', fallback: 0x2244 },
  /** The set of KS X 1001 itself. The encoding `ksc5601` of files is read as cp949. */
  'ksc5601-raw': { file: 'ksc5601', fallback: 0x233f },
  macDingbats: { file: 'macDingbats', fallback: 0x3f },
  macJapan: { file: 'macJapan', fallback: 0x3f },
  symbol: { file: 'symbol', fallback: 0x3f },
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
  const codes = readCodes(TCL_SETS[name].file)
  const second = codes.length > 256 ? Uint32Array.from(codes, entryOf) : undefined
  const hasSingles = codes.subarray(0, 256).some((code) => code !== 0)
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    if (second?.subarray(byte * 256, byte * 256 + 256).some((entry) => byte > 0 && entry !== UNDEFINED)) {
      return LEAD
    }
    if (!hasSingles) return ownBytes(byte) ? byte : UNDEFINED
    return byte === 0 ? 0 : entryOf(codes[byte]!)
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
