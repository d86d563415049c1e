import { texts } from 'virtual:texts/learning'
import { texts as undo } from 'virtual:texts/ui/undo'
import { useEffect } from 'react'
import { isolate } from '../../texts/isolate.ts'
import { announce } from '../../ui/feedback/announcer.tsx'
import { UndoBar } from '../../ui/undo/undo-bar.tsx'

type CompletionUndoProps = {
  readonly title: string
  readonly onUndo: () => void
  readonly onLeave: (hadFocus: boolean) => void
}

/** A chapter was just marked complete: for ten seconds one press takes that back, wherever on the page the learner is by then. */
export function CompletionUndo({ title, onUndo, onLeave }: CompletionUndoProps) {
  useEffect(() => announce(undo.undoable), [])
  return <UndoBar text={texts.completion.marked({ title: isolate(title) })} onUndo={onUndo} onLeave={onLeave} />
}
