import { phrasesIn } from '../../shared/word-list.ts'
import { phrases, plain, saysOneOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { withoutQuotations } from './prose.ts'

/** Words at the beginning in which an apology is no part of a lesson. */
const BEGINNING = 60
const END = 40

const REFUSAL: Fault = {
  code: 'refusal',
  words: 'Write the content itself: no apology, no refusal, no remark about what you can or cannot do.',
}

const CANNOT = phrases(
  'i cant|i cannot|i can not|i am unable to|im unable to|i am not able to|im not able to|i wont be able to|i will not be able to|i must decline to|i have to decline to|i wont|i refuse to',
).map((phrase) => phrase.trim())
const DO = phrasesIn(
  'help with|help you with|assist|provide|create|write|generate|answer|fulfil|fulfill|comply|continue|produce|support|offer|do that|do this|complete this',
)

/** First person, so no lesson says so of its subject, wherever it stands. */
const REFUSALS: readonly string[] = [
  ...CANNOT.flatMap((cannot) => phrases(DO.map((verb) => `${cannot} ${verb}`).join('|'))),
  ...phrases(`ich kann dir dabei nicht helfen|ich kann ihnen dabei nicht helfen|dabei kann ich nicht helfen|kann ich leider nicht helfen
    |ich kann dieses kapitel nicht|ich kann diese anfrage nicht|ich kann leider kein|ich kann leider nicht|leider kann ich
    |je ne peux pas vous aider|je ne peux pas t aider|je ne peux pas taider|je ne suis pas en mesure|je ne peux pas fournir|je ne peux pas ecrire
    |je ne peux pas repondre|no puedo ayudarte|no puedo ayudar con|no puedo proporcionar|no puedo escribir|no puedo crear|no puedo generar
    |no puedo cumplir|no soy capaz de ayudar|nao posso ajudar|nao posso fornecer|nao posso escrever|nao posso criar|nao consigo ajudar
    |non posso aiutarti|non posso aiutare|non posso fornire|non posso scrivere|non sono in grado di aiutar|ik kan je hier niet|ik kan je daar niet
    |ik kan hier niet mee helpen|ik kan dit niet|ik kan helaas|я не могу помочь|я не могу написать|я не могу предоставить|я не могу выполнить
    |к сожалению я не могу|لا يمكنني مساعدتك|لا أستطيع مساعدتك|لا يمكنني تقديم|لا أستطيع تقديم|मैं आपकी मदद नहीं कर|मैं यह नहीं कर सकता
    |मैं इसमें मदद नहीं|도와드릴 수 없|작성할 수 없습니다|제공할 수 없습니다`),
]
/** Scripts without spaces have no words to look for. */
const SIGNS_OF_REFUSAL = phrasesIn(
  `申し訳ありませんが|申し訳ございませんが|お手伝いできません|お手伝いすることができません|お答えできません|作成できません|抱歉，我|很抱歉|对不起，我
  |對不起，我|我无法|我無法|我不能提供|我不能帮|我不能为|ขออภัย`,
)
const APOLOGIES =
  phrases(`i am sorry but|im sorry but|sorry but i|i apologize|i apologise|my apologies|unfortunately i|im sorry i|i am sorry i|im afraid i|i am afraid i
  |es tut mir leid aber|tut mir leid aber|entschuldigung aber|leider kann ich|je suis desole mais|desole mais|desolee mais|malheureusement je|lo siento pero|lamento no|lamentablemente no puedo
  |desculpe mas|sinto muito mas|lamento mas|infelizmente nao posso|mi dispiace ma|purtroppo non posso|het spijt me maar|sorry maar|helaas kan ik
  |извините но|простите но|к сожалению я|عذرا لكن|عذرا ولكن|عذرا لا|آسف لكن|क्षमा करें लेकिन|माफ़ करें लेकिन|मुझे खेद है|मुझे माफ़|죄송하지만|죄송합니다`)

/** This lesson was not made: of `plain` words, so one space stands between two. */
const NOT_MADE =
  /\b(?:unable to|not able to|could not|couldnt|was not possible to) (?:prepare|write|create|generate|produce|finish|complete) (?:\p{L}+ ){0,2}(?:this|your) (?:\p{L}+ ){0,2}(?:lesson|chapter|learning plan|introduction)\b(?! (?:without|before|until|in|within|on|if|unless|of (?:my|his|her|our|their)))|\b(?:this|your) (?:\p{L}+ ){0,2}(?:lesson|chapter|learning plan|introduction) (?:(?:on|about) (?!what |things )(?:\p{L}+ ){1,3})?(?:could not|couldnt|cannot|can not|cant) be (?:prepared|written|created|generated|produced|made)\b|\b(?:sorry|unfortunately|apologies|regrettably|regret that) (?:but )?no (?:\p{L}+ ){0,2}(?:lesson|chapter|plan|introduction) (?:\p{L}+ ){0,4}(?:could|can) be (?:prepared|written|created|generated|produced|made)\b|\b(?:diese|die|ihre|deine) (?:lektion|einfuhrung) konnte (?:leider )?nicht (?:erstellt|geschrieben|vorbereitet) werden|\b(?:dieses|das|dein) kapitel konnte (?:leider )?nicht (?:erstellt|geschrieben|vorbereitet) werden|\b(?:cette lecon|ce chapitre) na pas pu etre|\b(?:esta leccion|este capitulo) no (?:se )?(?:pudo|ha podido)/u
/** It ends before its end. */
const STOPS =
  /\bmy knowledge (?:of (?:\p{L}+ ){1,4})?(?:ends|stops|runs out) here\b|\bi (?:had|have|must) (?:to )?(?:stop|end|finish|break off|cut off) (?:here )?before the end of (?:the|this) (?:lesson|chapter|introduction|text)\b/u
/** It names rules that the writer keeps to. */
const MY_RULES =
  /\b(?:against|violates?|violate|breach(?:es)?|conflicts? with|outside|outside of|by|under|because of|due to) my (?:own )?(?:\p{L}+ )?(?:guidelines|policy|policies|programming|content rules)\b|\bmy (?:\p{L}+ )?(?:guidelines|policies|policy|programming) (?:do not|dont|does not|doesnt|forbids?|prohibits?|prevents?) |\boutside (?:of )?what i (?:am|m) (?:allowed|permitted|able) to|\bi ?a?m not (?:allowed|permitted) to (?:discuss|answer|write|provide|continue|go into|talk about|help with) (?:this|that|it|such|the rest)\b|gegen meine richtlinien|contre mes (?:directives|consignes)|contra mis (?:directrices|politicas)|contra minhas (?:diretrizes|politicas)|contro le mie linee guida/u
/** At the beginning or the end of a text, where a lesson has no reason to say so. */
const COME_BACK =
  /\bplease (?:come back|check back|return|try again) (?:a (?:bit|little) )?later\b|\bplease (?:\p{L}+ ){0,6}(?:try|choose|pick|select|open) (?:another|a different) (?:chapter|lesson)\b|\bbitte (?:versuche?n? ?(?:sie )?es|komme?n? ?(?:sie )?) spater (?:noch einmal|wieder|erneut)|\bveuillez (?:reessayer|revenir) plus tard|\b(?:vuelve|intentalo|intentelo) (?:a intentarlo )?mas tarde/u

export function checkRefusal(text: string): readonly Fault[] {
  const own = withoutQuotations(text)
  const said = plain(own)
  const words = said.split(' ')
  const beginning = `${words.slice(0, BEGINNING).join(' ')} `
  const end = ` ${words.slice(-END).join(' ')}`
  const signs = own.slice(0, 400)
  const refuses =
    saysOneOf(said, REFUSALS) ||
    saysOneOf(beginning, APOLOGIES) ||
    [NOT_MADE, STOPS, MY_RULES].some((pattern) => pattern.test(said)) ||
    COME_BACK.test(beginning) ||
    COME_BACK.test(end) ||
    SIGNS_OF_REFUSAL.some((phrase) => signs.includes(phrase))
  return refuses ? [REFUSAL] : []
}
