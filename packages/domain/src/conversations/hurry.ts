import { phrasesIn } from '../shared/word-list.ts'
import { comparable } from './spoken.ts'

/** Ways to say "no more questions, make the plan". Any of them ends the questions, at any point. */
const PHRASES = phrasesIn(
  `just make the plan|just make a plan|just make it|just make me a plan|make the plan now|just create the plan
  |just generate|just start|just go ahead|just begin|no more questions|stop asking|skip the questions|don't ask
  |dont ask|enough questions|surprise me|you decide|get on with it
  |mach einfach den plan|mach den plan|erstell einfach|einfach loslegen|leg einfach los|keine fragen mehr
  |fais simplement le plan|fais le plan|faites le plan|plus de questions|vas-y directement
  |haz el plan|solo haz|sólo haz|crea el plan ya|no más preguntas|sin más preguntas
  |faz o plano|só faz o plano|crie logo o plano|sem mais perguntas|chega de perguntas
  |fai il piano|crea subito il piano|basta domande|maak gewoon het plan|geen vragen meer
  |просто сделай план|просто составь план|без вопросов|хватит вопросов
  |とにかくプランを作|もう質問|質問はもう|すぐに作って|直接生成|直接做计划|别问了|不用问|直接开始
  |فقط ضع الخطة|أنشئ الخطة فقط|بدون أسئلة|لا مزيد من الأسئلة|बस योजना बना|और सवाल नहीं|सीधे योजना`,
)

/** Words beside the phrase that are no more than politeness. */
const MAX_WORDS = 7

/** "Just make the plan, please": it says nothing about the learner. With more words it may say something. */
export const isOnlyHurry = (text: string): boolean => isInHurry(text) && text.trim().split(/\s+/).length <= MAX_WORDS

export function isInHurry(text: string): boolean {
  const said = comparable(text).replaceAll('’', "'")
  return PHRASES.some((phrase) => said.includes(phrase))
}
