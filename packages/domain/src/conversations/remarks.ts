import { phraseSet } from '../shared/word-list.ts'
import { bareWords } from './spoken.ts'

/** Thanks, greetings, and words about what was said before: they answer nothing. Phrases divided by bars. */
const REMARKS = phraseSet(
  `thanks|thank you|thanks for asking|thank you for asking|nice to meet you|thank you very much|many thanks|thx|cheers|nothing else|nothing more|nothing to change|nothing to add|no changes|no change
  |everything is fine|everything is right|everything's fine|that then|then that|sounds good|that works|works for me|fine with me|all good|looks good|it's fine|that's fine|fine as it is|good as it is|perfect|stays as it is
  |that is all|that's all|thats all|that is it|that's it|that will be all|i'm done|all set|leave it|leave it as it is|keep it|keep it as it is|keep everything
  |as i said|like i said|i said|i said so|i said that|i've said|i have said|i told you|i've told you|i told you already|as i told you|as mentioned|as i mentioned
  |as i wrote|i wrote that|as above|see above|same as before|same as above|as before|already said|already told you|i already said|i already told you
  |i changed my mind|i've changed my mind|i have changed my mind|on second thought|on second thoughts|i made a mistake|my mistake|let me correct that|correction
  |hello|hi|hey|are you there|anybody there|anyone there|is it working|try again|good question|no problem|no worries|let me think|let me see`,
  `danke|danke schön|dankeschön|danke dir|vielen dank|besten dank|nichts weiter|nichts mehr|mehr nicht|mehr ist es nicht|sonst nichts|weiter nichts|nichts ändern|das war's|das wars|das war alles|das ist alles
  |wie gesagt|wie ich sagte|wie ich schon sagte|wie schon gesagt|habe ich schon gesagt|hab ich schon gesagt|das habe ich schon gesagt|das sagte ich schon|wie oben|siehe oben|wie vorher|wie erwähnt
  |ich habe es mir anders überlegt|ich hab's mir anders überlegt|anders überlegt|lass es so|alles lassen|alles gut|alles in ordnung|klingt gut|das dann|passt|passt so|so passt es|das passt|stimmt so|stimmt alles|alles richtig|bleibt so|so lassen|hallo|bist du da|gute frage`,
  `merci|merci beaucoup|rien d'autre|rien de plus|c'est tout|comme je l'ai dit|comme je disais|comme dit|comme j'ai dit|je l'ai déjà dit|je vous l'ai dit|j'ai changé d'avis|c'est bon|c'est parfait|ça va|tout va bien|rien à changer|bonjour|salut`,
  `gracias|muchas gracias|nada más|eso es todo|es todo|como dije|como he dicho|como ya dije|ya lo dije|ya te lo dije|he cambiado de opinión|cambié de opinión|todo bien|está bien|está bien así|así está bien|hola`,
  `obrigado|obrigada|muito obrigado|muito obrigada|mais nada|nada mais|é tudo|é só isso|só isso|como eu disse|como disse|como já disse|já disse|mudei de ideia|tudo bem|tudo certo|está bom|está bom assim|olá`,
  `grazie|grazie mille|nient'altro|niente altro|è tutto|basta così|come ho detto|come dicevo|l'ho già detto|ho cambiato idea|va bene|va bene così|tutto bene|ciao|buongiorno`,
  `bedankt|dank je|dank u|dankjewel|niets anders|niets meer|dat is alles|dat was alles|zoals ik zei|zoals gezegd|prima zo|zo is het goed|alles goed|ik heb me bedacht`,
  `спасибо|большое спасибо|больше ничего|ничего больше|это всё|это все|всё|как я сказал|как я сказала|как я уже сказал|как я уже сказала|как я говорил|я уже сказал|я уже сказала|я передумал|я передумала|всё хорошо|всё верно|так хорошо|всё правильно|привет|здравствуйте`,
  `ありがとう|ありがとうございます|以上です|特にありません|他にはありません|さっき言った通り|さっき言いました|言った通りです|もう言いました|前に言いました|先ほど言った通り|大丈夫です|このままで|このままでいいです|問題ありません|こんにちは
  |谢谢|謝謝|多谢|没有了|没别的了|没有别的|就这样|就这样吧|可以了|不用改|不用了|就这些|我说过了|刚才说了|刚才说过|如前所述|我改变主意了|你好|您好`,
  ...approvals(
    "looks|it looks|that looks|this looks|everything looks|all looks|looking|sounds|that sounds|it sounds|seems|that's|that is|it's|it is|this is|everything is|i am|i'm",
    'good|great|fine|perfect|right|correct|nice|wonderful|excellent|awesome|amazing|lovely|fantastic|very good|really good|happy with it',
  ),
  ...approvals(
    'sieht|das sieht|sieht ja|sieht alles',
    'gut aus|super aus|toll aus|perfekt aus|prima aus|richtig aus|sehr gut aus',
  ),
  ...approvals('klingt|das klingt|ist|das ist|alles', 'gut|super|toll|perfekt|prima|richtig|sehr gut'),
  ...approvals(
    "c'est|ça me semble|ça semble|ça me paraît|ça a l'air|tout est|tout me semble",
    'parfait|bon|bien|super|génial|très bien|correct',
  ),
  ...approvals(
    'se ve|suena|me parece|está|todo está|todo se ve|es',
    'bien|genial|perfecto|muy bien|correcto|estupendo|excelente',
  ),
  ...approvals('parece|está|tudo está|fica', 'bom|ótimo|perfeito|bem|muito bom|certo'),
  ...approvals('sembra|mi sembra|è|tutto è|suona', 'perfetto|bene|ottimo|giusto|benissimo'),
  `great|excellent|wonderful|awesome|go ahead|let's go|let's do it|let's do this|let's start|let's begin|love it|i love it|i like it|keep the rest|keep everything else|leave the rest|the rest stays|the rest is fine
  |perfekt|prima|wunderbar|los geht's|auf geht's|legen wir los|fangen wir an|gefällt mir|der rest bleibt|lass den rest|den rest lassen|rest bleibt|parfait|d'accord|on y va|allons y|c'est parti|ça me plaît|ça me va|garde le reste|le reste est bon
  |perfecto|estupendo|vamos|adelante|empecemos|de acuerdo|me gusta|deja el resto|el resto igual|el resto está bien|perfeito|vamos lá|gostei|perfetto|andiamo|cominciamo|mi piace|ziet er goed uit|aan de slag|поехали|отлично`,
  `شكرا|شكرًا|شكرا لك|لا شيء آخر|هذا كل شيء|كما قلت|قلت لك|غيرت رأيي|مرحبا|धन्यवाद|शुक्रिया|और कुछ नहीं|बस इतना ही|जैसा मैंने कहा|मैंने कहा था|मैंने अपना मन बदल लिया|नमस्ते`,
)
/** Words that say no more beside those. */
const BESIDE = phraseSet(
  `well|so|oh|ah|um|hm|ok|okay|yes|no|nope|and|but|sorry|please|then|now|really|actually|just|only|already|before|earlier|again|for now|at the moment|i think|i guess|it is|it's|it depends|depends|i don't know|no idea|whatever|very much|so much|a lot|to me|for me|nothing|all|everything
  |nein|ja|mir|für mich|pour moi|para mí|todo|tout|tudo|nichts|alles|doch|und|aber|also|bitte|wirklich|eigentlich|schon|vorhin|eben|gut|alles gut|so|non|oui|et|mais|alors|désolé|déjà|sí|pero|y|ya|perdón|não|sim|mas|já|e|ma|già|sì|nee|maar|en|al|нет|да|но|и|уже|извините`,
)
/** Of a phrase, and of a remark. */
const LONGEST = 7
const MAX_WORDS = 12

/** A clause that says nothing about the learner: "thank you", "nothing else", "as I said", "I changed my mind". */
export function isRemark(clause: string): boolean {
  const words = bareWords(clause).split(' ')
  if (words.length > MAX_WORDS) return false
  let remarks = 0
  for (let at = 0; at < words.length; ) {
    const length = lengthIn(REMARKS, words, at)
    if (length > 0) remarks += 1
    const taken = length || lengthIn(BESIDE, words, at)
    if (taken === 0) return false
    at += taken
  }
  return remarks > 0
}

/** Words of the longest phrase that begins there, or 0. */
function lengthIn(known: ReadonlySet<string>, words: readonly string[], at: number): number {
  for (let length = LONGEST; length > 0; length -= 1) {
    if (at + length <= words.length && known.has(words.slice(at, at + length).join(' '))) return length
  }
  return 0
}

/** "Looks good", "sieht gut aus": each beginning with each end. */
function approvals(beginnings: string, ends: string): readonly string[] {
  return beginnings.split('|').flatMap((beginning) => ends.split('|').map((end) => `${beginning} ${end}`))
}
