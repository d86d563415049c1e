import { wordsIn } from '../shared/index.ts'
import { foldSigns } from './same-text.ts'

/** Longer texts are no number. */
const MAX_LENGTH = 100

/**
 * All that a number typed by a person may mean, in the wanted unit: "1.234" is one thing in English and another in German, "1 234,5"
 * is French, "1'234.5" Swiss. None where the text holds no number, or several, or measures something else.
 */
export function readNumber(typed: string, unit: string): readonly number[] {
  if (typed.length > MAX_LENGTH) return []
  const text = unified(typed)
  const clock = CLOCK.exec(text)
  if (clock && (clock[2] ?? clock[3]) !== undefined && !MERIDIEM.test(unit)) return readClock(clock, unified(unit))
  const found = FRACTION.exec(text) ?? DIGITS.exec(text)
  if (!found) return []
  const [all, whole, over, under] = found
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + all.length)]
  const [power = '', exponent] = POWER.exec(behind) ?? []
  const [, given = ''] = UNIT.exec(behind.slice(power.length)) ?? []
  if (HAS_DIGIT.test(before) || HAS_DIGIT.test(behind.slice(power.length))) return []
  const values = under === undefined ? readDigits(all) : [Number(whole ?? 0) + Number(over) / Number(under)]
  const sign = /-\s?$/.test(before) ? -1 : 1
  return values
    .map((value) => sign * (power.startsWith('^') ? value ** Number(exponent) : value * 10 ** Number(exponent ?? 0)))
    .flatMap((value) => factorsBetween(given, unified(unit).trim()).map((factor) => value * factor))
    .filter((value) => Number.isFinite(value))
}

/** "13:00", "13h30 Uhr", "1 p.m.": minutes, or which half of the day it is in. */
const CLOCK = /^\D*?(?<![\p{L}.,/-])(\d{1,2})(?:[:h]([0-5]\d))?(?: ?([ap])\.? ?m\.?$)?(?![\d:])\D*$/u
/** A unit in which the half of the day is said already, or picometers. */
const MERIDIEM = /^[ap]\.? ?m\b/i

/** In hours; where minutes are asked for, "1:30" may also be one and a half of them. */
function readClock([, hours, minutes = '0', half]: RegExpExecArray, unit: string): readonly number[] {
  const factors = (half === undefined ? ['h', 'min'] : ['h']).flatMap((given) => factorsBetween(given, unit))
  // where a clock of twelve hours is asked for, "5 pm" is 5
  const readings = new Set([hourOf(hours, half), Number(hours)])
  return [...readings].flatMap((hour) => [...new Set(factors)].map((factor) => (hour + Number(minutes) / 60) * factor))
}

const hourOf = (hours: string | undefined, half: string | undefined): number =>
  half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)

const TIME = /^\D*(\d{1,2})(?:(?:[:.h]| uhr )([0-5]\d))?(?: ?([ap])\.? ?m\b\.?)?\D*$/u

/** The time of day that a text names, in minutes: "13.00 Uhr", "1 pm", "13". Null: none, or several. */
export function timeOf(text: string): number | null {
  const [, hours, minutes = '0', half] = TIME.exec(foldSigns(text)) ?? []
  return hours === undefined ? null : 60 * hourOf(hours, half) + Number(minutes)
}

