import { makeMemoryMailer, makeScriptedLanguageModel } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { probe } from './health-probe.ts'

const task = { kind: 'plan', brief: { goal: 'Chess', level: null, time: null, focus: null } } as const

describe('probe', () => {
  it('should warn while the last call of a model failed, and pass every answer on', async () => {
    const model = makeScriptedLanguageModel({ kind: 'model-timeout', detail: '' }, { kind: 'model-stopped' }, 'good')
    const { call, check } = probe(model.ask)
    expect(check()).toBe('ok')
    expect(await call(task)).toMatchObject({ ok: false })
    expect(check()).toBe('warning')
    await call(task)
    expect(check()).toBe('warning')
    expect(await call(task)).toMatchObject({ ok: true, value: { text: 'good' } })
    expect(check()).toBe('ok')
  })

  it('should warn while the last mail was not taken', async () => {
    const mailer = makeMemoryMailer()
    const { call, check } = probe(mailer.send)
    mailer.setDown(true)
    expect(await call({} as never)).toMatchObject({ ok: false })
    expect(check()).toBe('warning')
    mailer.setDown(false)
    await call({} as never)
    expect(check()).toBe('ok')
    expect(mailer.sent).toHaveLength(1)
  })
})
