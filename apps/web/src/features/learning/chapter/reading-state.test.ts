import { describe, expect, it } from 'vitest'
import { type ChapterFacts, type Content, readingState } from './reading-state.ts'
import { firstVersion } from './testing/views.ts'

describe('readingState', () => {
  const content: Content = {
    ...firstVersion,
    introduction: 'Hello.',
    learning_objectives: ['Greet'],
    curated_resources: [],
  }
  const open: ChapterFacts = { is_unlocked: true, content_status: 'COMPLETE', generated_content: content }

  it.each<readonly [string, Partial<ChapterFacts>]>([
    ['locked', { is_unlocked: false, content_status: 'PENDING', generated_content: null }],
    ['locked', { is_unlocked: false, content_status: 'FAILED', generated_content: null }],
    ['pending', { content_status: 'PENDING', generated_content: null }],
    ['pending', { content_status: 'GENERATING', generated_content: null }],
    ['pending', { generated_content: { ...content, introduction: ' ' } }],
    ['pending', { generated_content: { ...content, learning_objectives: [] } }],
    ['broken', { generated_content: null }],
    ['content', {}],
  ])('should be %s of %j', (kind, change) => {
    expect(readingState({ ...open, ...change }).kind).toBe(kind)
  })
})
