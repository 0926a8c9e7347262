import type { DialectName } from './dialects/dialect.ts'

/** Words that change data or lock it. They are refused at any depth. A column with such a name must be quoted. */
export const WORDS_OF_CHANGES: ReadonlySet<string> = new Set([
  ...['insert', 'update', 'delete', 'merge', 'into', 'create', 'alter', 'drop'],
  ...['grant', 'revoke', 'call', 'exec', 'execute', 'nextval'],
])

/** Words without which there is no query. They are refused at any depth where a condition must not have subqueries. */
export const WORDS_OF_QUERIES: ReadonlySet<string> = new Set(['select', 'table', 'values'])

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
  sqlite: /^(?:load_extension|readfile|writefile|edit|fts3_tokenizer|blob_import|blob_export|fsdir|zipfile)$/,
  oracle: /^(?:utl_.*|dbms_.*|httpuritype|dburitype|sys_dburigen)$/,
  // Functions of language models send their arguments to another server.
  trino: /^ai_(?:analyze_sentiment|classify|extract|fix_grammar|gen|mask|translate)$/,
  db2: /^(?:sysproc|sysibmadm|db2_.*|http.*|xmlreceive)$/,
}

/**
 * The functions of SQLite that a condition may call. SQLite runs them in a process of the server, and a driver adds
 * functions of its own: that of Debian has `blob_import` and `blob_export`, which read and write any file. The words of
 * the language that parentheses may follow come last.
 */
const FUNCTIONS_OF_SQLITE: ReadonlySet<string> = new Set([
  ...['abs', 'char', 'coalesce', 'format', 'glob', 'hex', 'ifnull', 'iif', 'instr', 'length', 'like'],
  ...['likelihood', 'likely', 'lower', 'ltrim', 'max', 'min', 'nullif', 'octet_length', 'printf', 'quote'],
  ...['random', 'replace', 'round', 'rtrim', 'sign', 'soundex', 'substr', 'substring', 'trim', 'typeof'],
  ...['unhex', 'unicode', 'unlikely', 'upper', 'concat', 'concat_ws'],
  ...['date', 'time', 'datetime', 'julianday', 'unixepoch', 'strftime', 'timediff', 'current_date'],
  ...[
    'acos',
    'acosh',
    'asin',
    'asinh',
    'atan',
    'atan2',
    'atanh',
    'ceil',
    'ceiling',
    'cos',
    'cosh',
    'degrees',
  ],
  ...['exp', 'floor', 'ln', 'log', 'log10', 'log2', 'mod', 'pi', 'pow', 'power', 'radians', 'sin', 'sinh'],
  ...['sqrt', 'tan', 'tanh', 'trunc'],
  ...['avg', 'count', 'group_concat', 'string_agg', 'sum', 'total'],
  ...['cume_dist', 'dense_rank', 'first_value', 'lag', 'last_value', 'lead', 'nth_value', 'ntile'],
  ...['percent_rank', 'rank', 'row_number'],
  ...['json', 'json_array', 'json_array_length', 'json_each', 'json_extract', 'json_object', 'json_patch'],
  ...['json_quote', 'json_remove', 'json_replace', 'json_set', 'json_tree', 'json_type', 'json_valid'],
  ...['all', 'and', 'as', 'between', 'by', 'case', 'cast', 'distinct', 'else', 'escape', 'except', 'exists'],
  ...['filter', 'from', 'having', 'in', 'intersect', 'is', 'isnull', 'join', 'limit', 'materialized', 'not'],
  ...['notnull', 'null', 'offset', 'on', 'or', 'over', 'regexp', 'match', 'select', 'then', 'union', 'using'],
  ...['values', 'when', 'where'],
])

/**
 * True if a condition of the dialect must not use a name.
 * @param name in lower case
 * @param isCall true if the name is called as a function; false if a dot follows, as after the name of a package
 */
export function isRefusedFunction(name: string, dialect: DialectName, isCall: boolean): boolean {
  if (dialect === 'sqlite') return isCall && !FUNCTIONS_OF_SQLITE.has(name)
  return dialect === 'generic'
    ? Object.values(FUNCTIONS).some((refused) => refused.test(name))
    : FUNCTIONS[dialect].test(name)
}
