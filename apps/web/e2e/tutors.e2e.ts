import { startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { startOllamaServer } from '@app/testing/ollama/ollama-server'
import { makeProduct } from '@app/testing/product'
import { expect } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

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
  test(`a plan leads to a read chapter with ${name}`, long, async ({ page }) => {
    const server = await start()
    const product = await makeProduct(settings(server.url))
    try {
      // the screens are the same with each tutor, and journey.e2e.ts walks through them
      const { id, chapters } = await planOf(await enterAs(page, product, 'ana'), 'I want to learn chess')
      await page.goto(`${product.url}/learning-plan/${id}/chapter/${chapters[0]?.id}`)
      await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
      expect(server.requests.length).toBeGreaterThan(3)
    } finally {
      await product.end()
      await server.close()
    }
  })
}
