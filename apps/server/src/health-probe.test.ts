import { makeMemoryMailer, makeScriptedLanguageModel } from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { probeMailer, probeModel } from './health-probe.ts'

const task = { kind: 'plan', brief: { goal: 'Chess', level: null, time: null, focus: null } } as const

describe('probeModel', () => {
  it('should warn while the last call failed, and pass every answer on', async () => {
    const model = makeScriptedLanguageModel({ kind: 'model-timeout', detail: '' }, { kind: 'model-stopped' }, 'good')
    const { watched, check } = probeModel(model)
    expect(check()).toBe('ok')
    expect(await watched.ask(task)).toMatchObject({ ok: false })
    expect(check()).toBe('warning')
    await watched.ask(task)
    expect(check()).toBe('warning')
    expect(await watched.ask(task)).toMatchObject({ ok: true, value: { text: 'good' } })
    expect(check()).toBe('ok')
  })
})

describe('probeMailer', () => {
  it('should warn while the last mail was not taken', async () => {
    const mailer = makeMemoryMailer()
    const { watched, check } = probeMailer(mailer)
    mailer.setDown(true)
    expect(await watched.send({} as never)).toMatchObject({ ok: false })
    expect(check()).toBe('warning')
    mailer.setDown(false)
    await watched.send({} as never)
    expect(check()).toBe('ok')
    expect(mailer.sent).toHaveLength(1)
  })
})
