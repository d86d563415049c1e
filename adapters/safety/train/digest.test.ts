import { expect, it } from 'vitest'
import { loadModel } from '../src/knowledge.ts'
import { digestOfTraining } from './digest.ts'

it('should find weights that were trained on today’s wordings, words and features: else `npm run train-safety`', async () => {
  expect(await loadModel()).toMatchObject({ trainedOn: digestOfTraining() })
})
