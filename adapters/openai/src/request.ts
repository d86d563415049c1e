import { createHash } from 'node:crypto'
import type { Prompt, UserId } from '@app/domain'
import { type ModelRequest, withShape } from '@app/language-model-kit'
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import type { Abilities } from './abilities.ts'

type Task = ModelRequest['task']

/** The others have 'low': a reply, for one, needs little thought, and its learner is waiting. Every reasoning model knows both values. */
const MEDIUM_EFFORT: readonly Task[] = [
  'blueprint',
  'chapter',
  'section',
  'review',
  'exercises',
  'practice',
  'questions',
  'placement',
  'solve',
]
const MEDIUM_VERBOSITY: readonly Task[] = ['chapter', 'section']

/** No `temperature`: models that think refuse it, and the default is right for the others. */
export function requestFor(
  { task, model, prompt, reasoningAllowance, learner }: ModelRequest,
  can: Abilities,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: messages(prompt, can),
    ...responseFormat(prompt, can),
    [can.tokensParameter]: prompt.maxTokens + can.reasoningPart * reasoningAllowance,
    ...(can.takesEffort && { reasoning_effort: MEDIUM_EFFORT.includes(task) ? 'medium' : 'low' }),
    ...(can.takesVerbosity && { verbosity: MEDIUM_VERBOSITY.includes(task) ? 'medium' : 'low' }),
    ...(can.takesIdentifier && learner && { safety_identifier: hashed(learner) }),
    stream: true,
    ...(can.countsStreamed && { stream_options: { include_usage: true } }),
  }
}

/** A stable pseudonym of the learner for the vendor. */
const hashed = (learner: UserId): string => createHash('sha256').update(`learner:${learner}`).digest('hex')

function messages(prompt: Prompt, can: Abilities): ChatCompletionCreateParamsStreaming['messages'] {
  const messages = can.readsSchema && can.format === 'json_schema' ? prompt.messages : withShape(prompt)
  return messages.map(({ role, content }) => ({ role, content }))
}

function responseFormat(
  { name, shape }: Prompt,
  { format }: Abilities,
): Pick<ChatCompletionCreateParamsStreaming, 'response_format'> {
  if (format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: shape } } }
}
