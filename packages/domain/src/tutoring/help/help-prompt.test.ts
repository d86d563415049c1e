import { describe, expect, it } from 'vitest'
import { aBrief } from '../../../testing/index.ts'
import { promptFor } from '../prompt-for.ts'
import type { HelpTask } from '../task.ts'

const ITEM = {
  task: 'What feeds it?',
  options: ['Air', 'Flour'],
  said: ['Air'],
  misconceptions: ['Air is free.'],
  solution: null,
}
const TASK: HelpTask = {
  ...{
    kind: 'help',
    brief: aBrief({ language: 'de', focus: 'Brot für Gäste' }),
    title: 'A starter',
    chapterTitles: ['A starter', 'Dough'],
  },
  ...{ headings: ['Feeding'], section: { heading: 'Feeding', body: 'Flour and water.' }, item: ITEM },
  ...{ past: [{ message: 'Why?', reply: 'What is left in the jar?' }], message: 'What for?' },
}

const said = (task: HelpTask) => promptFor(task).messages.map(({ content }) => content)

describe('helpPrompt', () => {
  it('should ask for one step and one question about an open item, and for an explanation of all else', () => {
    const [open = ''] = said(TASK)
    expect(open).toMatch(/at most 60 words[\s\S]*never say the answer[\s\S]*misconceptions[\s\S]*Write in German/i)
    for (const task of [
      { ...TASK, item: null },
      { ...TASK, item: { ...ITEM, solution: 'Flour' } },
    ]) {
      const [rules = ''] = said(task)
      expect(rules).toMatch(/at most 120 words/)
      expect(rules).not.toMatch(/never say the answer/i)
    }
  })

  it('should say what is where, what it is for, and what was said before, as values', () => {
    const [, message = ''] = said(TASK)
    expect(JSON.parse(message)).toMatchObject({
      ...{
        chapters: ['A starter', 'Dough'],
        sections: ['Feeding'],
        section: { heading: 'Feeding', body: 'Flour and water.' },
      },
      ...{
        learner: { outcome: 'Brot für Gäste' },
        before: [{ learner: 'Why?', you: 'What is left in the jar?' }],
        message: 'What for?',
      },
    })
    expect(JSON.parse(message).item).not.toHaveProperty('solution')
  })
})
