import { wordSet, wordsIn } from '../shared/word-list.ts'
import { comparable } from './spoken.ts'

const BEGINNINGS = wordsIn(`
  hour minute weekend weekday daily nightly evening morning afternoon monday tuesday wednesday thursday friday saturday sunday
  stunde minute täglich wochenende abend montag dienstag mittwoch donnerstag freitag samstag sonntag
  heure quotidien soir lundi mardi mercredi jeudi vendredi samedi dimanche
  hora minuto diari lunes martes miércoles jueves viernes sábado domingo segunda-feira fim-de-semana
  minuti lunedì martedì mercoledì giovedì venerdì sabato domenica minuten uren dagelijks maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  час минут ежедневно вечер понедельник вторник сред четверг пятниц суббот воскресень`)
const WHOLE = wordSet(
  'h min mins hr hrs ore uur uren week weekly woche semaine semana settimana day tag jour día dia giorno неделю день',
)
const SIGNS = /時間|\d分|分間|毎日|週|小时|小時|分钟|分鐘|每天|每周|ساع|دقيق|يوميا|घंट|मिनट|रोज़/u
/** Longer ones tell of much else. */
const MAX_WORDS = 8

/** Whether a short message is about time: "two hours a week", "Sunday afternoons". */
export function speaksOfTime(text: string): boolean {
  const words = comparable(text).match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  if (SIGNS.test(text)) return true
  return (
    words.length <= MAX_WORDS && words.some((word) => WHOLE.has(word) || BEGINNINGS.some((one) => word.startsWith(one)))
  )
}
