import { asksForMeanings } from '../../conversations/asks-for-meanings.ts'
import { type Facts, learn, openTopics, type Topic } from '../../conversations/brief.ts'
import { isInHurry } from '../../conversations/hurry.ts'
import { isBareNo } from '../../conversations/spoken.ts'
import { latestWords } from '../../conversations/stated-facts.ts'
import { namedPart, withdrawn } from '../../conversations/withdrawn.ts'
import type { ReplyTask } from '../task.ts'

/** What a message of the model's asks for; null when it does not say. */
export type Asks = Topic | 'change' | 'proceed' | null

/** What the reply does: it asks about a topic, or what to change; or code names the meanings of the goal, or sums up and asks for the yes. */
export type NextStep = Topic | 'change' | 'meaning' | 'summary' | 'asks-again'

/** Code decides, the model only words it. `facts` are those that the learner's latest words stated. */
export function nextStep(asks: Asks, facts: Facts, task: ReplyTask): NextStep {
  if (task.changing) return 'change'
  const afterSummary = task.asked === 'proceed' || task.asked === 'change'
  if (afterSummary && namedIn(task) !== null) return 'change'
  if (afterSummary && Object.keys(facts).length === 0 && (asks === 'change' || isBareNo(latestWords(task.turns)))) {
    return 'change'
  }
  const open = stillOpen(task, facts)
  const [first] = open
  if (isInHurry(latestWords(task.turns))) return 'summary'
  if (asksForMeanings(task) !== null) return 'meaning'
  if (first === undefined) return 'summary'
  // a model that would sum up before anything was asked has not read its task
  if (asks === 'proceed') return task.asked === null || task.asked === 'meaning' ? first : 'summary'
  if (asks === 'change') return 'change'
  if (asks === null) return first
  return open.includes(asks) ? asks : 'asks-again'
}

/** The part of the summary that the learner's latest words name, and give no other value for. */
export function namedIn({ turns }: ReplyTask): Topic | 'goal' | null {
  const words = latestWords(turns)
  return withdrawn(words) === null ? namedPart(words) : null
}

/** Topics that may still be asked once these facts are known. */
export const stillOpen = (task: ReplyTask, facts: Facts): readonly Topic[] =>
  openTopics(learn(task.brief, facts, task.turns), []).filter((topic) => task.openTopics.includes(topic))
