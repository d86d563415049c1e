import { contentWords, normalised, stemOf, wordsIn, wordsOf } from '../shared/index.ts'

/** Scripts that set no spaces: their words are looked for as pieces of text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const MEANINGFUL = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]/u
const ONE_HAN = /^\p{Script=Han}$/u
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words that say what a text is about, each once, as `countWords` finds them. */
export function keyWords(of: string): readonly string[] {
  const text = withoutElision(of)
  const spaced = contentWords(text).filter((word) => !UNSPACED.test(word) && !COMMON_WORDS.has(word))
  const words = [...spaced.map(withoutArticle), ...unspacedWords(text)]
  return [...new Set(words.filter((word) => !COMMON_WORDS.has(word)))]
}

/** Words by a dictionary; what it does not know comes as single signs in a row, and is a word together. */
function unspacedWords(text: string): readonly string[] {
  if (!UNSPACED.test(text)) return []
  const minLength = KANA.test(text) ? 1 : 2
  const words: string[] = []
  let row = ''
  const endRow = () => {
    if (row.length >= minLength) words.push(row)
    row = ''
  }
  for (const { segment } of SEGMENTER.segment(normalised(text))) {
    if (ONE_HAN.test(segment) && !LINKING_SIGNS.has(segment)) row += segment
    else {
      endRow()
      if (segment.length > 1 && MEANINGFUL.test(segment)) words.push(segment)
    }
  }
  endRow()
  return words
}

