const PUNCTUATION = /[!-/:-@[-`{-~]/g

/** Text that Markdown shows as it is. A number or dash at the start of a line opens no list either. */
export const escaped = (text: string): string => text.replace(PUNCTUATION, '\\$&')

/** `text` as inline code: its fence is longer than any run of backticks inside. */
export function asCode(text: string): string {
  const runs = text.match(/`+/g) ?? []
  const fence = '`'.repeat(1 + runs.reduce((most, run) => Math.max(most, run.length), 0))
  return text.includes('`') ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}
