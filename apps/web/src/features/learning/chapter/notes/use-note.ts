import { type SectionNote, writeNote } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../api/call.ts'
import { isProblem } from '../../../../api/problem.ts'
import { NOTE_KEY, onLogout } from '../../../../api/session-token.ts'
import { stored, storedKeys } from '../../../../api/storage.ts'
import { listen } from '../../../../browser/listen.ts'
import { newId } from '../../../../browser/new-id.ts'
import { chapterQuery } from '../../chapter-query.ts'

/** A note as it stands in its field. */
export type Note = {
  readonly text: string
  /** Of the server's text that it goes on from; 0 where there is none. */
  readonly version: number
  /** The server does not have it yet. */
  readonly isDirty: boolean
  /** It holds what was written elsewhere at the same time, too. */
  readonly isJoined: boolean
}

export const fromServer = ({ text, version }: Draft): Note => ({ text, version, isDirty: false, isJoined: false })

/** What the server has by now, and what it has not: nothing that was typed on either side is lost. */
export function reconcile(note: Note, kept: Draft): Note {
  if (kept.version <= note.version) return note
  if (!note.isDirty) return fromServer(kept)
  const text = joined(kept.text, note.text)
  return { text, version: kept.version, isDirty: text !== kept.text, isJoined: text !== note.text }
}

/** Both texts, and once what they begin with alike: each line after that may be only one's. */
export function joined(theirs: string, mine: string): string {
  if (theirs.includes(mine)) return theirs
  if (mine.includes(theirs)) return mine
  const before = theirs.split('\n')
  const lines = mine.split('\n')
  const own = lines.slice(lines.findIndex((line, at) => line !== before[at])).join('\n')
  return `${theirs}\n\n${own}`
}

/** After the last letter. */
const PAUSE_MS = 1_000
/** After a try that did not reach the server. */
const RETRY_MS = 5_000

/** Longer no log-out waits for a note. */
const LOGOUT_MS = 3_000

const NONE = { text: '', version: 0 }

/** The note on a section: saved while it is typed, and kept in this browser until the server has it. */
export function useNote(chapterId: string, sectionId: string, kept: SectionNote | undefined = undefined) {
  const [drafts] = useState(() => makeNoteDrafts(chapterId, sectionId))
  const [note, setNote] = useState(() => begin(kept, drafts.take()))
  const onSaved = useCallback(
    (saved: SectionNote, sent: string) => {
      drafts.clear(sent)
      setNote((now) => ({ ...now, version: Math.max(now.version, saved.version), isDirty: now.text !== sent }))
    },
    [drafts],
  )
  const queryClient = useQueryClient()
  const { queryKey } = chapterQuery(chapterId)
  const saving = useMutation({
    scope: { id: `note-${chapterId}-${sectionId}` },
    mutationFn: ({ text, version }: Note) => call(writeNote, { id: chapterId, section_id: sectionId, text, version }),
    onSuccess: (saved, { text }) => {
      onSaved(saved, text)
      queryClient.setQueryData(
        queryKey,
        (view) => view && { ...view, notes: [...view.notes.filter((one) => one.section_id !== sectionId), saved] },
      )
    },
    onError: (problem) => {
      if (isProblem(problem, 'note-changed')) queryClient.invalidateQueries({ queryKey })
    },
  })
  const { mutate: save, error, isPending } = saving

  const current = reconcile(note, kept ?? NONE)
  if (current !== note) setNote(current)
  const latest = useRef(current)

  useEffect(() => {
    latest.current = current
    if (current.isDirty) drafts.write(current)
  }, [current, drafts])

  const isRefused = error !== null && !isWorthAnotherTry(error)
  useEffect(() => {
    // one at a time: the next goes on from the version that this one makes
    if (!current.isDirty || isPending || isRefused) return
    const timer = setTimeout(() => save(current), error ? RETRY_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [current, isPending, isRefused, error, save])

  useEffect(() => {
    const flush = () => {
      if (latest.current.isDirty) save(latest.current)
    }
    const ignore = listen(document, ['visibilitychange'], () => document.hidden && flush())
    // past the queue of tries: the token is read before this call returns
    const stay = onLogout(async () => {
      const { text, version, isDirty } = latest.current
      if (!isDirty) return
      const signal = AbortSignal.timeout(LOGOUT_MS)
      onSaved(await call(writeNote, { id: chapterId, section_id: sectionId, text, version }, signal), text)
    })
    return () => {
      ignore()
      stay()
      flush()
    }
  }, [save, onSaved, chapterId, sectionId])

  return {
    note: current,
    /** Of the last try; what another device has written meanwhile is none. */
    error: isProblem(error, 'note-changed') ? null : error,
    change: (text: string) => setNote({ ...current, text, isDirty: true, isJoined: false }),
  }
}

/** What an earlier visit has left goes on from the version that it was typed on. */
const begin = (kept: SectionNote | undefined, draft: Draft | null): Note =>
  draft ? { ...fromServer(draft), isDirty: true } : fromServer(kept ?? NONE)

const isWorthAnotherTry = (error: unknown): boolean =>
  !isProblem(error) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500 ||
  error.code === 'note-changed'

const draftSchema = z.object({ text: z.string(), version: z.number() })
type Draft = z.infer<typeof draftSchema>

const entryAt = (key: string) => stored('localStorage', key, (value) => draftSchema.safeParse(value).data ?? null)

/** What the server has not got yet of a note. Each tab has an entry of its own, so that two cannot overwrite each other's. */
export function makeNoteDrafts(chapterId: string, sectionId: string) {
  const prefix = `${NOTE_KEY}${chapterId}:${sectionId}:`
  const own = entryAt(prefix + newId())
  return {
    /** All that tabs have left, as one; it goes on under this tab's name. */
    take: (): Draft | null => {
      const entries = storedKeys('localStorage', prefix).map(entryAt)
      const drafts = entries.flatMap((entry) => entry.read() ?? [])
      for (const { clear } of entries) clear()
      if (drafts.length === 0) return null
      const draft = drafts.reduce((sum, { text, version }) => ({
        text: joined(sum.text, text),
        version: Math.min(sum.version, version),
      }))
      own.write(draft)
      return draft
    },
    write: ({ text, version }: Draft): void => own.write({ text, version }),
    /** The server has this text; what was typed since it has not. */
    clear: (text: string): void => {
      if (own.read()?.text === text) own.clear()
    },
  }
}
