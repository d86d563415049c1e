import { type Fact, isQuoted, type Level, suggestedFact } from '@app/domain'

/** Levels by plain words in English, German and Spanish. */
const LEVEL_WORDS: Readonly<Record<Level, readonly string[]>> = {
  new: [
    ...['new', 'beginner', 'absolute beginner', 'complete beginner', 'never', 'none', 'nothing', 'no', 'from scratch'],
    ...['anfänger', 'anfängerin', 'neu', 'nie', 'noch nie', 'keine', 'nichts', 'nein'],
    ...['principiante', 'nuevo', 'nueva', 'nunca', 'ninguna', 'nada', 'desde cero'],
  ],
  some: ['some', 'a little', 'a bit', 'basics', 'intermediate', 'etwas', 'ein wenig', 'grundlagen', 'algo', 'un poco'],
  comfortable: ['good', 'advanced', 'comfortable', 'gut', 'fortgeschritten', 'bien', 'avanzado', 'avanzada'],
  expert: ['expert', 'professional', 'experte', 'expertin', 'profi', 'experto', 'experta', 'profesional'],
}
/** Those that say a level wherever they stand in a first message. */
const PLAIN =
  /^(?:beginner|absolute beginner|complete beginner|intermediate|advanced|expert|anfänger|anfängerin|principiante)$/

const AMOUNT =
  /(\d{1,4}(?:[.,]\d{1,2})?) ?(h|hours?|hrs?|stunden?|std|horas?|minutes?|mins?|min|minuten|minutos?)\b(?: ?(?:a|an|per|every|each|pro|am|jeden|in der|al|a la|por|cada|\/) ?(day|week|tag|woche|día|dia|semana)\b)?/giu

/** What a short answer says of level and time: an answer of ours that was pressed, one plain word, or one amount with its unit. */
export function factsIn(words: string, isFirst: boolean): readonly Fact[] {
  const pressed = suggestedFact('level', words) ?? suggestedFact('time', words)
  if (pressed) return [pressed]
  return [levelIn(words, isFirst), amountIn(words)].flatMap((fact) => fact ?? [])
}

function levelIn(words: string, isFirst: boolean): Fact | null {
  const bare = words
    .toLowerCase()
    .replace(/[.,;!]/g, ' ')
    .trim()
  for (const [level, names] of Object.entries(LEVEL_WORDS)) {
    const name = names.find((one) => bare === one || (isFirst && PLAIN.test(one) && isQuoted(one, words)))
    if (name !== undefined) return { name: 'level', value: level, quote: name }
  }
  return null
}

function amountIn(words: string): Fact | null {
  const [found, second] = [...words.matchAll(AMOUNT)]
  if (!found || second) return null
  const [quote, value = '', unit = '', per = ''] = found
  const isHours = /^(?:h|st|s|ho)/i.test(unit)
  const isDaily = /^(?:day|tag|d[ií]a)/i.test(per)
  const name = isDaily
    ? isHours
      ? 'hours_per_day'
      : 'minutes_per_day'
    : isHours
      ? 'hours_per_week'
      : 'minutes_per_week'
  return { name, value, quote }
}
