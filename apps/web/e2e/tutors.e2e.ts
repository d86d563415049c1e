import { expect, test } from '@playwright/test'
import { startOllamaServer } from '../../../adapters/ollama/test/ollama-server.ts'
import { startChatCompletionsServer } from '../../../adapters/openai/test/chat-completions-server.ts'
import { makeProduct } from '../../server/test/product.ts'
import { makePlan, readFirstChapter, register, signIn, verify } from './support/learner.ts'

const tutors = [
  {
    name: 'a server that speaks Chat Completions',
    start: startChatCompletionsServer,
    settings: (url: string) => ({ OPENAI_BASE_URL: url, OPENAI_MODEL: 'sample-model' }),
  },
  {
    name: 'a server that speaks the Ollama protocol',
    start: startOllamaServer,
    settings: (url: string) => ({ OLLAMA_HOST: url, OLLAMA_MODEL: 'sample-model' }),
  },
]

for (const { name, start, settings } of tutors) {
  test(`the same journey leads to a read chapter with ${name}`, async ({ page }) => {
    const server = await start()
    const product = await makeProduct(settings(server.url))
    try {
      await register(page, product)
      await verify(page, product)
      await signIn(page)
      await makePlan(page, 'I want to learn chess')
      await readFirstChapter(page)
      expect(server.requests.length).toBeGreaterThan(3)
    } finally {
      await product.end()
      await server.close()
    }
  })
}
