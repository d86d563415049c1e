import type { LearningBrief } from '@app/contract'
import { useState } from 'react'
import type { Slot, Values } from './slots.ts'

/** A slot that is being changed. */
type Draft = {
  /** The brief that the learner saw when they began. */
  readonly base: LearningBrief
  readonly values: Values
}

export type Brief = ReturnType<typeof useEdits> & {
  readonly conversationId: string
  readonly brief: LearningBrief
  /** A reply is being written, and may change what is known. */
  readonly waits: boolean
  /** Opens the questions about the learner's level. */
  readonly onPlacement: () => void
}

/** What is being changed: kept here, as a sheet that is closed, or a window that gets narrow, must not lose what was typed. */
export function useEdits() {
  const [editing, setEditing] = useState<readonly Slot[]>([])
  // changes with each letter, which concerns only the form that is typed in
  const [drafts] = useState(() => new Map<Slot, Draft>())
  return {
    editing,
    draftOf: (slot: Slot) => drafts.get(slot),
    keep: (slot: Slot, draft: Draft) => void drafts.set(slot, draft),
    edit: (slot: Slot) => {
      drafts.delete(slot)
      setEditing((old) => [...old, slot])
    },
    leave: (slot: Slot) => setEditing((old) => old.filter((one) => one !== slot)),
  }
}
