import { endpoints } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { makeStrip } from './serialize-reply.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const STATUS = { is_unlocked: true, title: 'Starters', id: ID }
const SECRET = { password_hash: 'secret' }

describe('makeStrip', () => {
  it('should leave behind what the schema does not name, however deep it lies', () => {
    const strip = makeStrip(endpoints.chapter.reply)
    const resource = { link: 'https://a.example', title: 'A', resource_type: 'article', ai_justification: 'B' }
    const content = { introduction: 'C', learning_objectives: ['D'], curated_resources: [resource, resource] }
    const chapter = {
      id: ID,
      learning_plan_id: ID,
      learning_plan_title: 'E',
      number: 1,
      chapter_count: 1,
      title: 'F',
      price: 0,
      is_unlocked: true,
      is_completed_by_current_user: false,
      content_status: 'COMPLETE',
      unlocked_at: null,
      generated_content: content,
      content_generated_at: null,
      last_read_at: null,
      ticked_objectives: ['D'],
      previous_chapter: null,
      next_chapter: STATUS,
    }
    const leaking = [
      { ...chapter, ...SECRET },
      { ...chapter, next_chapter: { ...STATUS, ...SECRET } },
      { ...chapter, generated_content: { ...content, ...SECRET } },
      { ...chapter, generated_content: { ...content, curated_resources: [resource, { ...resource, ...SECRET }] } },
    ]
    for (const value of leaking) expect(strip(value)).toEqual(chapter)
    expect(strip(chapter)).toBe(chapter)
  })

  it('should find the member of a union that is meant', () => {
    const strip = makeStrip(endpoints.unlockNextChapter.reply)
    expect(strip({ all_unlocked: true, ...SECRET })).toEqual({ all_unlocked: true })
    const unlocked = { id: ID, title: 'A', content_status: 'PENDING' }
    expect(strip({ ...unlocked, ...SECRET })).toEqual(unlocked)
  })

  it.each(Object.entries(endpoints))('should know what %s is made of', (_, { reply }) => {
    expect(() => makeStrip(reply)).not.toThrow()
  })
})
