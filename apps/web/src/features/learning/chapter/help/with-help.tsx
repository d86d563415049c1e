import type { ChapterView } from '@app/contract'
import { type ReactNode, use, useState } from 'react'
import { lazyDialog, lazyPart } from '../../../../ui/lazy-component.ts'
import { OfflineContext } from '../../offline/needs-server.tsx'
import { HelpContext, type HelpEvent, openHelp, partOf } from './help-event.ts'
import type { HelpPanelProps } from './help-panel.tsx'

const HelpPanel = lazyDialog<'HelpPanel', HelpPanelProps>(() => import('./help-panel.tsx'), 'HelpPanel')
const PassageHelp = lazyPart(() => import('./passage-help.tsx'), 'PassageHelp')

type WithHelpProps = {
  readonly chapter: ChapterView
  /** Its text is there, and is the one that the server shows. */
  readonly isReadable: boolean
  readonly children: ReactNode
}

/** A chapter that its learner can ask about, and the panel where they do. */
export function WithHelp({ chapter, isReadable, children }: WithHelpProps) {
  const isOffline = use(OfflineContext)
  const kept = openHelp(chapter.id)
  const [isOpen, setOpen] = useState(() => kept.read() !== null)
  const [event, setEvent] = useState<HelpEvent | null>(null)
  /** Counts what was opened: each begins anew. */
  const [number, setNumber] = useState(0)
  const isAskable = isReadable && !isOffline
  const show = (next: HelpEvent) => {
    kept.write(JSON.stringify(next))
    setEvent(next)
  }
  const open = (next: HelpEvent) => {
    show(next)
    setNumber(number + 1)
    setOpen(true)
  }
  return (
    <HelpContext value={isAskable ? open : null}>
      {children}
      {isAskable && (
        <>
          <PassageHelp />
          <HelpPanel
            open={isOpen}
            number={number}
            chapter={chapter}
            event={event}
            onMoved={show}
            onClose={() => {
              kept.clear()
              setOpen(false)
            }}
            lastFocus={() => document.getElementById(event ? partOf(event.about) : 'chapter-title')}
          />
        </>
      )}
    </HelpContext>
  )
}
