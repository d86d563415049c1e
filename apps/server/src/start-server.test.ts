import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('startServer', () => {
  it('should load no library of a service before that is chosen, as every start would wait for it', () => {
    const script = `
      import { registerHooks } from 'node:module'
      const loaded = new Set()
      registerHooks({ load: (url, context, next) => { loaded.add(url); return next(url, context) } })
      await import(${JSON.stringify(import.meta.resolve('./start-server.ts'))})
      console.log(JSON.stringify([...loaded]))`
    const args = ['--conditions=app-source', '--input-type=module', '--eval', script]

    const loaded: string[] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))

    expect(loaded.some((url) => url.includes('/node_modules/koa/'))).toBe(true)
    const services = /\/node_modules\/(openai|stripe|nodemailer|@sentry|prom-client)\//
    expect(loaded.filter((url) => services.test(url))).toEqual([])
  })
})
