import { InvalidCopybook, shown } from './invalid-copybook.ts'
import type { Token } from './tokens.ts'

/** Named constants of a copybook (`78 NAME VALUE 5`, `01 NAME CONSTANT AS 5`): their literals by name in upper case. */
export class Constants {
  readonly #literals = new Map<string, Token>()

  has({ kind, keyword }: Token): boolean {
    return kind === 'word' && this.#literals.has(keyword)
  }

  /** The integer that a word is or names; undefined if it is neither. */
  integer({ keyword }: Token): number | undefined {
    const text = this.#literals.get(keyword)?.keyword ?? keyword
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined
  }

  add({ keyword }: Token, literal: Token): void {
    this.#literals.set(keyword, literal)
  }

  /**
   * The picture with the values of its constants, such as `X(5)` for `X(NAME-LENGTH)`.
   * @throws InvalidCopybook if a name in it is no constant that is an integer
   */
  inPicture(picture: Token): Token {
    const text = picture.text.replaceAll(/\(([^()]*[^()\d][^()]*)\)/g, (_, name: string, at: number) => {
      const word: Token = { ...picture, text: name, keyword: name.toUpperCase() }
      const count = this.integer(word)
      if (count === undefined)
        throw new InvalidCopybook(
          { ...picture, column: picture.column + at + 1 },
          `${shown(name)} is no constant that is an integer. Write a number, or add the constant before with level 78.`,
        )
      return `(${count})`
    })
    return text === picture.text ? picture : { ...picture, text, keyword: text.toUpperCase() }
  }
}
