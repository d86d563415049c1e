import {
  type ChatCompletionsServer,
  startChatCompletionsServer,
} from '@app/testing/chat-completions/chat-completions-server'
import { makeProduct, type Product } from '@app/testing/product'

export type ProductWithModel = {
  readonly server: ChatCompletionsServer
  readonly product: Product
  readonly end: () => Promise<void>
}

/** A product with a database of its own, which knows at once that no other worker is alive, and a model that answers at this pace. */
export async function makeProductWithModel(
  pace: Parameters<typeof startChatCompletionsServer>[0],
): Promise<ProductWithModel> {
  const server = await startChatCompletionsServer(pace)
  const product = await makeProduct({
    ...{ OPENAI_BASE_URL: server.url, OPENAI_MODEL: 'sample-model', LLM_PROVIDER: 'openai', OPENAI_API_KEY: '' },
  })
  const end = async () => {
    await product.end()
    await server.close()
  }
  return { server, product, end }
}