const FRACTION = /(?<![\p{L}\d])(?:(\d{1,9}) )?(\d{1,9}) ?\/ ?(\d{1,9})(?![\d.,])/u
/** A separator in front belongs to a decimal without its zero. */
const DIGITS = /(?<![\p{L}\d])[.,]?\d(?:[.,' ]{0,2}\d)*/u
const POWER = /^ ?(?:[x*] ?10 ?\^ ?|e|\^)([+-]?\d{1,3})/
const UNIT = /^[\s-]?([\p{L}%]+)/u
/** Those of "m2" and "CO2" are part of a name. */
const HAS_DIGIT = /(?<![\p{L}^])\d/u

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** One sign for each thing, those of numbers too: decimal digits, powers, what divides digits. */
const unified = (text: string): string =>
  foldSigns(
    text
      .replace(/[⁺⁻]?[⁰¹²³⁴-⁹]+/gu, (power) => `^${[...power].map((sign) => superscript(sign)).join('')}`)
      .replace(/٫/gu, '.')
      .replace(/[٬`]/gu, "'"),
  )
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\s/gu, ' ')
    .trim()

function superscript(sign: string): string {
  if (sign === '⁻') return '-'
  return sign === '⁺' ? '+' : String(SUPERSCRIPTS.indexOf(sign))
}

/** Each script's ten digits stand in a row of their own, from zero on. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

function readDigits(token: string): readonly number[] {
  return [...new Set([asDecimal(token, '.'), asDecimal(token, ',')].filter((value) => value !== null))]
}

/** Groups of three, or of two before the last three, as in India; one separator throughout. */
const GROUPED = /^(?:\d+|[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})$/

/** What the digits are where that sign divides decimals, and no other does; null where they are nothing then. */
function asDecimal(digits: string, sign: '.' | ','): number | null {
  const [whole = '', decimals = '', ...more] = digits.split(sign)
  if (more.length > 0) return GROUPED.test(digits) ? Number(digits.replace(/\D/g, '')) : null
  const isWhole = whole === '' || GROUPED.test(whole)
  return isWhole && !whole.includes(sign) && /^\d*$/.test(decimals)
    ? Number(`${whole.replace(/\D/g, '')}.${decimals}`)
    : null
}

/** By what is measured: how many of the first each unit is, and what it is called. In lower case. */
const DIMENSIONS = [
  {
    s: [1, 's sec secs second seconds sekunde sekunden seconde secondes segundo segundos с сек 秒'],
    ms: [0.001, 'ms msec millisecond milliseconds millisekunde millisekunden'],
    min: [60, 'min mins m minute minutes minuten minuto minutos мин 分 分钟'],
    h: [3_600, 'h hr hrs hour hours std stunde stunden heure heures hora horas ч час часа часов 小时 時間'],
    d: [86_400, 'd day days tag tage tagen jour jours dia dias día días день дней 天 日'],
  },
  {
    m: [1, 'm metre metres meter meters metern metro metros mètre mètres м 米'],
    mm: [0.001, 'mm millimetre millimetres millimeter millimeters millimètres мм'],
    cm: [0.01, 'cm centimetre centimetres centimeter centimeters zentimeter centimètres см 厘米'],
    km: [1_000, 'km kilometre kilometres kilometer kilometers kilomètre kilomètres kilómetros км 公里'],
  },
  {
    g: [1, 'g gr gram grams gramm gramme grammes gramo gramos г гр грамм 克'],
    mg: [0.001, 'mg milligram milligrams milligramm мг'],
    kg: [1_000, 'kg kgs kilo kilos kilogram kilograms kilogramm кг 公斤'],
    t: [1_000_000, 't tonne tonnes tonnen т'],
  },
  {
    l: [1, 'l litre litres liter liters litern litro litros л'],
    ml: [0.001, 'ml millilitre millilitres milliliter milliliters мл'],
    cl: [0.01, 'cl centilitre centilitres zentiliter'],
  },
  { percent: [0.01, '% percent prozent pourcent porcento процент процентов'] },
] as const satisfies readonly Readonly<Record<string, readonly [number, string]>>[]

const SIZES: readonly ReadonlyMap<string, number>[] = DIMENSIONS.map(
  (units) =>
    new Map(Object.values(units).flatMap(([size, names]) => wordsIn(names).map((name) => [name, size] as const))),
)

/**
 * By what a number in the unit `given` may be multiplied to be in the one that is wanted, both in lower case. Other words than units
 * that are known here may stand around a number: they change nothing. None where another thing is measured.
 */
function factorsBetween(given: string, wanted: string): readonly number[] {
  if (wanted === '') return given === '%' ? [1, 0.01] : [1]
  const sizes = SIZES.find((units) => units.has(wanted))
  if (given === wanted || !sizes || !SIZES.some((units) => units.has(given))) return [1]
  const [one, other] = [sizes.get(given), sizes.get(wanted)]
  return one === undefined || other === undefined ? [] : [one / other]
}
