import { beforeEach, describe, expect, it } from 'vitest'
import {
  makeScriptedLanguageModel,
  makeStage,
  type ScriptedLanguageModel,
  type Stage,
  seedUser,
} from '../../testing/index.ts'
import type { UserId } from '../shared/ids.ts'
import { promptFor } from '../tutoring/prompt-for.ts'
import type { Task } from '../tutoring/task.ts'

let stage: Stage
let model: ScriptedLanguageModel
let ANA: UserId

beforeEach(async () => {
  model = makeScriptedLanguageModel()
  stage = makeStage({ model })
  ANA = (await seedUser(stage.unitOfWork)).id
})

describe('startConversation, about a goal too short to tell its language', () => {
  const GERMAN = 'Das klingt gut! Was weißt du schon darüber, und was hast du bisher ausprobiert?'

  it('should keep no message in another than the learner reads, and go on in theirs', async () => {
    model.script(asks('level', GERMAN), asks('level', GERMAN))
    const started = await stage.useCases.startConversation({ userId: ANA, goal: 'Chess', ownLanguage: 'fr' })
    expect(started).toMatchObject({ value: { text: expect.stringMatching(/^Que savez-vous déjà/) } })
    expect(model.tasks).toHaveLength(2)
    expect(promptFor(model.tasks[0] as Task).messages[0]?.content).toContain('do not show it, write in French.')
  })

  it('should take any where nobody knows it, as before', async () => {
    model.script(asks('level', GERMAN))
    const started = await stage.useCases.startConversation({ userId: ANA, goal: 'Chess' })
    expect(started).toMatchObject({ value: { text: GERMAN } })
    expect(promptFor(model.tasks[0] as Task).messages[0]?.content).not.toContain('do not show it')
  })

  it('should leave a tutor of prepared texts in the one language that it writes', async () => {
    const prepared = { ...makeScriptedLanguageModel('{"broken', '{"broken'), writes: 'en' }
    const { useCases, unitOfWork } = makeStage({ model: prepared })
    const { id: userId } = await seedUser(unitOfWork)
    const started = await useCases.startConversation({ userId, goal: 'Chess', ownLanguage: 'fr' })
    expect(started).toMatchObject({ value: { text: expect.stringMatching(/^What do you already know/) } })
  })
})

// Helpers

const asks = (topic: string, message: string, facts: object = {}) => ({ ...facts, asks: topic, message })
