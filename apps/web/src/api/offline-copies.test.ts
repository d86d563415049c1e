import { describe, expect, it } from 'vitest'
import { noteAnswer, offlineCopyTime, onOfflineCopies } from './offline-copies.ts'

describe('noteAnswer', () => {
  it('should note when an answer is a copy, until the server answers', () => {
    let changes = 0
    const stop = onOfflineCopies(() => {
      changes += 1
    })
    noteAnswer('/api/chapters/1', null)
    expect([offlineCopyTime('/api/chapters/1'), changes]).toEqual([null, 0])
    noteAnswer('/api/chapters/1', '2026-11-20T18:24:00Z')
    noteAnswer('/api/chapters/1', '2026-11-20T18:24:00Z')
    expect([offlineCopyTime('/api/chapters/1'), changes]).toEqual(['2026-11-20T18:24:00Z', 1])
    expect(offlineCopyTime('/api/chapters/2')).toBe(null)
    noteAnswer('/api/chapters/1', null)
    expect([offlineCopyTime('/api/chapters/1'), changes]).toEqual([null, 2])
    stop()
  })
})
