import { type Options, startOllamaServer } from '@app/testing/ollama/ollama-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeOllamaGuard } from './guard.ts'

const WORDS = 'What a learner wrote'

describe('a guard model', () => {
  it.each([
    ['safe', 'ok'],
    ['\n\nunsafe\nS9', 'unsafe'],
    ['unsafe\nS2,S13', 'unsafe'],
    ['unsafe', 'unsafe'],
    ['unsafe\nS9,S11', 'crisis'],
    ['unsafe\nS13', 'ok'],
    ['Yes', 'unsafe'],
    ['No', 'ok'],
  ])('should be understood when it says %j: %s', async (says, route) => {
    const { judge, server, lines } = await open({ says })
    expect(await judge(WORDS)).toBe(route)
    expect(server.requests.map(({ body }) => body.messages)).toEqual([[{ role: 'user', content: WORDS }]])
    expect(lines).toEqual([])
  })

  it('should be reported when it is none, and let the text pass', async () => {
    const { judge, lines } = await open({ says: 'What a nice thing to learn!' })
    expect(await judge(WORDS)).toBe('ok')
    expect(lines).toEqual([expect.stringMatching(/^sample-model is no guard model/)])
  })

  it('should let pass what it does not judge in time, or at all, and log no word of it', async () => {
    const { judge, server, lines } = await open({}, 500)
    server.faults.next({ kind: 'hang' })
    expect(await judge(WORDS)).toBe('ok')
    server.faults.next({ kind: 'status', status: 404 })
    expect(await judge(WORDS)).toBe('ok')
    expect(lines).toEqual([
      'The guard model did not answer (no answer in time).',
      'The guard model did not answer (404).',
    ])
  })
})

// Helpers

async function open(options: Options, timeoutMs = 60_000) {
  const server = await startOllamaServer(options)
  onTestFinished(server.close)
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const { judge } = makeOllamaGuard({ host: server.url, model: 'sample-model', log, timeoutMs })
  return { judge, server, lines }
}
