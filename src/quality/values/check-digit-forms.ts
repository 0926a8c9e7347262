/**
 * Forms of numbers with a check digit, as regular expressions that all engines and JavaScript interpret alike. Separators
 * are removed before.
 */
export const LUHN_FORM = '[0-9]{2,32}'
/** The digits before a Luhn check digit. */
export const LUHN_BODY = '[0-9]{1,31}'
export const MOD11_FORM = '[0-9]{1,31}[0-9X]'
export const ISBN_10_FORM = '[0-9]{9}[0-9X]'
export const ISBN_13_FORM = '97[89][0-9]{10}'
export const GTIN_FORM = '[0-9]{8}|[0-9]{12}|[0-9]{13}|[0-9]{14}'
export const IBAN_FORM = '[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}'

/** Separators that may be between the digits of a number. */
export const SEPARATORS = ' -'

/**
 * The length of account numbers by country: the 89 countries of SWIFT's register of IBANs as of December 2024 (ISO
 * 13616). Islands and overseas territories, such as Jersey and Réunion, use numbers of GB, FR and FI. Countries that
 * use IBANs but are not registered are not included.
 */
export const IBAN_LENGTHS =
  ' AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30 '
