import { lookUp } from '../words/look-up.ts'
import { either, wholeWords } from '../words/pattern.ts'

/** How people say an amount of time in a few large languages, as far as the English rules need it. */

const NUMERALS: Readonly<Record<string, string>> = {
  ...numbered('una un uno une eine ein einer um uma', 1),
  ...numbered('dos deux zwei due dois duas', 2),
  ...numbered('tres trois drei tre três', 3),
  ...numbered('cuatro quatre vier quattro quatro', 4),
  ...numbered('cinco cinq fünf cinque', 5),
  ...numbered('seis six sechs sei', 6),
  ...numbered('siete sept sieben sette sete', 7),
  ...numbered('ocho huit acht otto oito', 8),
  ...numbered('nueve neuf neun nove', 9),
  ...numbered('diez dix zehn dieci dez', 10),
}

function numbered(words: string, value: number): Readonly<Record<string, string>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, String(value)]))
}

const HOURS = 'horas?|heures?|stunden?|ora|ore|uur|uren|timm(?:e|ar)'
const MINUTES = 'minutos?|minuten?|minuti|minuto'
const AMOUNT = wholeWords(String.raw`(?<number>\d+(?:[.,]\d+)?|\p{L}+)\s?(?<unit>${either(HOURS, MINUTES)})`, 'giu')
const UNSPACED = /(\d+)\s?(?:時間|小时|小時|시간)/gu
const A_WEEK = wholeWords(
  either(
    '(?:por|a la|pro|par|a|alla|per) (?:semana|woche|semaine|settimana|week)',
    '(?:die|in der|jede) woche',
    '週に',
  ),
  'giu',
)
const A_DAY = wholeWords(
  either('(?:por|al|pro|par|cada|am|jeden|chaque|ao) (?:día|dia|tag|jour|giorno)', 'täglich|diario|diariamente'),
  'giu',
)
const WEEKENDS = wholeWords('(?:fines?|fins) de semana|fim de semana|wochenenden?|week-ends?|fine settimana', 'giu')

export const timeInEnglish = (text: string): string =>
  text
    .replace(WEEKENDS, 'weekends')
    .replace(A_WEEK, 'a week')
    .replace(A_DAY, 'a day')
    .replace(UNSPACED, ' $1 hours ')
    .replace(AMOUNT, (...match) => {
      const { number, unit } = match.at(-1)
      const isHours = new RegExp(`^(?:${HOURS})$`, 'iu').test(unit)
      return `${lookUp(NUMERALS, number.toLowerCase()) ?? number} ${isHours ? 'hours' : 'minutes'}`
    })
