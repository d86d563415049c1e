import { wordsIn } from '../shared/word-list.ts'
import { normalised } from '../shared/words.ts'

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

export const COMMON_WORDS: ReadonlySet<string> = new Set(Object.values(COMMON).flatMap(wordsIn).map(normalised))

/** Signs of Chinese and Japanese that stand between words: no part of one that is put together from single signs. */
export const LINKING_SIGNS: ReadonlySet<string> = new Set(
  '的了在和与用也上下从把被对为是有不一个这那中到会能让先再及其或等数新家方前後内外時間分年月日回人大小来去',
)
