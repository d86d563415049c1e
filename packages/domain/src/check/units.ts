import { wordsIn } from '../shared/word-list.ts'

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
export function factorsBetween(given: string, wanted: string): readonly number[] {
  if (wanted === '') return given === '%' ? [1, 0.01] : [1]
  const sizes = SIZES.find((units) => units.has(wanted))
  if (given === wanted || !sizes || !SIZES.some((units) => units.has(given))) return [1]
  const [one, other] = [sizes.get(given), sizes.get(wanted)]
  return one === undefined || other === undefined ? [] : [one / other]
}
