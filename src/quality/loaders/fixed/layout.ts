/**
 * Layouts of records of bytes, as COBOL copybooks and Data Dictionary files describe them. Offsets and lengths are in
 * bytes. `columns.ts` turns a layout into columns, and `decode/` their bytes into texts.
 */

/** How the bytes of an item hold its value. `digits` counts the digits that are stored, without those of P. */
export type ItemFormat =
  /**
   * Characters in `encoding`, or in `national` if `isNational`. `isDoubleByte` (DISPLAY-1): in the double bytes of
   * `encoding` if it is a mixed page of IBM mainframes. Padding is not part of the value.
   */
  | {
      readonly kind: 'text'
      readonly isNational: boolean
      readonly isDoubleByte?: true
      readonly isRightJustified: boolean
    }
  /** One digit a byte (USAGE DISPLAY). `hasPoint`: the decimal point is stored too, as in `S9(3).99`. */
  | ({ readonly kind: 'zoned'; readonly sign: ZonedSign; readonly hasPoint?: true } & Decimal)
  /** Two digits a byte. `hasSign` is false for COMP-6, whose last half byte is a digit. */
  | ({ readonly kind: 'packed'; readonly isSigned: boolean; readonly hasSign: boolean } & Decimal)
  /**
   * A two's complement number in the byte order of the source. `isNative` (COMP-5, INDEX): all values of the bytes are
   * valid, otherwise those of the digits.
   */
  | ({ readonly kind: 'binary'; readonly isSigned: boolean; readonly isNative: boolean } & Decimal)
  /** A floating-point number of 4 or 8 bytes (COMP-1, COMP-2), in the form of the source. */
  | { readonly kind: 'float' }
  /**
   * A number that is stored as printed. Without `decimals` and `scale`, its characters are the value, without blanks
   * around it.
   */
  | {
      readonly kind: 'edited'
      /**
       * Only if the picture has nothing but digits, a point and signs, as `ZZ9.99-`: the number of digits after the
       * point. The value is a number then.
       */
      readonly decimals?: number
      /** True if zero is printed as blanks, as by `Z(5)`. */
      readonly isBlankZero?: true
      /**
       * Only if the picture has V or P, as `Z(6)VZZ`: the value is the printed number times 10^-scale. Negative for
       * `Z9PP`.
       */
      readonly scale?: number
    }
  /** A date whose digits have the meaning of `picture`, of Y, M and D, such as `YYYYMMDD`. */
  | {
      readonly kind: 'date'
      readonly picture: string
      readonly storage: 'text' | 'zoned' | 'packed' | 'binary'
    }
  /** Bytes without a meaning as text (POINTER): shown as hexadecimal digits. */
  | { readonly kind: 'bytes' }

/** Where the sign of a zoned number is. `none`: the number is unsigned. */
export type ZonedSign = 'none' | 'trailing' | 'leading' | 'separate trailing' | 'separate leading'

interface Decimal {
  /** Digits that are stored. */
  readonly digits: number
  /** The value is the stored integer times 10^-scale. Negative for `9(3)PPP`, greater than `digits` for `VPP9(3)`. */
  readonly scale: number
}

/** An item or group repeats. Without `dependingOn` it occurs `max` times. */
export interface Occurs {
  readonly min: number
  readonly max: number
  /** The item that holds the number of occurrences. It lies before the table. */
  readonly dependingOn?: LayoutItem | undefined
}

interface LayoutNodeBase {
  /** As in the source. `FILLER` for items without a name. */
  readonly name: string
  /** From 1, in the schema file. */
  readonly line: number
  /**
   * From the start of the record in the layout where all tables have their greatest number of occurrences, in the
   * first occurrence of all tables that the node is in.
   */
  readonly offset: number
  /** Of one occurrence. */
  readonly length: number
  /** Distance of two occurrences; greater than `length` if slack bytes follow. Equal to `length` without a table. */
  readonly stride: number
  readonly occurs: Occurs | undefined
  /** The node whose bytes this node views again. */
  readonly redefines: LayoutNode | undefined
}

/** An elementary item. */
export interface LayoutItem extends LayoutNodeBase {
  readonly kind: 'item'
  readonly format: ItemFormat
  /** As in the source, for the attribute's type: `S9(7)V99 COMP-3`. */
  readonly declaration: string
  /** Of its characters, if it is not that of the source. */
  readonly encoding?: string | undefined
  /** BLANK WHEN ZERO: a number that is stored as blanks is 0. Without it, blanks are null. */
  readonly isBlankWhenZero: boolean
}

export interface LayoutGroup extends LayoutNodeBase {
  readonly kind: 'group'
  readonly children: readonly LayoutNode[]
}

export type LayoutNode = LayoutItem | LayoutGroup

/** A record. Its root has the name of the record, or an empty one. */
export interface RecordLayout {
  readonly root: LayoutGroup
  /**
   * With all tables at their least and greatest number of occurrences. They differ only with DEPENDING ON: then
   * `minLength` is that of the shortest view, if there are several records of level 01.
   */
  readonly minLength: number
  readonly maxLength: number
}

/** True if the node has a table with DEPENDING ON. */
export const hasCounter = (node: LayoutNode): boolean =>
  node.occurs?.dependingOn !== undefined || (node.kind === 'group' && node.children.some(hasCounter))
