import type { DialectName } from './dialects/dialect.ts'

/** Words that change data or lock it. They are refused at any depth. A column with such a name must be quoted. */
export const WORDS_OF_CHANGES: ReadonlySet<string> = new Set([
  ...['insert', 'update', 'delete', 'merge', 'into', 'create', 'alter', 'drop'],
  ...['grant', 'revoke', 'call', 'exec', 'execute', 'nextval'],
])

/** Functions of MariaDB that have the name of a statement. */
export const FUNCTIONS_NAMED_AS_CHANGES: ReadonlySet<string> = new Set(['insert'])

/** Words that continue the statement after its condition. They are refused outside parentheses. */
export const WORDS_OF_CLAUSES: ReadonlySet<string> = new Set([
  ...['select', 'union', 'intersect', 'except', 'minus', 'where', 'group', 'having', 'order', 'limit'],
  ...['fetch', 'for', 'window', 'returning'],
])

/** Functions that write, wait, lock, or reach files and other servers, in lower case. */
const FUNCTIONS: Readonly<Record<Exclude<DialectName, 'generic'>, RegExp>> = {
  postgresql:
    /^(?:pg_(?!typeof$|column_size$|size_bytes$|size_pretty$).*|lo_.*|dblink.*|set_config|setval|(?:query|table|cursor|schema|database)_to_xml.*|txid_current|ts_stat|ts_rewrite)$/,
  mariadb:
    /^(?:sleep|benchmark|load_file|get_lock|release_lock|release_all_locks|master_.*_wait|setval|lastval|sys_exec|sys_eval)$/,
  sqlite: /^(?:load_extension|readfile|writefile|edit|fts3_tokenizer)$/,
  oracle: /^(?:utl_.*|dbms_.*|httpuritype|dburitype|sys_dburigen)$/,
  db2: /^(?:sysproc|sysibmadm|db2_.*|http.*|xmlreceive)$/,
}

/** True if a condition of the dialect must not call a function, or a function of a package, with this name. */
export const isRefusedFunction = (name: string, dialect: DialectName): boolean =>
  dialect === 'generic'
    ? Object.values(FUNCTIONS).some((refused) => refused.test(name))
    : FUNCTIONS[dialect].test(name)
