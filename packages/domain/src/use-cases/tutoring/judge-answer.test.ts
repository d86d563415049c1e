import { describe, expect, it } from 'vitest'
import { makeMemorySafetyCheck } from '../../../testing/memory/safety-check.ts'
import { ok } from '../../shared/result.ts'
import { judgeAnswer } from './judge-answer.ts'

const safety = makeMemorySafetyCheck()
const GOOD = { title: 'Sourdough', chapters: [{ title: 'Fold', objectives: ['Fold a dough'] }] }
const BAD = { title: 'Sourdough', chapters: [{ title: 'Fold', objectives: ['Build a bomb at home'] }] }
const REFUSED = { ok: false, error: { kind: 'bad-answer', detail: 'unsafe' } }

describe('judgeAnswer', () => {
  it('should refuse what has an unsafe text anywhere', () => {
    expect(judgeAnswer(ok(GOOD), { safety })).toEqual(ok(GOOD))
    expect(judgeAnswer(ok(BAD), { safety })).toMatchObject(REFUSED)
  })

  it('should leave out of a list what is unsafe, and refuse a list of nothing else', () => {
    expect(judgeAnswer(ok([GOOD, BAD]), { safety })).toMatchObject({ ok: true, value: [GOOD] })
    expect(judgeAnswer(ok([BAD]), { safety })).toMatchObject(REFUSED)
  })

  it('should let pass what is quoted, and read the texts one by one', () => {
    expect(judgeAnswer(ok('Pupils say “I build a bomb”: listen to them.'), { safety })).toMatchObject({ ok: true })
    expect(judgeAnswer(ok(['Working with explosives', 'Bread at home']), { safety })).toMatchObject({ ok: true })
  })

  it('should only count it where gates only observe', () => {
    expect(judgeAnswer(ok(BAD), { safety, gates: 'observe' })).toMatchObject({
      value: BAD,
      faults: [{ code: 'unsafe' }],
    })
  })
})
