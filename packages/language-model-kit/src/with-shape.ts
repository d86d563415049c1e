import type { Prompt, PromptMessage } from '@app/domain'

/** The prompt's messages with its schema at the end of the first: many servers only restrict the output by it, unseen by the model. */
export const withShape = ({ messages, shape }: Prompt): readonly PromptMessage[] => {
  const instruction = `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(shape)}`
  return messages.map((message, index) =>
    index > 0 ? message : { ...message, content: `${message.content}\n\n${instruction}` },
  )
}
