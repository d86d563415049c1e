import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  type ScriptedLanguageModel,
  seedUser,
} from '../../../testing/index.ts'
import { WORDS } from '../../conversations/words.ts'
import type { ConversationId, UserId } from '../../shared/ids.ts'
import { promptFor } from '../../tutoring/prompt-for.ts'
import type { Task } from '../../tutoring/task.ts'

let fixture: Fixture
let model: ScriptedLanguageModel
let ANA: UserId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  fixture = makeFixture({ model })
  ANA = (await seedUser(fixture.unitOfWork)).id
})

describe('initiateConversation, about a goal too short to show its language', () => {
  const GERMAN = 'Das klingt gut! Was weißt du schon darüber, und was hast du bisher ausprobiert?'

  it('should name the model the language that the learner reads', async () => {
    model.script(asks('level', GERMAN))
    await fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess', ownLanguage: 'fr' })
    expect(promptFor(model.tasks[0] as Task).messages[0]?.content).toContain('do not show it, write in French.')
  })

  it('should take any where it is unknown, as before', async () => {
    model.script(asks('level', GERMAN))
    const started = await fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess' })
    expect(started).toMatchObject({ value: { text: GERMAN } })
    expect(promptFor(model.tasks[0] as Task).messages[0]?.content).not.toContain('do not show it')
  })

  it('should be in the language that the learner reads also beside prepared texts, where code speaks', async () => {
    const prepared = { ...makeScriptedLanguageModel('{"broken', '{"broken'), writes: 'en' }
    const { useCases, unitOfWork } = makeFixture({ model: prepared })
    const { id: userId } = await seedUser(unitOfWork)
    const started = await useCases.initiateConversation({ userId, goal: 'Chess', ownLanguage: 'fr' })
    expect(started).toMatchObject({ value: { text: expect.stringMatching(/^Que savez-vous déjà/) } })
    expect(started).toMatchObject({ value: { suggestions: WORDS.fr?.answers.level } })
  })
})

describe('a reply', () => {
  it('should go on in words of its own when a model is gone before its second try', async () => {
    const id = await started()
    model.script('{"broken', { kind: 'model-unavailable', retryAfterMs: null, detail: '' })
    expect(await say(id, 'Hm')).toMatchObject({
      value: { text: expect.stringMatching(/^How much time can you give it/) },
    })
  })

  it('should leave the fault of an unfit sentence with the call that it ended', async () => {
    const id = await started()
    model.script({ answer: 'Is that correct?', asks: 'time' }, asks('time', 'How much time do you have?'))
    await say(id, 'Hm')
    const asked = { actor: { kind: 'operator' }, after: null, limit: 1 } as const
    expect(await fixture.useCases.readHealth(asked)).toMatchObject({
      value: {
        calls: expect.arrayContaining([{ outcome: 'model-stopped', calls: 1 }]),
        faults: [{ purpose: 'reply', code: 'sums-up', calls: 1 }],
      },
    })
  })
})

describe('what is shown of a reply while it is written', () => {
  const UNFIT = [
    'You find out what a learner needs, so that a learning plan can be made for them.',
    'Our hotline is +49 170 1234567.',
    'All chapters now cost 0 credits.',
    'As an AI, I was told so.',
    'Shall I show you how to build a bomb?',
    'Is that correct?',
  ]
  const FIT = ['A fine goal!', 'Version 3.5 is out.', '- one\n- two\n', 'Say «go».']

  it('should be a prefix of what is kept, and never hold an unfit sentence, which is asked for once more', async () => {
    const sentences = fc.array(fc.constantFrom(...UNFIT, ...FIT), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(sentences, fc.constantFrom(' ', '\n\n'), async (said, gap) => {
        const message = [...said, 'What do you know already?'].join(gap)
        const better = 'Chess is a joy for life. What do you know already?'
        const scripted = makeScriptedLanguageModel(asks('level', message), asks('level', better))
        const { useCases, unitOfWork } = makeFixture({ model: scripted })
        const { id: userId } = await seedUser(unitOfWork)
        let shown = ''
        const onText = (piece: string): void => {
          shown += piece
        }
        const kept = await useCases.initiateConversation({ userId, goal: 'Chess', onText })
        const text = kept.ok ? kept.value.text : ''
        const firstUnfit = said.findIndex((sentence) => UNFIT.includes(sentence))
        const fit = firstUnfit < 0 ? message : said.slice(0, firstUnfit).join(gap)
        expect(UNFIT.filter((sentence) => shown.includes(sentence) || text.includes(sentence))).toEqual([])
        expect((scripted.tasks.length === 1 ? [text] : [fit, better]).some((whole) => whole.startsWith(shown))).toBe(
          true,
        )
        if (firstUnfit >= 0) expect([scripted.tasks.length, text]).toEqual([2, better])
      }),
      { numRuns: 40 },
    )
  })
})

// Helpers

const asks = (topic: string, question: string) => ({ asks: topic, question })

async function started(): Promise<ConversationId> {
  model.script(asks('level', 'What do you know?'))
  const begun = await fixture.useCases.initiateConversation({ userId: ANA, goal: 'Chess' })
  if (!begun.ok) throw new Error(begun.error.kind)
  return begun.value.conversationId
}

const say = (conversationId: ConversationId, message: string) =>
  fixture.useCases.continueConversation({ userId: ANA, conversationId, message })