/** "L'ouverture" and "un'esposizione" as two words; "don't" stays one. */
const withoutElision = (text: string): string =>
  text.replace(/(?<!\p{L})(?:\p{L}{1,2}|[dns]ell|[dn]?all|sull|quest)['’](?=\p{L}{2})/giu, '$& ')

/** Arabic writes "the", "and", "with" and "for" in front of a word, without a space. */
const withoutArticle = (word: string): string =>
  word.replace(/^(?:[وف]?(?:ال|بال|كال|لل)|[وب])(?=\p{Script=Arabic}{3})/u, '')

export type WordCounts = {
  /** How often the text has a word, in whichever form. Takes one pass over the text at most. */
  readonly countOf: (word: string) => number
  /** Words of the text; two signs of a script without spaces are one. */
  readonly size: number
}

/** Words of a compound count from so many letters on: "Brot" in "Sauerteigbrot", "cation" in "vacation" as well. */
const MIN_LAST_PART = 4
const MIN_ENDING = 5
const MIN_COMPOUND = 8
/** Forms of one word begin with the same letters. */
const BEGINNING = 3
/** From so many letters on, a word that another begins with is a form of it. */
const MIN_WHOLE = 5

export function countWords(of: string): WordCounts {
  const text = withoutElision(of)
  const tokens = wordsOf(text).tokens.map(withoutArticle)
  const byBeginning = new Map<string, string[]>()
  for (const token of tokens) {
    const beginning = token.slice(0, BEGINNING)
    const alike = byBeginning.get(beginning)
    if (alike) alike.push(token)
    else byBeginning.set(beginning, [token])
  }
  const different = [...new Set(tokens)]
  const unspaced = normalised(text).replace(/\s+/g, '')

  const countOf = (word: string): number => {
    if (UNSPACED.test(word)) return unspaced.split(word).length - 1
    const forms = byBeginning.get(word.slice(0, BEGINNING))?.filter((token) => areForms(token, word)).length ?? 0
    return forms > 0 ? forms : different.filter((token) => isLastPart(word, token) || isCompoundOf(word, token)).length
  }
  const signs = tokens.filter((token) => UNSPACED.test(token)).length
  return { countOf, size: tokens.length - signs / 2 }
}

const isLastPart = (word: string, token: string): boolean =>
  word.length >= MIN_ENDING && token.length > word.length && token.endsWith(word)

const isCompoundOf = (word: string, token: string): boolean =>
  word.length >= MIN_COMPOUND && token.length >= MIN_LAST_PART && token.length < word.length && word.endsWith(token)

/** "Variable" and "variables", "photo" and "photographie", "слон" and "слона"; but neither "control" and "contract" nor "interest" and "interval". */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const shorter = Math.min(one.length, other.length)
  if (shared === shorter && shorter >= MIN_WHOLE) return true
  if (isFormOfDoubled(one, other) || isFormOfDoubled(other, one)) return true
  if (/^[a-zß]/.test(one)) return stemOf(one) === stemOf(other) && shared >= 0.75 * shorter
  return shared >= BEGINNING && shared >= 0.65 * Math.max(one.length, other.length)
}

/** English doubles the last letter of a short verb: "run", "runs" and "runner" are forms of "running", while "but" is none of "butter". */
function isFormOfDoubled(one: string, other: string): boolean {
  const [, verb, letter] = /^([a-z]{1,10}([bdgmnprt]))\2ing$/.exec(other) ?? []
  return verb !== undefined && ['', 's', `${letter}er`, `${letter}ers`, `${letter}ed`].some((end) => one === verb + end)
}

/** Words that pages and chapters of any subject hold, besides those that `contentWords` leaves out: they say nothing about which one it is. */
const COMMON: Readonly<Record<string, string>> = {
  en: `one both where why without under over off after before between again early late often always never end ends ending place places
    keep give take play plays playing put set go goes come back see look feel work works right wrong kind kinds type types number clear
    simple easy hard small large big long fast slow day people life world person change follow hold holds move add open close show even
    once still together apart`,
  de: `wann wo warum ohne unter zwischen vor immer oft nie ganz viel viele erste ersten zweite jede jeder jeden dabei damit dann hier alle
    alles etwas machen macht geht gibt stellen erkennen anwenden erklären unterscheiden formulieren verwenden bilden berechnen richtig
    regelmäßig wichtigsten einfach gut gute gutes schnell arbeiten woche tag`,
  fr: `sans sous entre avant après toujours souvent tres bon premier première premiers deux trois chaque mettre mise prendre donner
    placer comprendre expliquer choisir utiliser reconnaître réussir limiter partie selon`,
  es: `entre antes después siempre primero primeros primera dos tres cada otro otra poner dar hacer usar colocar explicados quiero desde
    cero parar leer`,
  pt: `sem antes depois sempre primeiro dois duas outro outra colocar dar passo começar praticar explicar descrever distinguir fazer casa
    resolver passar`,
  ru: `без между перед после всегда часто первый первые два три один одна каждый другой быстро хорошо вовремя мало много начать сделать
    использовать понимать научиться хочу начинающих новичков основы принципы как когда на по из для или если это что не чтобы их все
    уже еще только можно нужно`,
  ar: `أريد تعلم للمبتدئين كيف التي الذي باستخدام استخدام اختيار كتابة معرفة في من على إلى عن أو بين ما ثم قبل بعد كل هذا هذه لا كان
    مع عند غير أول الصحيحة`,
  hi: `सीखना सीखें कैसे करना के का की में से को और है हूँ लिए तक पर मैं चाहता चाहती बजाना बनाना लिखना लिखकर सही तरीका पहले बाद हर एक दो
    यह वह हो हैं नहीं साथ शुरुआत साफ़ लगाना दिखाना चुनना जाँचना`,
  ja: `学習 入門 方法 基礎 使い方 書き方 選び方 違い 合格 関係 調整 使う 選ぶ 作る 流れ 時間 比べる 合わせ 合わせる 分ける 三十 作成`,
  zh: `学习 学会 入门 基础 基本 方法 使用 练习 初学 什么 怎样 怎么 自己 可以 要领 教学 原理 区别 动作 正确 需要 一个 一条 看出 保持 工作 准确`,
}

const COMMON_WORDS: ReadonlySet<string> = new Set(Object.values(COMMON).flatMap(wordsIn).map(normalised))

/** Signs of Chinese and Japanese that stand between words: no part of one that is put together from single signs. */
const LINKING_SIGNS: ReadonlySet<string> = new Set(
  '的了在和与用也上下从把被对为是有不一个这那中到会能让先再及其或等数新家方前後内外時間分年月日回人大小来去',
)
