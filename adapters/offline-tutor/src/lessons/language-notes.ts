import { lookUp } from '../words/look-up.ts'
import { prose } from '../words/prose.ts'

/** What a newcomer meets first in a language. */
export type LanguageNotes = {
  /** What to listen for. A sentence. */
  readonly sounds: string
  /** How sentences are built. A sentence. */
  readonly grammar: string
  /** The first words. Goes on after "such as". */
  readonly words: string
}

const ROMANCE_GRAMMAR =
  'Verbs carry the person in their ending, so the pronoun is often left out, and nouns are masculine or feminine'
const SLAVIC_GRAMMAR = prose`
  Nouns change their ending by their part in the sentence (the cases), and verbs come in pairs, for an action in
  progress and for one completed
`

const NOTES: Readonly<Record<string, LanguageNotes>> = {
  Spanish: {
    sounds: prose`
      Spanish has five clear vowels that always keep their sound, and a stress that the spelling gives away; the
      rolled r can come later.
    `,
    grammar: `${ROMANCE_GRAMMAR}; two verbs, ser and estar, share what English calls “to be”.`,
    words: 'hola, gracias, por favor, quiero, tengo, dónde, cuánto and no entiendo',
  },
  French: {
    sounds: prose`
      French swallows most final consonants, links words together and has nasal vowels, so listen to whole phrases
      rather than to words.
    `,
    grammar: prose`
      Nouns are masculine or feminine, most adjectives follow them, and “not” wraps around the verb as ne … pas, of
      which speech often keeps only the pas.
    `,
    words: 'bonjour, merci, s’il vous plaît, je voudrais, j’ai, où, combien and je ne comprends pas',
  },
  German: {
    sounds: prose`
      German is said almost as it is written; what is new are ü and ö, the two sounds of ch, and a firm start to
      every word.
    `,
    grammar: prose`
      The verb stands second in a statement and last in most subordinate clauses, and the articles der, die, das
      change with the four cases.
    `,
    words: 'hallo, danke, bitte, ich möchte, ich habe, wo, wie viel and ich verstehe nicht',
  },
  Italian: {
    sounds: 'Italian is said as it is written; hold double consonants a moment longer, for they make different words.',
    grammar: `${ROMANCE_GRAMMAR}; articles and adjectives agree with them.`,
    words: 'ciao, grazie, per favore, vorrei, ho, dove, quanto and non capisco',
  },
  Portuguese: {
    sounds: prose`
      Portuguese has nasal vowels (não, bem) and, in Portugal, swallows many unstressed ones; choose the accent of
      one country and stay with it at first.
    `,
    grammar: `${ROMANCE_GRAMMAR}; ser and estar share what English calls “to be”.`,
    words: 'olá, obrigado or obrigada, por favor, quero, tenho, onde, quanto and não entendo',
  },
  'Brazilian Portuguese': {
    sounds: prose`
      The Portuguese of Brazil has open, singing vowels, nasal ones such as in não, and a d and t that soften before
      i.
    `,
    grammar: prose`
      Verbs carry the person, nouns are masculine or feminine, and você with its simple verb form does most of the
      work of “you”.
    `,
    words: 'oi, obrigado or obrigada, por favor, quero, tenho, onde, quanto and não entendo',
  },
  English: {
    sounds: prose`
      English spelling hides the sounds, so learn each word by ear; stress decides whether you are understood, far
      more than a perfect th.
    `,
    grammar: prose`
      Word order does what endings do elsewhere, and small words (do, have, be) build questions, negations and
      tenses.
    `,
    words: 'hello, thank you, please, I would like, I have, where, how much and I do not understand',
  },
  Dutch: {
    sounds: 'Dutch has a rough g and vowel pairs such as ui and eu that need the ear before the mouth.',
    grammar: 'The verb stands second in a statement and moves to the end in subordinate clauses; nouns take de or het.',
    words: 'hallo, dank je, alsjeblieft, ik wil graag, ik heb, waar, hoeveel and ik begrijp het niet',
  },
  Swedish: {
    sounds: 'Swedish sings: words carry one of two melodies, and long vowels are really long.',
    grammar: prose`
      The article is an ending (huset, the house), verbs do not change with the person, and the verb stands second.
    `,
    words: 'hej, tack, snälla, jag vill ha, jag har, var, hur mycket and jag förstår inte',
  },
  Russian: {
    sounds: prose`
      Russian stress moves and unstressed o sounds like a, so learn each word together with its stress; the alphabet
      takes a weekend.
    `,
    grammar: `${SLAVIC_GRAMMAR}; there is no article, and “is” is simply left out.`,
    words: 'privet, spasibo, pozhaluysta, ya khochu, u menya yest, gde, skolko and ya ne ponimayu',
  },
  Ukrainian: {
    sounds: prose`
      Ukrainian is read nearly as it is written once you know its alphabet, but the stress has to be learnt with
      each word.
    `,
    grammar: `${SLAVIC_GRAMMAR}; there is no article.`,
    words: 'pryvit, diakuiu, bud laska, ya khochu, u mene ye, de, skilky and ya ne rozumiiu',
  },
  Polish: {
    sounds: prose`
      Polish spelling looks wild but is regular, and the stress falls on the last syllable but one nearly always.
    `,
    grammar: `${SLAVIC_GRAMMAR}; there is no article.`,
    words: 'cześć, dziękuję, proszę, chcę, mam, gdzie, ile and nie rozumiem',
  },
  'modern Greek': {
    sounds: prose`
      Greek has five plain vowels and marks the stress of every word, so reading aloud works early once the alphabet
      sits.
    `,
    grammar: 'Nouns have three genders and a few cases, and verbs carry the person in their ending.',
    words: 'yia sou, efcharistó, parakaló, thélo, écho, pou, póso and den katalavaíno',
  },
  Turkish: {
    sounds: prose`
      Turkish is written as it is said, and its vowels come in harmony: the ending takes its colour from the word
      before it.
    `,
    grammar: 'Endings are strung onto the word one after the other, each with one meaning, and the verb comes last.',
    words: 'merhaba, teşekkürler, lütfen, istiyorum, var, nerede, ne kadar and anlamıyorum',
  },
  Arabic: {
    sounds: prose`
      Arabic has a few sounds made deep in the throat; decide early whether you learn the written standard or the
      dialect of one place.
    `,
    grammar: prose`
      Most words grow from a root of three consonants, and the script, written from right to left, leaves the short
      vowels out.
    `,
    words: 'marhaban, shukran, min fadlak, uridu, indi, ayna, kam and la afham',
  },
  Hebrew: {
    sounds: 'Hebrew is written without most vowels, so learn words by ear first and let the letters remind you.',
    grammar: prose`
      Words grow from roots of three consonants, verbs agree with gender, and the present tense has no “to be”.
    `,
    words: 'shalom, toda, bevakasha, ani rotze, yesh li, eifo, kama and ani lo mevin',
  },
  Japanese: {
    sounds: prose`
      Japanese has five vowels, an even beat and a gentle melody; a long vowel is a different sound from a short
      one.
    `,
    grammar: prose`
      The verb comes last, small particles mark what each word does, and politeness is part of the verb; learn
      hiragana in the first two weeks.
    `,
    words: 'konnichiwa, arigatō, onegai shimasu, kudasai, arimasu, doko, ikura and wakarimasen',
  },
  Mandarin: {
    sounds: prose`
      In Mandarin the melody of a syllable is part of the word: learn every word together with its tone, in pairs of
      syllables.
    `,
    grammar: prose`
      Words never change their form; order and small particles say when and how, and counting takes measure words.
    `,
    words: 'nǐ hǎo, xièxie, qǐng, wǒ yào, wǒ yǒu, nǎlǐ, duōshao and wǒ bù dǒng',
  },
  Korean: {
    sounds: prose`
      Korean tells plain, tense and breathed consonants apart; its alphabet, Hangul, can be read after one weekend.
    `,
    grammar: 'The verb comes last, particles mark the roles of words, and endings show how polite you are.',
    words: 'annyeonghaseyo, gamsahamnida, juseyo, isseoyo, eodi, eolma and moreugesseoyo',
  },
  Hindi: {
    sounds: 'Hindi tells breathed from unbreathed consonants and has t and d made with the tongue curled back.',
    grammar: prose`
      The verb comes last, little words follow the noun instead of going before it, and nouns are masculine or
      feminine.
    `,
    words: 'namaste, dhanyavad, kripaya, mujhe chahiye, mere paas hai, kahan, kitna and main nahin samjha',
  },
  Latin: {
    sounds: prose`
      Read Latin aloud from the first day: long and short vowels are the music that makes its verse and its endings
      audible.
    `,
    grammar: prose`
      Endings, not order, say who does what to whom, so reading Latin means looking for the verb and trusting the
      endings.
    `,
    words: 'salve, gratias, et, sum, habeo, ubi, quis and non intellego',
  },
}

const ANY: LanguageNotes = {
  sounds: prose`
    Every language has four or five sounds that yours lacks, and a rhythm of its own; find a list of them first and
    listen for them.
  `,
  grammar: prose`
    Ask three things of a sentence: where the verb stands, what changes in a word, and how a question differs from a
    statement.
  `,
  words: 'hello, thank you, please, I would like, I have, where, how much and I do not understand',
}

export const notesOnLanguage = (name: string): LanguageNotes => lookUp(NOTES, name) ?? ANY
