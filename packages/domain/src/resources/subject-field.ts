/**
 * Fields of knowledge that sources divide what they have by, with the words that name them: whole words, or the beginning of words before
 * `*`. Where two are named as often, the first one counts: "Spanish guitar" is about music.
 */
const WORDS = {
  'data-science': 'pandas numpy tensorflow pytorch neural neuronale* dataset* scikit* datenanalyse',
  'game-development': 'unity godot unreal gamedev',
  databases: 'sql postgres* mysql sqlite database* datenbank* mongodb',
  unix: 'linux unix bash ubuntu debian shell terminal',
  cryptography: 'cryptograph* kryptogra* encryption cipher*',
  security: 'cybersecurity hacking pentest* malware',
  programming:
    'python javascript typescript java kotlin golang c++ c# php react html css django programm* coding software algorithm* algorithmus algoritm* git',
  statistics: 'statisti* estadística* estatística* probabilit* regression bayes*',
  mathematics:
    'math maths mathemati* matemáti* mathémati* algebra álgebra calculus geometr* trigonometr* integral* derivative*',
  physics: 'physics physik* física physique mechanics thermodynamic* quantum relativity',
  chemistry: 'chemi* química chimie',
  biology: 'biolog* genetic* genetik cell cells evolution',
  astronomy: 'astronom* telescope* stargazing',
  electronics: 'electronic* elektronik* arduino circuit* soldering',
  music:
    'music* musik* música musique guitar* gitarre guitarra guitare piano klavier violin drums singing song songs melod*',
  cooking: 'cook* kochen cocina cocinar cuisine bake baking backen bread sourdough sauerteig* recipe* knife',
  photography: 'photo* foto fotogra* camera kamera',
  gardening: 'garden* garten gärtnern jardin* compost* vegetable* tomato*',
  'home-improvement': 'plumbing drywall renovat* diy heimwerken',
  woodworking: 'woodwork* carpentry joinery',
  fitness: 'fitness running marathon* jogging laufen strength workout* yoga weightlift* push-ups',
  cycling: 'bicycle* bike bikes cycling fahrrad*',
  chess: 'chess schach ajedrez échecs xadrez',
  writing: 'novel novels fiction storytelling screenplay* poetry',
  law: 'law laws legal jura derecho',
  economics: 'economic* microeconomic* macroeconomic* volkswirtschaft* economía',
  money: 'budgeting invest* finances stocks retirement',
  history: 'history geschichte historia histoire',
  philosophy: 'philosoph* filosofía stoicism ethics',
  english: 'english englisch inglés anglais inglês',
  german: 'german deutsch alemán allemand',
  french: 'french französisch francés français',
  spanish: 'spanish spanisch español espagnol',
  italian: 'italian italienisch italiano italien',
  portuguese: 'portuguese portugiesisch portugués português',
  russian: 'russian russisch ruso русск*',
  japanese: 'japanese japanisch japonés hiragana kanji',
  chinese: 'chinese mandarin chinesisch hanzi',
  korean: 'korean koreanisch hangul',
  latin: 'latin latein',
} as const
export type SubjectField = keyof typeof WORDS

// its own keys
const FIELDS = (Object.keys(WORDS) as readonly SubjectField[]).map((field) => ({
  field,
  words: WORDS[field].split(' '),
}))

const isNamedBy = (word: string, name: string): boolean =>
  name.endsWith('*') ? word.startsWith(name.slice(0, -1)) : word === name

/** The field that a text names most often; null where it names none. */
export function subjectField(text: string): SubjectField | null {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}+#-]+/gu) ?? []
  let best: { readonly field: SubjectField; readonly count: number } | null = null
  for (const { field, words: names } of FIELDS) {
    const count = words.filter((word) => names.some((name) => isNamedBy(word, name))).length
    if (count > (best?.count ?? 0)) best = { field, count }
  }
  return best?.field ?? null
}
