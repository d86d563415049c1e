import { type LanguageModel, makeBoundedLanguageModel, type Piece, type Question, type StopSignal } from '@app/domain'
import { Ollama } from 'ollama'
import { explain } from './failure.ts'
import { fetchLines } from './fetch-lines.ts'
import { requestFor } from './request.ts'

export type OllamaSettings = {
  readonly host: string
  readonly model: string
  /** Tokens that prompt and answer share. Ollama's own default is so small that it cuts prompts without a word. */
  readonly numCtx: number
  /** For a whole call. */
  readonly timeoutMs: number
  /** Between two pieces of an answer. */
  readonly idleMs?: number
  readonly maxConcurrency: number
  /** Told what an operator might want to change. */
  readonly log?: (line: string) => void
  /** Told how many earlier messages found no place in `numCtx`. */
  readonly onLeftOut?: (messages: number) => void
}

/** A local model, over Ollama's own protocol: its OpenAI-compatible one ignores `num_ctx`. */
export function makeOllamaLanguageModel(settings: OllamaSettings): LanguageModel {
  const { host, model, numCtx, timeoutMs, idleMs = timeoutMs / 4, maxConcurrency, log = () => {}, onLeftOut } = settings
  let thinks = false

  async function* open(question: Question, stop: StopSignal): AsyncGenerator<Piece> {
    const request = requestFor(question, { model, numCtx, thinks })
    const left = question.prompt.messages.length - request.messages.length
    if (left > 0) {
      log(`OLLAMA_NUM_CTX of ${numCtx} is small: ${left} earlier messages were left out`)
      onLeftOut?.(left)
    }
    const abort = new AbortController()
    stop.addEventListener('abort', () => abort.abort())
    // the SDK takes no signal and can stop a stream only once it flows, so each call brings a `fetch` of its own
    const client = new Ollama({ host, fetch: fetchLines(abort.signal) })
    for await (const { model, message, done_reason, ...counts } of await client.chat(request)) {
      const text = message?.content ?? ''
      if ((message?.thinking || /^\s*<think/i.test(text)) && !thinks) {
        thinks = true
        log(`${model} thinks before it answers: from now on it gets more tokens`)
      }
      yield {
        text,
        ...(model && { model }),
        ...(done_reason && { ended: done_reason === 'length' ? 'length' : 'stop' }),
        ...(counts.prompt_eval_count !== undefined && { inputTokens: counts.prompt_eval_count }),
        ...(counts.eval_count !== undefined && { outputTokens: counts.eval_count }),
      }
    }
  }

  return makeBoundedLanguageModel(
    { name: 'ollama', model, secrets: [], open, explain: (thrown) => explain(thrown, model) },
    {
      timeoutMs,
      idleMs,
      maxConcurrency,
      timer: (milliseconds, act) => {
        const timeout = setTimeout(act, milliseconds)
        return () => clearTimeout(timeout)
      },
    },
  )
}
