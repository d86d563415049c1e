import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './endpoints.ts'
import { makeReplyParser } from './reply-parser.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const STATUS = { is_unlocked: true, is_completed: false, title: 'Starters', content_status: 'COMPLETE', id: ID }
const SECRET = { password_hash: 'secret' }

describe('makeReplyParser', () => {
  it('should drop what the schema does not name, however deep it lies', () => {
    const parse = makeReplyParser(endpoints.chapter)
    const resource = {
      ...{ link: 'https://a.example', title: 'A', resource_type: 'article', ai_justification: 'B' },
      ...{ id: ID, site: 'a.example', language: 'en', minutes: 5, free: true, state: 'checked' },
      ...{ checked_at: '2026-11-24T12:00:00.000Z', replaced: null, reported: 'dead', reported_before: [] },
    }
    const content = {
      introduction: 'C',
      learning_objectives: ['D'],
      curated_resources: [resource, resource],
      content_version: 2,
      sections: [{ id: 's1', heading: 'E', body: 'F', minutes: 1 }],
      key_points: ['G'],
      practice: { task: 'H', done_when: 'I' },
    }
    const chapter = {
      id: ID,
      learning_plan_id: ID,
      learning_plan_title: 'E',
      number: 1,
      chapter_count: 1,
      title: 'F',
      summary: '',
      objectives: ['G'],
      minutes: null,
      price: 0,
      is_unlocked: true,
      is_completed_by_current_user: false,
      content_status: 'COMPLETE',
      unlocked_at: null,
      generated_content: content,
      content_generated_at: null,
      last_read_at: null,
      last_place: null,
      notes: [{ section_id: 's1', text: 'N', version: 1 }],
      ticked_objectives: ['D'],
      check: null,
      version: null,
      rewrite: null,
      resources_status: 'settled',
      previous_chapter: null,
      next_chapter: STATUS,
    }
    const leaking = [
      { ...chapter, ...SECRET },
      { ...chapter, next_chapter: { ...STATUS, ...SECRET } },
      { ...chapter, generated_content: { ...content, ...SECRET } },
      { ...chapter, generated_content: { ...content, curated_resources: [resource, { ...resource, ...SECRET }] } },
    ]
    for (const value of leaking) expect(parse(value)).toEqual(chapter)
  })

  it('should find the member of a union that is meant', () => {
    const parse = makeReplyParser(endpoints.unlockNextChapter)
    expect(parse({ all_unlocked: true, ...SECRET })).toEqual({ all_unlocked: true })
    const unlocked = { id: ID, title: 'A', content_status: 'PENDING' }
    expect(parse({ ...unlocked, ...SECRET })).toEqual(unlocked)
  })

  it('should throw for a reply that does not fit the contract', () => {
    const parse = makeReplyParser(endpoints.me)
    expect(() => parse({ username: 'Ada' })).toThrow(z.core.$ZodError)
  })

  it.each(Object.entries(endpoints))('should be able to compile the reply of %s', (_, { reply }) => {
    const compile = () => z.compile(reply, { strict: true })
    expect(compile).not.toThrow()
  })
})
