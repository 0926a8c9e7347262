import type { Cell, Connections } from './connections.ts'

/** A table or view of the database. */
export interface Relation {
  readonly oid: string
  readonly schema: string
  readonly name: string
  /** `r` table, `p` partitioned table, `v` view, `m` materialised view, `f` foreign table. */
  readonly kind: string
  readonly comment: string | undefined
  /** As the last ANALYZE estimated it; negative if it has never run, and for views. */
  readonly rows: number
  /** Changes with each change of its rows: counters that PostgreSQL collects; always the same for views. */
  readonly changes: string
  /** True if the role may change its rows. */
  readonly isWritable: boolean
  readonly columns: readonly RelationColumn[]
  readonly indexes: readonly RelationIndex[]
}

export interface RelationColumn {
  readonly name: string
  readonly number: number
  /** Of the base type, if the type is a domain; of the elements, if it is an array. */
  readonly typeName: string
  /** `typtype` of this type. */
  readonly typeKind: string
  readonly isArray: boolean
  readonly modifier: number
  /** The type as SQL writes it, for messages. */
  readonly declared: string
  readonly isRequired: boolean
  readonly isDeterministic: boolean
  readonly comment: string | undefined
  /** The labels of an enum. */
  readonly labels: readonly string[]
  /** What PostGIS says about a column of geometries: the type, the SRID and the dimensions, or nothing. */
  readonly geometry: readonly [type: string, srid: string, dimensions: string] | undefined
}

export interface RelationIndex {
  readonly method: string
  readonly isUnique: boolean
  /** True if it has all rows, and its columns are those of the table. */
  readonly isPlain: boolean
  readonly isPrimary: boolean
  /** Numbers of the columns; 0 for an expression. */
  readonly columns: readonly number[]
  /** True for each column with the collation `C`, or without one. */
  readonly isByCodePoint: readonly boolean[]
  readonly definition: string
}

/** Names of a database that can be published. */
export interface RelationName {
  readonly oid: string
  readonly schema: string
  readonly name: string
  readonly isReadable: boolean
}

/** Facts about the whole database. */
export interface DatabaseFacts {
  /** PostgreSQL's version, such as 150020. */
  readonly version: number
  readonly encoding: string
  /** The version of PostGIS; undefined if the database lacks it. */
  readonly postgis: string | undefined
}

const statement = (text: string, ...values: string[]) => ({ text, values })

export async function readDatabase(connections: Connections): Promise<DatabaseFacts> {
  const [row = []] = await connections.rows(
    statement(`select current_setting('server_version_num'), current_setting('server_encoding'),
      (select extversion from pg_extension where extname = 'postgis')`),
  )
  const [version, encoding, postgis] = row as (string | null)[]
  return { version: Number(version), encoding: encoding ?? '', postgis: postgis ?? undefined }
}

/** All tables and views, except those of PostgreSQL and of extensions, and partitions. */
export async function listRelations(connections: Connections): Promise<RelationName[]> {
  const rows = await connections.rows(
    statement(`select c.oid, n.nspname, c.relname,
        has_schema_privilege(n.oid, 'usage') and has_any_column_privilege(c.oid, 'select')
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by n.nspname collate "C", c.relname collate "C"`),
  )
  return (rows as string[][]).map(([oid = '', schema = '', name = '', isReadable]) => ({
    ...{ oid, schema, name },
    isReadable: isReadable === 't',
  }))
}

const RELATION = `select c.relkind, obj_description(c.oid, 'pg_class'), c.reltuples::float8,
    pg_stat_get_tuples_inserted(c.oid) || ' ' || pg_stat_get_tuples_updated(c.oid) || ' ' ||
    pg_stat_get_tuples_deleted(c.oid) || ' ' || c.relfilenode || ' ' || c.reltuples,
    has_table_privilege(c.oid, 'insert') or has_table_privilege(c.oid, 'update')
      or has_table_privilege(c.oid, 'delete') or has_table_privilege(c.oid, 'truncate')
  from pg_class c where c.oid = $1`

