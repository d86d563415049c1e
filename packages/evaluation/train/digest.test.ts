import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { digestOfTraining } from './digest.ts'

it('should find weights that were trained on today’s wordings, words and features: else `npm run train-safety`', () => {
  const weights = readFileSync(join(import.meta.dirname, '../../domain/src/safety/weights.json'), 'utf8')
  expect(JSON.parse(weights)).toMatchObject({ trainedOn: digestOfTraining() })
})
