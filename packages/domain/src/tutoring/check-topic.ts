import type { Topic } from '../conversations/brief.ts'
import { comparable } from '../conversations/spoken.ts'
import type { Fault } from './fault.ts'

const ANOTHER_TOPIC: Fault = {
  code: 'another-topic',
  words: 'Ask about the topic that you set in asks, and about nothing else.',
}
const SEVERAL_QUESTIONS: Fault = { code: 'several-questions', words: 'Ask one question, about one topic.' }

/** Beginnings of words without which nobody asks for a time, in the languages that are looked at. */
const TIME = words(`time hour minute week day often schedule deadline when long month date pace
  zeit stunde minute woche tag oft wann lange monat termin temps heure semaine jour souvent quand mois combien date
  tiempo hora minuto semana día dia cuándo cuando mes tempo mês quanto ore minut settiman giorn quando mese
  tijd uur minuut dag wanneer maand hoe врем час минут недел день дн когда месяц скольк срок`)
const TIME_SIGNS =
  /時間|分|週|日|いつ|月|期|どのくらい|时间|小时|分钟|周|天|时候|多久|وقت|ساع|دقيق|أسبوع|يوم|متى|شهر|समय|घंट|मिनट|हफ़्त|सप्ताह|दिन|कब|महीन/u

/** Words for an amount of time alone. */
const AMOUNT =
  words(`time hour hours minutes zeit stunden minuten temps heures tiempo horas minutos tempo ore minuti tijd uur minuten
  времени часов минут`)
const AMOUNT_SIGNS = /時間|时间|小时|وقت|ساع|समय|घंट/u

/** Words that ask for a level by name. */
const LEVEL = words(`level experience experienced beginner beginners advanced background
  vorwissen vorkenntnisse erfahrung erfahren anfänger niveau expérience débutant nivel experiencia principiante
  nível experiência iniciante livello esperienza principiante ervaring beginner уровень опыт новичок начинающий`)
const LEVEL_SIGNS = /レベル|経験|初心者|水平|基础|经验|初学|مستو|خبر|مبتدئ|स्तर|अनुभव|शुरुआती/u

/** A script that none of the lists is about: nothing can be told there. */
const UNKNOWN = /[\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Greek}]/u
/** Letters that only other languages of the Latin script use: Polish, Czech, Turkish, Vietnamese … */
const OTHER_LATIN = /[ąćęłńśźżčďěňřšťůžğışőűăâîșțđơư]/u

/** Whether the question of a message is about the topic that it says it asks about, and about that alone. */
export function checkTopic(message: string, asks: Topic): readonly Fault[] {
  const text = comparable(message)
  if (UNKNOWN.test(text) || OTHER_LATIN.test(text)) return []
  const question = questionsIn(text)
  if (has(question, LEVEL, LEVEL_SIGNS) && has(question, AMOUNT, AMOUNT_SIGNS)) return [SEVERAL_QUESTIONS]
  return asks === 'time' && !has(text, TIME, TIME_SIGNS) ? [ANOTHER_TOPIC] : []
}

/** The sentences that ask. */
const questionsIn = (text: string): string => (text.match(/(?<![^.!?。！？؟])[^.!?。！？؟]+[?？؟]/gu) ?? []).join(' ')

function has(text: string, beginnings: readonly string[], signs: RegExp): boolean {
  if (signs.test(text)) return true
  const spoken = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return spoken.some((word) => beginnings.some((beginning) => word.startsWith(beginning)))
}

function words(list: string): readonly string[] {
  return list.split(/\s+/)
}
