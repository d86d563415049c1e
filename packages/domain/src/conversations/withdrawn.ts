import { wordSet } from '../shared/word-list.ts'
import { TOPICS, type Topic } from './brief.ts'
import { bareWords } from './spoken.ts'

/** What a learner calls a topic of the summary, in its languages. */
const NAMES: Readonly<Record<Topic, ReadonlySet<string>>> = {
  level: wordSet('level experience vorwissen niveau nivel nível livello уровень レベル 基础 المستوى स्तर'),
  time: wordSet(
    'time schedule deadline zeit frist temps échéance tiempo plazo tempo prazo scadenza tijd время срок 時間 时间 الوقت समय',
  ),
  focus: wordSet('focus fokus schwerpunkt priorité priorità prioridad enfoque foco accent главное 重点 التركيز मुख्य'),
}
const TAKEN_BACK = wordSet(`forget drop remove delete skip scrap ignore omit clear without no
  vergiss vergessen streich streiche streichen lösch lösche löschen weg ohne kein keinen keine
  oublie oubliez supprime supprimez enlève enlevez retire retirez sans aucune olvida olvide quita quite borra elimina sin ningún ninguna
  esqueça esquece tira tire apague remova sem nenhum dimentica togli elimina cancella senza nessuna nessun
  vergeet schrap zonder geen забудь забудьте убери уберите удали удалите без`)
const BESIDE =
  wordSet(`actually please just and but about the my any leave out off special particular particularly then sorry never mind don't need i want
  bitte und den die das mein meinen lass lassen einfach eigentlich doch besonderen besonderer brauche ich nicht
  is are was isn't not it's that's that this all ist sind war nicht das stimmt est es é è non pas no
  la le les ma mon de s'il vous plaît el mi por favor o a minha meu il lo mia mio per favore het de alsjeblieft пожалуйста про बात`)

const WRONG = wordSet(
  'wrong incorrect off right correct falsch richtig stimmt faux fausse incorrecto incorrecta mal errado errada sbagliato sbagliata fout неверно неправильно',
)

const CHANGE = wordSet(
  'change edit update correct wrong ändere ändern changer change changez modifie modifier cambia cambiar cambie mudar mude altere cambiare cambia verander wijzig измени изменить',
)
const GOAL = wordSet(
  'goal subject topic ziel thema objectif sujet objetivo meta tema obiettivo doel цель 目標 目标 الهدف लक्ष्य',
)
const PLURAL = wordSet('answers answer details plan antworten réponses respuestas')
const ENDS_WRONG =
  /(?:^|\s)(?:(?:is|was|are) (?:wrong|incorrect)|that's wrong|(?:ist|war) falsch|stimmt nicht|(?:est|était) (?:faux|fausse)|(?:es|está|era) (?:mal|incorrecto|incorrecta))$/u
const MAX_COMPLAINT_WORDS = 9

/** "The focus is wrong", "change my level", "1 hour is wrong": it asks for another value, and gives none. */
export function isComplaint(clause: string): boolean {
  const bare = bareWords(clause)
  const said = bare.split(' ')
  if (ENDS_WRONG.test(bare) && said.length <= MAX_COMPLAINT_WORDS) return true
  const names = PLURAL.has(said.at(-1) ?? '') || said.some((word) => partOf(word) !== null)
  const isCommand = (word: string): boolean => WRONG.has(word) || CHANGE.has(word)
  return names && said.some(isCommand) && said.every((word) => isCommand(word) || isBeside(word))
}

const isBeside = (word: string): boolean => BESIDE.has(word) || PLURAL.has(word) || partOf(word) !== null

const partOf = (word: string): Topic | 'goal' | null =>
  GOAL.has(word) ? 'goal' : (TOPICS.find((topic) => NAMES[topic].has(word)) ?? null)

/** The part of the summary that a clause names, and says nothing else but that it be changed: "the time", "ändere das Ziel". */
export function namedPart(clause: string): Topic | 'goal' | null {
  const said = bareWords(clause).split(' ')
  const isOnlyName = said.every((word) => WRONG.has(word) || CHANGE.has(word) || isBeside(word))
  return isOnlyName ? (said.map(partOf).find((part) => part !== null) ?? null) : null
}

/** The topic that a clause takes back, and gives nothing for: "forget the focus". Null where it does not. */
export function withdrawn(clause: string): Topic | null {
  const said = bareWords(clause).split(' ')
  const takesBack = said.some((word) => TAKEN_BACK.has(word)) || bareWords(clause).includes('leave out')
  if (!takesBack) return null
  return (
    TOPICS.find(
      (topic) =>
        said.some((word) => NAMES[topic].has(word)) &&
        said.every((word) => NAMES[topic].has(word) || TAKEN_BACK.has(word) || BESIDE.has(word)),
    ) ?? null
  )
}