/** A domain is its base type, of which there may be several below each other. */
const COLUMNS = `with recursive based as (
    select a.attnum, t.oid, t.typname, t.typtype, t.typcategory, t.typelem, t.typbasetype, t.typtypmod,
      a.atttypmod, a.attnotnull or t.typnotnull as required
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped
      and has_column_privilege(a.attrelid, a.attnum, 'select')
    union all
    select b.attnum, t.oid, t.typname, t.typtype, t.typcategory, t.typelem, t.typbasetype, t.typtypmod,
      case when b.atttypmod >= 0 then b.atttypmod else b.typtypmod end, b.required or t.typnotnull
    from based b join pg_type t on t.oid = b.typbasetype where b.typtype = 'd'
  )
  select a.attname, a.attnum, e.typname, e.typtype, b.typcategory = 'A', b.atttypmod,
    format_type(a.atttypid, a.atttypmod), b.required, coalesce(l.collisdeterministic, true),
    col_description(a.attrelid, a.attnum),
    to_json(array(select g.enumlabel from pg_enum g where g.enumtypid = e.oid order by g.enumsortorder)),
    case when e.typname in ('geometry', 'geography') and b.atttypmod >= 0 then to_json(array[
      postgis_typmod_type(b.atttypmod), postgis_typmod_srid(b.atttypmod)::text,
      postgis_typmod_dims(b.atttypmod)::text]) end
  from based b join pg_attribute a on a.attrelid = $1 and a.attnum = b.attnum
    join pg_type e on e.oid = case when b.typcategory = 'A' and b.typelem <> 0 then b.typelem else b.oid end
    left join pg_collation l on l.oid = a.attcollation
  where b.typtype <> 'd' order by a.attnum`

const INDEXES = `select m.amname, i.indisunique, i.indpred is null and i.indexprs is null and i.indisvalid,
    i.indisprimary, to_json((i.indkey::int2[])[0:i.indnkeyatts - 1]),
    to_json(array(select coalesce(l.collname, 'C') in ('C', 'POSIX')
      from unnest(i.indcollation::oid[]) with ordinality u(oid, at) left join pg_collation l on l.oid = u.oid
      order by u.at)),
    pg_get_indexdef(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
  where i.indrelid = $1 order by i.indisprimary desc, c.relname collate "C"`

/** A relation with its columns and indexes; undefined if it has just been removed. */
export async function readRelation(
  connections: Connections,
  { oid, schema, name }: RelationName,
): Promise<Relation | undefined> {
  const [relation] = await connections.rows(statement(RELATION, oid))
  if (relation === undefined) return undefined
  const [kind, comment, rows, changes, isWritable] = relation as (string | null)[]
  const columns = await connections.rows(statement(COLUMNS, oid))
  const indexes = await connections.rows(statement(INDEXES, oid))
  return {
    ...{ oid, schema, name },
    kind: kind ?? '',
    comment: comment ?? undefined,
    rows: Number(rows),
    changes: changes ?? '',
    isWritable: isWritable === 't',
    columns: columns.map(columnOf),
    indexes: indexes.map(indexOf),
  }
}

function columnOf(cells: readonly Cell[]): RelationColumn {
  const [
    name,
    number,
    typeName,
    typeKind,
    isArray,
    modifier,
    declared,
    isRequired,
    isDeterministic,
    comment,
    labels,
    geometry,
  ] = cells as (string | null)[]
  return {
    name: name ?? '',
    number: Number(number),
    typeName: typeName ?? '',
    typeKind: typeKind ?? '',
    isArray: isArray === 't',
    modifier: Number(modifier),
    declared: declared ?? '',
    isRequired: isRequired === 't',
    isDeterministic: isDeterministic === 't',
    comment: comment ?? undefined,
    labels: JSON.parse(labels ?? '[]') as string[],
    geometry: typeof geometry !== 'string' ? undefined : (JSON.parse(geometry) as [string, string, string]),
  }
}

function indexOf(cells: readonly Cell[]): RelationIndex {
  const [method, isUnique, isPlain, isPrimary, columns, collations, definition] = cells as (string | null)[]
  return {
    method: method ?? '',
    isUnique: isUnique === 't',
    isPlain: isPlain === 't',
    isPrimary: isPrimary === 't',
    columns: JSON.parse(columns ?? '[]') as number[],
    isByCodePoint: JSON.parse(collations ?? '[]') as boolean[],
    definition: definition ?? '',
  }
}
