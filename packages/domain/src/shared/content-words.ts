import { wordsIn } from './word-list.ts'
import { normalised, wordsOf } from './words.ts'

/**
 * Words that goals, objectives and titles of any subject hold: they say nothing about which one it is. Then the stop words of seven
 * languages, without apostrophes ("don't" is "don" and "t").
 */
const GENERAL_WORDS: ReadonlySet<string> = new Set(
  wordsIn(`learn learning study studying understand understanding know knowing master mastering improve improving get getting
  become start starting begin beginner beginners basics basic introduction intro advanced intermediate better good best
  well great new first next step steps chapter chapters lesson lessons course plan plans part parts goal goals way ways
  time week weeks day days hour hours month months year years minute minutes home want wants need needs help please
  teach me my myself able make making do doing use using explain describe name apply identify recognise recognize list
  define discuss summarise summarize write say tell show find choose compare thing things something anything everything
  own word words idea ideas example examples two three four five six short long less more most much many few same other
  another each every really very just only out over through scratch zero ready read timing times lerne lernen verstehen
  grundlagen anfanger einfuhrung kapitel apprendre comprendre bases debutant aprender entender basico curso capitulo
  imparare corso leren beginnen изучить научиться хочу основы تعلم سीखना the and of to in is it you that for on with as
  this are be at by not or have from but what all were when your can there how which their will would should about if
  them then these has into who than its could was i we an does don t ll ve re m like some because so a der die das und
  ist nicht ein eine einen einem einer ich du er sie es wir ihr den dem des mit für von zu zum zur auf im am auch als
  wie aber oder wenn dass sich bei nach aus um noch nur kann können möchte werden wird hat haben sind war mein dein
  sein über mir mich dir dich kein keine durch wer le la les un une de et est en que qui dans pour pas sur au aux avec
  ce cette ces il elle nous vous je tu ne par plus mais ou où comme son sa ses mon ma mes votre vos notre nos être
  avoir fait faire peut sont à d l j qu c n s y veux voudrais bien très aussi leur el los las una unos unas del por
  para con no se su sus lo al como más pero o si yo tú mi mis este esta estos estas ser estar hay cuando muy sin sobre
  también quiero puede cada hasta desde soy cómo qué todo todos entre donde tus os uma uns umas da dos e é em na nas
  com não seu sua seus suas ao aos às mas eu você meu minha isso quando muito sem também quero pode até são sou num
  numa pelo pela foi está tem mim melhor quanto quantos quantas estou vou gli uno di della dei delle è che per non alla
  dal dalla nel nella come più io mio mia questo questa questi essere avere sono molto senza anche voglio vorrei può
  ogni fare ed ai cosa ci dove perché het een van dat niet te op voor met zijn aan ik jij wij u hij ze ook maar om bij
  naar uit nog door kan kunnen wil worden wordt heeft hebben mijn jouw deze dit geen dan wat hoe meer tot veel hun ons
  onze`).map(normalised),
)

/** The words that say what a text is about, each once. Signs of a script without spaces come in pairs: one alone says little. */
export function contentWords(text: string): readonly string[] {
  const { tokens } = wordsOf(text)
  const found = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (isSign(token)) {
      if (next !== undefined && isSign(next)) found.add(token + next)
    } else if (token.length > 1 && !/^\d+$/.test(token) && !GENERAL_WORDS.has(token)) found.add(token)
  }
  return [...found]
}

const isSign = (token: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(token)

/** Looks words up in a text by their stem, so that another form of a word is the same word. */
export function makeVocabulary(text: string): { readonly has: (word: string) => boolean } {
  const { tokens } = wordsOf(text)
  const whole = tokens.join('')
  const stems = new Set(tokens.map(stemOf))
  return {
    // of longer words also as a part: "Brot" in "Sauerteigbrot"
    has: (word) => stems.has(stemOf(word)) || ((isSign(word) || word.length > 3) && whole.includes(word)),
  }
}

const ENDINGS = wordsIn('iendo ando endo ing ung ion ed es er en ly os as ar ir s e n o a i')
const MIN_STEM_LENGTH = 3
const MAX_STEM_LENGTH = 5

/** Roughly: `bake`, `baking` and `baker` have one; so have `гитара` and `гитаре`. */
export function stemOf(word: string): string {
  const ending = /^[a-zß]+$/.test(word)
    ? ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM_LENGTH)
    : undefined
  const rest = ending === undefined ? word : word.slice(0, -ending.length)
  const length = ending === undefined && !/^[a-z]/.test(word) ? word.length - 1 : MAX_STEM_LENGTH
  return rest.slice(0, Math.min(MAX_STEM_LENGTH, Math.max(MIN_STEM_LENGTH, length)))
}
