import type { LanguageFn } from 'highlight.js'

export type Language = {
  readonly id: string
  /** As people call it. */
  readonly name: string
  readonly load: () => Promise<{ readonly default: LanguageFn }>
}

/** What can be highlighted. Each is fetched by itself, for the first code that is written in it. */
const languages: readonly (Language & { readonly aliases: readonly string[] })[] = [
  { id: 'python', name: 'Python', aliases: ['py', 'python3'], load: () => import('highlight.js/lib/languages/python') },
  {
    id: 'javascript',
    name: 'JavaScript',
    aliases: ['js', 'jsx', 'mjs'],
    load: () => import('highlight.js/lib/languages/javascript'),
  },
  {
    id: 'typescript',
    name: 'TypeScript',
    aliases: ['ts', 'tsx'],
    load: () => import('highlight.js/lib/languages/typescript'),
  },
  { id: 'java', name: 'Java', aliases: [], load: () => import('highlight.js/lib/languages/java') },
  { id: 'c', name: 'C', aliases: ['h'], load: () => import('highlight.js/lib/languages/c') },
  { id: 'cpp', name: 'C++', aliases: ['c++', 'cc'], load: () => import('highlight.js/lib/languages/cpp') },
  { id: 'csharp', name: 'C#', aliases: ['c#', 'cs'], load: () => import('highlight.js/lib/languages/csharp') },
  { id: 'go', name: 'Go', aliases: ['golang'], load: () => import('highlight.js/lib/languages/go') },
  { id: 'rust', name: 'Rust', aliases: ['rs'], load: () => import('highlight.js/lib/languages/rust') },
  { id: 'kotlin', name: 'Kotlin', aliases: ['kt'], load: () => import('highlight.js/lib/languages/kotlin') },
  { id: 'r', name: 'R', aliases: [], load: () => import('highlight.js/lib/languages/r') },
  { id: 'sql', name: 'SQL', aliases: [], load: () => import('highlight.js/lib/languages/sql') },
  { id: 'bash', name: 'Shell', aliases: ['sh', 'shell', 'zsh'], load: () => import('highlight.js/lib/languages/bash') },
  { id: 'xml', name: 'HTML', aliases: ['html', 'svg'], load: () => import('highlight.js/lib/languages/xml') },
  { id: 'css', name: 'CSS', aliases: [], load: () => import('highlight.js/lib/languages/css') },
  { id: 'json', name: 'JSON', aliases: ['jsonc'], load: () => import('highlight.js/lib/languages/json') },
  { id: 'yaml', name: 'YAML', aliases: ['yml'], load: () => import('highlight.js/lib/languages/yaml') },
]

/** As a fence names it, in whatever case. */
export function languageNamed(name: string): Language | undefined {
  const wanted = name.toLowerCase()
  return languages.find(({ id, aliases }) => id === wanted || aliases.includes(wanted))
}
