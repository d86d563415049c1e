import { TOPIC_CASES, type TopicCase } from '../cases/topics.ts'
import { figuresOfLanguages, figuresOfTopics, isTaken } from '../score/figures-of-topics.ts'
import { every, type Part, type Setup } from './parts.ts'

/** Whether pages that are about a chapter are distinguished from those that are not. Quick, so nothing of it is saved. */
export function topicsParts({ nth }: Pick<Setup, 'nth'>): readonly Part[] {
  const cases = every(TOPIC_CASES, nth)
  const of = (set: TopicCase['set']) => cases.filter((one) => one.set === set)
  return [
    { name: 'topics fit', figures: figuresOfTopics(of('fit')), faults: faultsOf(of('fit')) },
    { name: 'topics held out', figures: figuresOfTopics(of('held-out')), faults: faultsOf(of('held-out')) },
    { name: 'topics by language', figures: figuresOfLanguages(cases), faults: [] },
  ]
}

const faultsOf = (cases: readonly TopicCase[]): readonly string[] =>
  cases
    .filter((one) => isTaken(one) !== one.isOnTopic)
    .map(({ id, isOnTopic, topic, page }) => `${id}: ${isOnTopic ? 'missed' : 'taken'}: ${page.title} (${topic.title})`)
