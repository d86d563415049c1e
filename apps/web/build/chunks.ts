import { join } from 'node:path'
import type { Rolldown } from 'vite'

const main = join(import.meta.dirname, '../src/main.tsx')
/** Every page is made of them. */
const kit = /src\/ui\/(page|card|feedback\/skeleton|trail)\./
/** Of the libraries that the entry imports, what only pages use. */
const pagesOnly = /[mM]utationObserver|useMutation|[iI]nfinite/

/** What is there before any page is: everything that the entry imports, and what that imports. */
const withTheEntry = (id: string, context: Rolldown.ChunkingContext): string | null => {
  if (pagesOnly.test(id) || id === main) return null
  const found = new Set([main])
  for (const one of found) for (const next of context.getModuleInfo(one)?.importedIds ?? []) found.add(next)
  return found.has(id) || kit.test(id) ? 'app' : null
}

const sharedBy = (name: string, test: RegExp): Rolldown.CodeSplittingGroup => ({ name, test, minShareCount: 2 })

/**
 * What pages share comes in a few files. Left to itself the bundler makes two dozen out of it, most of them smaller than what a
 * browser says to ask for them, and without HTTP/2 it asks for six at a time.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  { name: withTheEntry, debugName: 'app' },
  sharedBy(
    'calls',
    /\/zod\/|contract\/src\/(?:\w+\/)?(shapes|endpoint|account|installation)\.|src\/api\/(call|query|storage|use-api-mutation)\.|src\/(browser\/new-id|texts\/(dates|credits|numbers|plurals)|routing\/history-state)|src\/ui\/(forms\/(use-form|field)|fill|badge|stroke-icon|feedback\/alert|use-debounced-value)|useMutation|mutationObserver/,
  ),
  sharedBy('passwords', /src\/ui\/forms\/password|virtual:texts\/ui\/forms|contract\/src\/(?:\w+\/)?passwords\./),
  sharedBy('entering', /src\/features\/sign-in\/(?!session)/),
  sharedBy(
    'buying',
    /contract\/src\/(?:\w+\/)?credits\.|src\/(browser\/outside-address|features\/payments\/(pending-unlock|package-name|buy\/buy-credits))|virtual:texts\/payments$/,
  ),
  sharedBy('messages', /contract\/src\/learning\/texts/),
  // all that the personal export wants of chapters
  sharedBy('export', /contract\/src\/(?:\w+\/)?chapters\.|src\/browser\/save-file/),
  sharedBy(
    'talking',
    /virtual:texts\/(goals|ui\/undo)|contract\/src\/(?:\w+\/)?(brief|plans|conversations)\.|src\/(features\/learning\/(change-answers|model|watching\/(use-count-announcement|watched))|api\/other-tabs|ui\/markdown\/lazy-markdown)/,
  ),
  sharedBy(
    'streaming',
    /src\/(api\/call-streaming|browser\/sleep|features\/learning\/watching\/follow\.)|eventsource-parser/,
  ),
  sharedBy('watching', /contract\/src\/(?:\w+\/)?plan-events\.|src\/features\/learning\/watching\/plan-draft/),
  sharedBy('editing', /contract\/src\/(?:\w+\/)?plan-(edits|revision)\.|plan-screen\/edit\/send-edit/),
  sharedBy('ordering', /plan-screen\/edit\/(use-drag-order|order-drag)/),
  sharedBy(
    'learning',
    /src\/(api\/|features\/learning\/(?!(plan|plan-screen|watching|chapter|questions|review)\/|next-step))|virtual:texts\/learning(?!\/(plan|plan-screen|watching|chapter|review))|src\/ui\/elapsed-timer/,
  ),
  // what the dashboard and a plan's screen share, and a chapter has no use for
  sharedBy(
    'plans',
    /src\/features\/learning\/(?!watching\/coming|chapter\/|plan-screen\/|questions\/|review\/)|virtual:texts\/learning\/(plan$|watching)/,
  ),
]
