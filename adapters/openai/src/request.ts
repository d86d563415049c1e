import type { Prompt, Question } from '@app/domain'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { Abilities } from './abilities.ts'

/** No `temperature`: models that think refuse it, and the default is right for the others. */
export function requestFor(
  { prompt, roomToThink }: Question,
  model: string,
  can: Abilities,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: messages(prompt, can),
    ...responseFormat(prompt, can),
    [can.tokensParameter]: prompt.maxTokens + (can.thinks ? roomToThink : 0),
    stream: true,
    ...(can.countsStreamed && { stream_options: { include_usage: true } }),
  }
}

function messages(prompt: Prompt, can: Abilities): ChatCompletionCreateParamsStreaming['messages'] {
  const [first, ...others] = prompt.messages.map(({ role, content }) => ({ role, content }))
  if (!first || (can.readsSchema && can.format === 'json_schema')) return [...(first ? [first] : []), ...others]
  const shape = `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(prompt.shape)}`
  return [{ ...first, content: `${first.content}\n\n${shape}` }, ...others]
}

function responseFormat(
  { name, shape }: Prompt,
  { format }: Abilities,
): Pick<ChatCompletionCreateParamsStreaming, 'response_format'> {
  if (format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: shape } } }
}
