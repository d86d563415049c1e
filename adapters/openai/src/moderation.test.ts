import { type Options, startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeOpenAiModeration } from './moderation.ts'

const KEY = 'sk-test-0123456789abcdefghijklmnopqrstuv'
const WORDS = 'What a learner wrote'

describe("the vendor's moderation", () => {
  it.each([
    [[], 'ok'],
    [['violence', 'hate', 'sexual', 'self-harm'], 'ok'],
    [['illicit'], 'unsafe'],
    [['illicit/violent'], 'unsafe'],
    [['sexual/minors'], 'unsafe'],
    [['self-harm/intent'], 'crisis'],
    [['self-harm/instructions', 'illicit'], 'crisis'],
  ])('should make of %j: %s', async (flags, verdict) => {
    const { judge } = await open({ flags })
    expect(await judge(WORDS)).toBe(verdict)
  })

  it('should be given the words and the key', async () => {
    const { judge, server } = await open({ apiKey: KEY })
    await judge(WORDS)
    expect(server.moderated).toEqual([{ model: 'omni-moderation-latest', input: WORDS }])
  })

  it('should let pass what a server without moderation is asked, and not ask it again', async () => {
    const { judge, server, lines } = await open({ moderates: false })
    expect([await judge(WORDS), await judge(WORDS)]).toEqual(['ok', 'ok'])
    expect(server.moderated).toHaveLength(1)
    expect(lines).toEqual(['The moderation did not answer (404) and is not asked again.'])
  })

  it('should let pass what is not judged in time, and log no word of it', async () => {
    const { judge, server, lines } = await open({ moderates: 'never' }, 500)
    expect([await judge(WORDS), await judge(WORDS)]).toEqual(['ok', 'ok'])
    expect(server.moderated).toHaveLength(2)
    expect(lines).toEqual(Array(2).fill('The moderation did not answer (no answer in time).'))
  })
})

// Helpers

async function open(options: Options, timeoutMs = 2_000) {
  const server = await startChatCompletionsServer(options)
  onTestFinished(server.close)
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const { judge } = makeOpenAiModeration({ apiKey: KEY, baseUrl: server.url, log, timeoutMs })
  return { judge, server, lines }
}
