import { expect } from 'chai'
import { metaphone } from '../../../../src/quality/values/forms/metaphone.ts'

/** What each rule of the article does, with examples. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'keeps vowels only at the beginning': { Dr: 'TR', Anna: 'AN', Ohio: 'OH', Maria: 'MR', eau: 'E' },
  'drops the second of two equal letters, but of C': { Matthew: 'M0', Bobby: 'BB', accident: 'AKSTNT' },
  'drops the first letter of initial KN, GN, PN, AE and WR': {
    Knight: 'NT',
    gnome: 'NM',
    pneumonia: 'NMN',
    Aegean: 'EJN',
    Wright: 'RT',
  },
  'writes initial X as S, and WH as W': { Xavier: 'SFR', White: 'WT', Maxim: 'MKSM' },
  'drops B behind M at the end': { thumb: '0M', Cumberland: 'KMBRLNT' },
  'writes C as X before IA and H, as S before I, E and Y, else as K': {
    Garcia: 'KRX',
    church: 'XRX',
    Cecily: 'SSL',
    Cyprus: 'SPRS',
    Carl: 'KRL',
  },
  'writes SCH as SK and drops C in SCI, SCE and SCY': { Schmidt: 'SKMTT', scene: 'SN', science: 'SNS' },
  'writes D as J before GE, GI and GY': { edge: 'EJ', Dodgy: 'TJ', Rodgin: 'RJN', Edgar: 'ETKR' },
  'drops G before H, unless a vowel or the end follows, and in final GN and GNED': {
    night: 'NT',
    ghost: 'KST',
    laugh: 'LK',
    sign: 'SN',
    signed: 'SNT',
    signal: 'SKNL',
  },
  'writes G as J before I, E and Y, else as K, and GG as K': {
    George: 'JRJ',
    gym: 'JM',
    Gary: 'KR',
    Bigger: 'BKR',
  },
  'drops H behind a vowel, unless another follows, and behind C, S, P, T and G': {
    Noah: 'N',
    John: 'JN',
    Ahab: 'AHB',
    Khan: 'KHN',
    Thomas: '0MS',
  },
  'drops K behind C': { Jack: 'JK', Kirk: 'KRK' },
  'writes PH as F, Q as K, V as F, Z as S': { Philip: 'FLP', Quebec: 'KBK', Vera: 'FR', Zoe: 'S' },
  'writes S as X before H, IO and IA': { Ship: 'XP', vision: 'FXN', Asia: 'AX', Sam: 'SM' },
  'writes T as X before IA and IO, TH as 0, and drops it before CH': {
    Croatia: 'KRX',
    nation: 'NXN',
    Smith: 'SM0',
    match: 'MX',
  },
  'keeps W and Y only before a vowel': { Owen: 'OWN', Low: 'L', Maya: 'MY', Mary: 'MR' },
  'takes the letters of the whole value, without accents': {
    'New York': 'NYRK',
    'São 1 Tomé!': 'STM',
    Straße: 'STRS',
  },
}

describe('metaphone', () => {
  for (const [rule, examples] of Object.entries(RULES)) {
    it(rule, () => {
      for (const [value, sounds] of Object.entries(examples)) expect(metaphone(value), value).to.equal(sounds)
    })
  }

  it('is empty if no Latin letter is pronounced', () => {
    for (const value of ['', '123', '東京', 'w']) expect(metaphone(value), value).to.equal(undefined)
  })
})
