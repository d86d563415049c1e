/**
 * The JSON object in a model's answer. Models wrap it in thinking tags, code fences or a friendly sentence; what is
 * inside must still be one whole object. Null when there is none.
 */
export function readJsonObject(answer: string): Readonly<Record<string, unknown>> | null {
  const text = withoutThinking(answer)
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return null
  try {
    const value: unknown = JSON.parse(text.slice(start, end + 1))
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

/** Reasoning models think aloud before they answer. An unclosed tag means that the answer never came. */
export const withoutThinking = (answer: string): string =>
  answer.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi, '').trimStart()

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
