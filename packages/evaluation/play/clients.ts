import type { LanguageModel } from '@app/domain'
import { makeOllamaLanguageModel } from '@app/ollama'
import { makeOpenAiLanguageModel } from '@app/openai'
import { startChatCompletionsServer } from '@app/testing/chat-completions/chat-completions-server'
import { startOllamaServer } from '@app/testing/ollama/ollama-server'

export const PROTOCOLS = ['openai', 'ollama'] as const
export type Protocol = (typeof PROTOCOLS)[number]

const LIMITS = { timeoutMs: 20_000, maxConcurrency: 8 } as const
/** Tokens that a prompt and its answer share: those of a small model. */
const WINDOW = 8_192

/**
 * The real adapter and SDK of each protocol, asking local servers that say what `says` wants, word for word: a model of
 * any quality behind a server without a fault. `says`: by the name of the model, and by what a good one would say.
 */
export async function startClients(says: (model: string, good: () => string) => string) {
  const openai = await startChatCompletionsServer({ says, context: WINDOW })
  const ollama = await startOllamaServer({ says })
  return {
    of: (protocol: Protocol, model: string): LanguageModel =>
      protocol === 'openai'
        ? makeOpenAiLanguageModel({ ...LIMITS, apiKey: 'sk-local-evaluation', baseUrl: openai.url, model })
        : makeOllamaLanguageModel({ ...LIMITS, host: ollama.url, model, numCtx: WINDOW }),
    close: () => Promise.all([openai.close(), ollama.close()]),
  }
}
