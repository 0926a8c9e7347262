import { expect } from 'chai'
import {
  HDFS_PARAMETERS,
  readHdfsParameters,
  writeHdfsParameters,
} from '../../../../src/quality/loaders/hdfs/hdfs-parameters.ts'

function read(given: Record<string, string>) {
  return readHdfsParameters(new Map(Object.entries(given)), (detail) => {
    throw new Error(detail)
  })
}

const REQUIRED = { NAMENODE: 'http://nn.example.org:9870', DATA_DIRECTORY: '/data' }
const readWith = (given: Record<string, string>) => read({ ...REQUIRED, ...given })

describe('The parameters of a connection to HDFS', () => {
  it('need the NameNode and the data directory only', () => {
    expect(read(REQUIRED)).to.deep.equal({
      nameNodes: ['http://nn.example.org:9870'],
      dataNodes: [],
      user: undefined,
      dataDirectory: '/data',
      dataExtensions: [],
    })
    const required = HDFS_PARAMETERS.filter(({ isRequired }) => isRequired).map(({ name }) => name)
    expect(required).to.deep.equal(Object.keys(REQUIRED))
  })

  it('are written as they are read', () => {
    const given = {
      NAMENODE: 'http://NN1.example.org:9870/ https://[::1]:443 http://nn3:80',
      DATANODES: 'dn1:9864 *.dn.example.org',
      USER: 'hdfs',
      DATA_DIRECTORY: '/data/in use/ü/',
      DATA_EXTENSIONS: 'csv {.txt}',
    }
    const connection = read(given)
    expect(connection).to.deep.equal({
      nameNodes: ['http://nn1.example.org:9870', 'https://[::1]:443', 'http://nn3:80'],
      dataNodes: ['dn1:9864', '*.dn.example.org'],
      user: 'hdfs',
      dataDirectory: '/data/in use/ü',
      dataExtensions: ['csv', 'txt'],
    })
    expect(read(Object.fromEntries(writeHdfsParameters(connection)))).to.deep.equal(connection)
    const root = readWith({ DATA_DIRECTORY: '/' })
    expect(root.dataDirectory).to.equal('')
    expect(read(Object.fromEntries(writeHdfsParameters(root)))).to.deep.equal(root)
  })

  for (const [what, given, sentence] of [
    ['no NameNode', { NAMENODE: '' }, 'NAMENODE is missing'],
    ['no directory', { DATA_DIRECTORY: '' }, 'DATA_DIRECTORY is missing'],
    ['a NameNode without a port', { NAMENODE: 'http://nn' }, 'is not the address of a NameNode'],
    ['a NameNode with a path', { NAMENODE: 'http://nn:1/x' }, 'is not the address of a NameNode'],
    ['a NameNode with a query', { NAMENODE: 'http://nn:1?x' }, 'is not the address of a NameNode'],
    ['the address of the RPC port', { NAMENODE: 'hdfs://nn:8020' }, 'is not the address of a NameNode'],
    ['a port that no host has', { NAMENODE: 'http://nn:99999' }, 'is not the address of a NameNode'],
    ['too many NameNodes', { NAMENODE: 'http://nn:1 '.repeat(9) }, 'more than 8'],
    ['a URL as DataNode', { DATANODES: 'http://dn:9864' }, 'is not a host'],
    ['a pattern for all hosts', { DATANODES: '*' }, 'is not a host'],
    ['a long user', { USER: 'u'.repeat(256) }, 'at most 255 characters'],
    ['a user with a line end', { USER: 'a\nb' }, 'no control characters'],
    ['a relative directory', { DATA_DIRECTORY: 'data' }, 'is not a path of HDFS'],
    ['a directory with dots', { DATA_DIRECTORY: '/data/../x' }, 'is not a path of HDFS'],
    ['a directory with a scheme', { DATA_DIRECTORY: '/hdfs://nn/x' }, 'is not a path of HDFS'],
    ['a wrong extension', { DATA_EXTENSIONS: 'c/v' }, 'DATA_EXTENSIONS: '],
    ['a wrong list', { DATANODES: '{' }, 'not a Tcl list'],
  ] satisfies [string, Record<string, string>, string][])
    it(`are refused with ${what}`, () => {
      expect(() => readWith(given)).to.throw(sentence)
    })

  it('are refused without repeating a password', () => {
    expect(() => readWith({ NAMENODE: 'http://user:secret@nn:9870' }))
      .to.throw('An address has no user and no password')
      .and.property('message')
      .that.does.not.include('secret')
  })
})
