import { type LanguageModel, ok, type ReplyTask, type Task, type Topic } from '@app/domain'

const QUESTIONS: Readonly<Record<Topic, string>> = {
  level: 'What do you already know about it?',
  time: 'How much time can you give it each week?',
  focus: 'What matters most to you in it?',
}

/** Talks about anything that it is asked about: what is declined then, the product's own rule has declined. */
export const makeObedientTutor = (): LanguageModel => ({
  name: 'obedient',
  model: 'obedient',
  ask: async (task, { onText } = {}) => {
    const text = JSON.stringify(answerTo(task))
    onText?.(text)
    return ok({ text, model: 'obedient', ended: 'stop', inputTokens: null, outputTokens: null })
  },
})

function answerTo(task: Task): object {
  if (task.kind !== 'reply') return {}
  const next = task.openTopics[0]
  const facts = { goal: '', level: '', time: '', focus: '', ...factOf(task) }
  if (task.changing) return { ...facts, asks: 'change', message: 'What would you like to change?' }
  if (next) return { ...facts, asks: next, message: QUESTIONS[next] }
  return {
    ...facts,
    asks: 'proceed',
    message: `This is what I understood: ${task.brief.goal.slice(0, 80)}. Shall I proceed?`,
  }
}

/** The learner's last words, as the answer to what was asked last. */
function factOf({ turns, brief, openTopics }: ReplyTask): object {
  const asked = (['focus', 'time', 'level'] as const).find(
    (topic) => brief[topic] === null && !openTopics.includes(topic),
  )
  return asked ? { [asked]: turns.at(-1)?.text } : {}
}
