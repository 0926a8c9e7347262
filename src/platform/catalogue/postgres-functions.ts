/**
 * What the schema of a catalogue in PostgreSQL has besides its tables: the members of JSON, and free ids.
 *
 * JSON is stored as text, since `json` cannot give out a member if any text of it has U+0000, and `jsonb` changes what
 * was written. The operators `->` and `->>` of texts are the schema's own. Within JSON, U+0000 is the escape `\u0000`.
 * Before a member is read, the escapes of U+0000 and U+0001 are replaced by those of the stored form
 * (`postgres-texts.ts`), and the escapes of halves of surrogate pairs by that of U+FFFD, which is what other databases
 * return for them.
 */

import { identifier, literal } from '../../lib/sql-quotes.ts'

/** Zero or more pairs of backslashes, so that the backslash after them begins an escape. */
const ESCAPE = String.raw`(?<!\\)((?:\\\\)*)\\u`

/** SQL that replaces an escape everywhere in a text of JSON. */
const replaced = (text: string, from: string, to: string): string =>
  `regexp_replace(${text}, '${ESCAPE}${from}', '${to}', 'g')`

const PAIR = String.raw`([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})`
/** Stands for the escapes of a pair while the halves without the other half are replaced. No JSON has this character. */
const MARK = '\u0002'
const KEPT = String.raw`\1${MARK}\2${MARK}\3`
const HALF = String.raw`[dD][89a-fA-F][0-9a-fA-F]{2}`

const wellFormed = (text: string): string =>
  `replace(${replaced(replaced(text, PAIR, KEPT), HALF, String.raw`\1\\ufffd`)}, '${MARK}', '\\u')`

const stored = (text: string): string =>
  replaced(
    replaced(wellFormed(text), '0001', String.raw`\1\\u0001\\u0002`),
    '0000',
    String.raw`\1\\u0001\\u0001`,
  )

const written = (text: string): string =>
  replaced(
    replaced(text, String.raw`0001\\u0001`, String.raw`\1\\u0000`),
    String.raw`0001\\u0002`,
    String.raw`\1\\u0001`,
  )

/** Almost no JSON has such an escape, and few have any: the search for a text is quicker than that for a pattern. */
const HAS_ESCAPES = String.raw`position('\u' in json_text) > 0 and json_text ~ '\\u(000[01]|[dD][89a-fA-F])'`

/** Texts of JSON are few and short where members are read, and the functions are inlined into their queries. */
const JSON_MEMBERS = [
  `create or replace function json_as_stored(json_text text) returns text language sql immutable strict parallel safe
     as $$ select ${stored('json_text')} $$`,
  `create or replace function json_as_written(json_text text) returns text language sql immutable strict parallel safe
     as $$ select ${written('json_text')} $$`,
  `create or replace function json_member_text(json_text text, name text) returns text language sql stable parallel safe
     as $$ select case when ${HAS_ESCAPES} then json_as_stored(json_text) else json_text end::json
       operator(pg_catalog.->>) name $$`,
  `create or replace function json_member(json_text text, name text) returns text language sql stable parallel safe
     as $$ select case when ${HAS_ESCAPES}
       then json_as_written((json_as_stored(json_text)::json operator(pg_catalog.->) name)::text)
       else (json_text::json operator(pg_catalog.->) name)::text end $$`,
]

/**
 * Moves a sequence behind an explicit id. Its arguments are the sequence and the column. Only copies insert explicit ids,
 * so nobody takes ids of the sequence between the comparison and its move.
 */
const KEEP_IDS_FREE = `create or replace function keep_ids_free() returns trigger language plpgsql as $$
  declare given bigint default cast(to_jsonb(new) ->> tg_argv[1] as bigint);
  begin
    if given > coalesce(pg_sequence_last_value(tg_argv[0]::regclass), 0) then
      perform setval(tg_argv[0]::regclass, given);
    end if;
    return null;
  end $$`

const OPERATORS = [
  ['->', 'json_member'],
  ['->>', 'json_member_text'],
] as const

/**
 * Statements that create the functions and operators in the current schema, or update them.
 * @param existing the names of the operators that the schema has
 */
export const functionStatements = (existing: readonly string[]): string[] => [
  ...JSON_MEMBERS,
  KEEP_IDS_FREE,
  ...OPERATORS.filter(([name]) => !existing.includes(name)).map(
    ([name, procedure]) =>
      `create operator ${name} (leftarg = text, rightarg = text, function = ${procedure})`,
  ),
]

/** The trigger by which the sequence of a column gives only free ids, also after a row was inserted with an explicit id. */
export const freeIds = (table: string, column: string): string => {
  const sequence = literal(identifier(sequenceOf(table, column)))
  return `create trigger keep_ids_free after insert on ${identifier(table)} for each row
    when (new.${identifier(column)} > coalesce(pg_sequence_last_value(${sequence}::regclass), 0))
    execute function keep_ids_free(${sequence}, ${literal(column)})`
}

/** The name that PostgreSQL gives to the sequence of a column. It would shorten a name of more than 63 bytes. */
export const sequenceOf = (table: string, column: string): string => `${table}_${column}_seq`
