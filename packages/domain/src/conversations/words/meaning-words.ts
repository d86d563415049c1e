import { phrasesIn } from '../../shared/word-list.ts'
import { stands } from '../spoken.ts'

/** How the readings of a goal are named, in one language. */
type MeaningWords = {
  /** Stands above them; `{goal}` is the goal's word. */
  readonly lead: string
  readonly close: string
  /** Ways to ask for them, with or without a question mark. */
  readonly asks: readonly string[]
}

const words = (lead: string, close: string, asks: string): MeaningWords => ({ lead, close, asks: phrasesIn(asks) })

/** By BCP 47 primary language. */
export const MEANING_WORDS: Readonly<Record<string, MeaningWords>> = {
  ar: words(
    'قد يعني “{goal}”:',
    'اختر واحدًا، أو قله بكلماتك.',
    'ما هي الخيارات|ما خياراتي|ما الخيارات|أي خيارات|أيها|ما هي المعاني|ماذا تقصد|ما الفرق|أي واحد',
  ),
  de: words(
    '„{goal}“ kann das sein:',
    'Such dir eins aus, oder sag es mit eigenen Worten.',
    `welche gibt es|was gibt es|was gibt's|welche denn|welche optionen|welche möglichkeiten|welche auswahl
    |was sind die optionen|meine optionen|meine möglichkeiten|welche bedeutungen
    |was kann es bedeuten|was meinst du|wie meinst du das|was ist der unterschied|worin besteht der unterschied
    |was steht zur wahl|was steht zur auswahl|nenn sie mir|zähl sie auf`,
  ),
  en: words(
    '“{goal}” can be:',
    'Pick one, or tell me in your own words.',
    `my options|the options|what options|which options|any options|my choices|the choices|what choices|which choices
    |which ones|what ones|which one is there|what is there|what are they|what are those|what are the meanings
    |what meanings|which meanings|the possibilities|what else|what can it mean|what could it mean|what does it mean
    |what do you mean|how do you mean|like what|what's the difference|what is the difference
    |list them|name them|tell me the options|show me the options|what can i choose|what can i pick|what do you have`,
  ),
  es: words(
    '«{goal}» puede ser:',
    'Elige una opción o dilo con tus palabras.',
    `cuáles son|cuales son|qué opciones|que opciones|mis opciones|las opciones|cuáles hay|cuales hay|qué hay
    |cuáles|cuales|qué significados|qué quieres decir|que quieres decir|a qué te refieres|a que te refieres
    |cuál es la diferencia|cual es la diferencia|qué puede significar|como cuáles`,
  ),
  fr: words(
    '« {goal} » peut être :',
    'Choisissez, ou dites-le avec vos propres mots.',
    `quelles options|quels choix|mes options|mes choix|les options|les choix|lesquels|lesquelles
    |quelles possibilités|les possibilités|quels sens|que voulez-vous dire|que veux-tu dire|c'est-à-dire
    |quelle est la différence|qu'est-ce qu'il y a|il y a quoi|comme quoi`,
  ),
  hi: words(
    '“{goal}” का मतलब यह हो सकता है:',
    'एक चुनें, या अपने शब्दों में बताएँ।',
    'क्या विकल्प|कौन से विकल्प|मेरे विकल्प|विकल्प क्या|कौन कौन से|कौन से|क्या मतलब|क्या अंतर|क्या फ़र्क|जैसे क्या',
  ),
  it: words(
    '“{goal}” può essere:',
    'Scegli tu, oppure dillo con parole tue.',
    `quali opzioni|le opzioni|le mie opzioni|quali scelte|le scelte|quali sono|quali ci sono|quali
    |quali significati|che cosa intendi|cosa intendi|qual è la differenza|che cosa c'è|tipo cosa`,
  ),
  ja: words(
    '「{goal}」には次の意味があります。',
    'どれか一つを選ぶか、ご自分の言葉で教えてください。',
    '選択肢|どれがあり|何があり|どんな意味|どういう意味|どんなもの|違いは|どれ',
  ),
  nl: words(
    '‘{goal}’ kan dit zijn:',
    'Kies er een, of zeg het in je eigen woorden.',
    `welke opties|mijn opties|de opties|welke keuzes|mijn keuzes|welke zijn er|wat zijn de opties|welke mogelijkheden
    |welke betekenissen|wat bedoel je|wat is het verschil|wat is er`,
  ),
  pt: words(
    '“{goal}” pode ser:',
    'Escolha uma opção ou diga com as suas palavras.',
    `quais são|quais sao|que opções|quais opções|as opções|minhas opções|quais as opções|quais
    |quais significados|o que quer dizer|como assim|qual é a diferença|qual a diferença|o que há|tipo o quê`,
  ),
  ru: words(
    '«{goal}» — это может быть:',
    'Выберите вариант или скажите своими словами.',
    `какие варианты|какие есть|какие у меня варианты|варианты какие|какие именно|какие значения|что вы имеете в виду
    |что это значит|в чём разница|в чем разница|что есть на выбор`,
  ),
  zh: words(
    '“{goal}”可以指：',
    '请选一个，或者用自己的话说。',
    '有哪些|有什么选择|哪些选项|什么选项|哪几个|什么意思|有什么区别|有何区别',
  ),
}

/** Of a clause: a longer one says more. */
const MAX_WORDS = 8

/** The language in which a clause asks for the readings: the one that was spoken, where several have the phrase. Null where it does not. */
export function languageOfAsking(text: string, spoken = 'en'): string | null {
  if (text.trim().split(/\s+/).length > MAX_WORDS) return null
  const said = text.replaceAll('’', "'")
  const tags = Object.keys(MEANING_WORDS).filter((tag) => MEANING_WORDS[tag]?.asks.some((ask) => stands(ask, said)))
  return tags.includes(spoken) ? spoken : (tags[0] ?? null)
}
