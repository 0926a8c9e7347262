import { account, folders, hosts, integer, names, wordsByName } from '../settings.ts'

/** The sources that entities are loaded from. */
export const SOURCES = {
  sourceRoots: folders({
    name: 'SOURCE_ROOTS',
    fallback: '',
    description:
      'Folders of the server from which entities may be loaded. The first is the loader connection 1. Connections that administrators add lie in these folders.',
  }),
  expandedLimitBytes: integer({
    name: 'EXPANDED_LIMIT_BYTES',
    min: 1,
    max: 999_999_999_999_999,
    fallback: '107374182400',
    description: 'Maximum size of a compressed source file after expansion.',
  }),
  downloadLimitBytes: integer({
    name: 'DOWNLOAD_LIMIT_BYTES',
    min: 1,
    max: 999_999_999_999_999,
    fallback: '10737418240',
    description: 'Maximum size of a source file that is downloaded from a web server or a bucket.',
  }),
  sourceHosts: hosts({
    name: 'SOURCE_HOSTS',
    fallback: '',
    description:
      'Hosts that loader connections may read from: databases of PostgreSQL, coordinators of Trino, NameNodes of HDFS, web servers and endpoints of S3, such as `db.example.org,10.0.0.7:5433`. A host without a port stands for the default ports of its kind. By default, there are none.',
  }),
  odbcDataSources: names({
    name: 'ODBC_DATA_SOURCES',
    fallback: '',
    description: 'Data sources of `odbc.ini` that loader connections may read. By default, there are none.',
  }),
  odbcDrivers: names({
    name: 'ODBC_DRIVERS',
    fallback: '',
    description:
      'Drivers of `odbcinst.ini` that loader connections may load with attributes of their own, so that they can reach whatever the driver can. By default, there are none.',
  }),
  odbcAttributes: wordsByName({
    name: 'ODBC_ATTRIBUTES',
    fallback: '',
    description:
      'Attributes that connections may set of the drivers in ODBC_DRIVERS, such as `SQLite3: Database, Oracle 21: DBQ`. A list replaces that of the server. By default, connections set the host, port and database of PostgreSQL and MariaDB, and no attribute of other drivers.',
  }),
  odbcUser: account({
    name: 'ODBC_USER',
    fallback: 'nobody',
    description:
      'Account of the processes that load ODBC drivers, if root runs the server. Otherwise, they have the account of the server.',
  }),
}
