import { lazyPart } from '../lazy-component.ts'
import { PlainText } from './plain-text.tsx'

export const loadMarkdown = () => import('./markdown.tsx')

/** Text that a model wrote. Its words are there before what draws them is. */
export const LazyMarkdown = lazyPart(loadMarkdown, 'Markdown', PlainText)
