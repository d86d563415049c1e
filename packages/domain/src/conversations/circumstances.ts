import { wordSet } from '../shared/word-list.ts'
import { bareWords } from './spoken.ts'

/** Beside a number of two figures these say an age, and nothing else: "I am 68", "68 years old", "j'ai 68 ans". */
const AGE =
  wordSet(`one two three four five six seven eight nine i i'm im am my age is aged old years year yrs of turned turning just already over almost nearly about now this a
  ich bin werde alt jahre jahr schon über fast bald j'ai ans ai déjà presque tengo cumplí años ya casi tenho anos já quase ho anni già quasi
  ik ben jaar oud al bijna мне лет год года уже почти عمري سنة عاما मेरी उम्र मैं साल का की हूँ है and und et y e en и`)
const SAYS_AGE = wordSet(
  `i'm im am aged age old turned bin werde alt j'ai tengo cumplí tenho ho ben oud мне лет عمري उम्र साल`,
)
const NUMBER =
  /^(?:\p{Nd}{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?|\p{Ll}{0,6}(?:und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig))$/u
const AGE_WITHOUT_SPACES = /^(?:我|我今年|今年|もう)?\p{Nd}{2}(?:歳です|歳|岁了|岁|歲)$/u

const HEALTH =
  wordSet(`operation operations surgery surgeries injury injuries injured arthritis pregnant wheelchair disabled disability diabetes diabetic
  asthma dyslexia dyslexic adhd autism autistic deaf epilepsy rheumatism rheumatic hearing pacemaker chemo cancer concussion knee knees hip hips
  shoulder wrist chronic depression migraine migraines illness ill sick eyesight
  knie knieoperation knie-op op operiert verletzung verletzt arthrose rheuma schwanger rollstuhl behindert behinderung diabetiker legasthenie
  bandscheibenvorfall hüfte schulter rücken krank krankheit rückenschmerzen knieschmerzen
  opération opéré opérée genou hanche enceinte fauteuil handicap blessure blessé blessée maladie malade
  operación operado operada operaron rodilla cadera lesión embarazada discapacidad enfermedad
  operação operado joelho quadril grávida lesão deficiência doença operazione operato operata ginocchio anca incinta infortunio malattia
  operatie geopereerd heup zwanger rolstoel blessure операция операцию операции колено колена беременна инвалид травма болезнь`)
const FAMILY =
  wordSet(`kids kid children child baby toddler toddlers twins married divorced widow widower widowed grandmother grandfather
  grandma grandpa retiree shifts pensioner mum mom mother dad father
  kinder kind verheiratet geschieden witwe witwer rentner rentnerin pensioniert oma opa mutter vater schicht schichten schichtdienst
  enfants enfant mariée marié retraité retraitée hijos hijo casado casada jubilado jubilada filhos filho aposentado aposentada
  figli figlio sposato sposata pensionato pensionata kinderen getrouwd gepensioneerd детей дети ребёнок пенсионер пенсионерка`)
/** Those that need no verb, and end what has one. */
const SELF = wordSet(
  'pregnant disabled dyslexic retired deaf schwanger behindert enceinte embarazada grávida incinta zwanger беременна',
)
/** How a statement of what is so begins. */
const STATES =
  wordSet(`work arbeite i i'm im i've am have had got recovering after since ich bin habe hab hatte wurde nach seit je j'ai suis ai
  tengo tuve soy estoy me tenho tive sou estou ho sono mi ik heb had ben у мне я`)
const POSSESSIVES = wordSet('my mein meine mon ma mi meu minha mio mia mijn мой моя')
const IS = wordSet('is are was were ist sind war est sont está é')
const HURTS = wordSet('hurt hurts ache aches schmerzt weh duele duelen dói doet болит')
const BEFORE_IT = wordSet('and also well now but und auch aber et y e en и у')
/** When it was: a circumstance of "last year" is one. */
const WHEN =
  / (?:last (?:week|month|year|summer|winter)|(?:a|one|two|three|few|\p{Nd}{1,2}) (?:week|month|year)s? ago|letztes jahr|vor (?:einem|zwei|drei|\p{Nd}{1,2}) jahr(?:en)?|el año pasado|l['’]année dernière)(?= |$)/u
/** A clause with one of these says what the learner can do, wants or has time for as well. */
const SAYS_MORE =
  wordSet(`want wants like love need hope wish learn learned learnt learning play played playing practise practice swim swam teach taught know knew never
  beginner experience hour hours minute minutes week day days daily evening evenings morning mornings time for to because speak spoke read write wrote
  getting wedding soon as lesson lessons class classes course school years year als unterricht kurs schule jahre jahr cours clases clase corso aulas
  help understand draw cook bake run code program sing about with
  möchte will lernen gelernt spiele gespielt kann kenne nie anfänger erfahrung stunde stunden minuten woche tag zeit für um mit
  veux voudrais apprendre joue jamais débutant heures heure minutes semaine pour quiero aprender toco nunca principiante horas hora minutos semana para
  quero toco minutos voglio imparare suono mai ore minuti settimana per wil leren speel nooit uur minuten voor хочу играю никогда часа часов минут неделю`)
const MAX_WORDS = 9

/**
 * A clause that states only how the learner is: their age, their health, their family. It is neither a level nor a time nor a
 * focus, and a plan is made from all that was said.
 */
export const isCircumstance = (clause: string): boolean => partsOf(clause).every((part) => isAge(part) || isState(part))

/** A circumstance that bears on what the learner can do: "my knee hurts", "I'm deaf". It is kept with the focus. */
export const isHealth = (clause: string): boolean =>
  isCircumstance(clause) &&
  partsOf(clause).some((part) => part.split(' ').some((word) => HEALTH.has(word) || HURTS.has(word)))

const partsOf = (clause: string): readonly string[] => bareWords(clause).split(/ (?:and|und|et|y|e|en|и) /u)

function isAge(text: string): boolean {
  const said = text.split(' ')
  const [number, ...others] = said.filter((word) => NUMBER.test(word))
  const says = said.some((word) => SAYS_AGE.has(word)) && said.every((word) => word === number || AGE.has(word))
  return AGE_WITHOUT_SPACES.test(text) || (number !== undefined && others.length === 0 && says)
}

function isState(text: string): boolean {
  const all = text.replace(WHEN, '').split(' ')
  const said = all.slice(all.findIndex((word) => !BEFORE_IT.has(word)))
  const [first = ''] = said
  if (said.length === 1) return SELF.has(first)
  const has = (known: ReadonlySet<string>): boolean => said.some((word) => known.has(word))
  const states = STATES.has(first)
    ? has(HEALTH) || has(FAMILY) || SELF.has(said.at(-1) ?? '')
    : POSSESSIVES.has(first) && (has(HURTS) || (has(HEALTH) && has(IS)))
  return states && said.length <= MAX_WORDS && !has(SAYS_MORE)
}
