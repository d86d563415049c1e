import { describe, expect, it } from 'vitest'
import { later, someContent, someQuestion } from '../../testing/index.ts'
import type { Question } from '../check/question.ts'
import type { HelpAbout } from './help-turn.ts'
import { aboutWhatIsPasted, pastedIn } from './item.ts'

describe('aboutWhatIsPasted', () => {
  it.each<[string, string, { prompt?: string }?]>([
    ['word for word', 'What tells that a starter is ripe?'],
    ['with words changed', 'Say, what tells me when my starter is ripe?'],
    ['with its options', 'What shows that a starter is ripe? Grey, no smell, doubled or cold?'],
    ['by its options alone', 'It is grey, it smells of nothing, it has doubled, it is cold: which of them?'],
    ['by its numbers', '1/4 plus 1/6 makes what?', { prompt: 'What is 1/4 + 1/6?' }],
  ])('should know a question that is pasted %s', (_, message, changes = {}) => {
    expect(asked(message, SECTION, changes)).toEqual({ kind: 'question', questionId: 'q1' })
    const quote = { ...SECTION, kind: 'quote', quote: message } as const
    expect(asked('Well?', quote, changes)).toEqual({ kind: 'question', questionId: 'q1' })
  })

  it.each([
    ...['Why?', 'Explain this, please.', 'How often do I feed a starter?', 'Why is a starter sour?'],
    ...['Is a starter ripe at once?', 'What does ripe mean?', 'Why does it double?', 'Is grey bad?'],
    ...['Does it smell when it is old?', 'Can a starter be cold?', 'Grey on a cold day: what do I do?'],
    ...['What is the difference between grey and cold?', 'It smells of nothing: is that as bad as when it is grey?'],
    ...['What tells me how much flour I need?', 'Equal weights of what?', 'What do I do on day 4?'],
  ])('should take %j for no question of the check', (message) => {
    expect(asked(message)).toEqual(SECTION)
  })

  it('should take no passage of the section for the question about it', () => {
    const passage = 'That it has doubled tells that a starter is ripe. It is grey once it is cold.'
    expect(asked(passage, SECTION, {}, passage)).toEqual(SECTION)
    expect(asked(passage)).not.toEqual(SECTION)
    const steps = '1. Feed a starter\n2. Wait: a ripe one has doubled\n3. It is grey once it is cold'
    const quote = 'Feed a starter Wait: a ripe one has doubled It is grey once it is cold'
    expect(asked('Why?', { ...SECTION, kind: 'quote', quote }, {}, steps)).toMatchObject(SECTION_ALONE)
    expect(asked('What. Tells. That. A starter. Is. Ripe?', SECTION, {}, passage)).not.toEqual(SECTION)
  })

  it('should know it beside what was answered, and leave who asks about an open one there', () => {
    const other = { ...QUESTION, id: 'q2', prompt: 'What feeds the yeasts in a dough?' } as Question
    const lesson = { content: someContent(), questions: [QUESTION, other], marked: [] }
    const about = { kind: 'question', questionId: 'q2' } as const
    const pasted = { kind: 'question', questionId: 'q1' }
    expect(aboutWhatIsPasted(about, QUESTION.prompt, lesson)).toEqual(about)
    expect(pastedIn(`${QUESTION.prompt} ${other.prompt}`, lesson)).toEqual([pasted, about])
    const marked = [{ marks: { q2: true }, answers: {}, at: later(-1) }]
    expect(aboutWhatIsPasted(about, QUESTION.prompt, { ...lesson, marked })).toEqual(pasted)
  })

  it('should leave alone what was answered right', () => {
    const marked = [{ marks: { q1: true }, answers: {}, at: later(-1) }]
    const lesson = { content: someContent(), questions: [QUESTION], marked }
    expect(aboutWhatIsPasted(SECTION, QUESTION.prompt, lesson)).toEqual(SECTION)
  })
})

// Helpers

const SECTION = { kind: 'section', sectionId: 's1' } as const
const SECTION_ALONE = { kind: 'quote', sectionId: 's1' }

const QUESTION = someQuestion({
  options: ['It is grey', 'It smells of nothing', 'It has doubled', 'It is cold'].map((text, at) => ({
    id: 'abcd'[at] ?? '',
    text,
  })),
  key: 'c',
})

function asked(message: string, about: HelpAbout = SECTION, changes: Partial<Question> = {}, body = 'Feed it daily.') {
  const content = someContent({ sections: [{ id: 's1', heading: 'Feeding', body, minutes: 1 }] })
  return aboutWhatIsPasted(about, message, {
    content,
    questions: [{ ...QUESTION, ...changes } as Question],
    marked: [],
  })
}
