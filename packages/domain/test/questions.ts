import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOPICS, type Topic } from '../src/brief/brief.ts'

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

function topicNamed(name: string | undefined): Topic {
  const topic = TOPICS.find((one) => one === name)
  if (!topic) throw new Error(`There is no topic ${name}.`)
  return topic
}

type Question = readonly [topic: Topic, message: string]

const questionOf = ([topic, message = '']: readonly string[]): Question => [topicNamed(topic), message]

const goodRows = rowsOf('good-questions.tsv')

/** As good models ask about a topic, by language: none of them may be refused as a question about something else. */
export const GOOD_QUESTIONS = [...new Set(goodRows.map(([language]) => language))].map(
  (language) => [language, goodRows.filter(([one]) => one === language).map(([, ...row]) => questionOf(row))] as const,
)

/** About something else than they say, in words that name it badly or not at all. */
export const OTHER_QUESTIONS = rowsOf('other-questions.tsv').map(questionOf)
