import { texts } from 'virtual:texts/learning/brief'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from '../../../ui/badge.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { StrokeIcon } from '../../../ui/stroke-icon.tsx'
import { describeSlot } from './describe-slot.ts'
import { SlotForm } from './slot-form.tsx'
import { type Slot, slots } from './slots.ts'
import type { Brief } from './use-edits.ts'

type BriefSlotsProps = {
  readonly brief: Brief
  readonly lead?: string
  /** Those that can be changed. */
  readonly shown?: readonly Slot[]
}

/** Every slot, each to be changed in its place. */
export function BriefSlots({ brief, lead = texts.lead, shown = slots }: BriefSlotsProps) {
  const hasAssumed = shown.some((slot) => brief.brief.sources[slot] === 'assumed')
  return (
    <>
      <p className="text-note text-muted">{hasAssumed ? `${lead} ${texts.aboutAssumed}` : lead}</p>
      <List className="mt-2">
        {shown.map((slot) => (
          <BriefSlot key={slot} slot={slot} brief={brief} />
        ))}
      </List>
    </>
  )
}

type BriefSlotProps = { readonly slot: Slot; readonly brief: Brief }

function BriefSlot({ slot, brief }: BriefSlotProps) {
  const item = useRef<HTMLLIElement>(null)
  const edit = () => {
    flushSync(() => brief.edit(slot))
    const form = item.current?.querySelector('form')
    const chosen = form?.querySelector<HTMLElement>('[type=radio]:checked')
    const first = chosen ?? form?.querySelector<HTMLElement>('input, textarea')
    first?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const leave = () => {
    const hadFocus = item.current?.contains(document.activeElement)
    flushSync(() => brief.leave(slot))
    if (hadFocus) item.current?.querySelector<HTMLElement>('[data-edit]')?.focus({ preventScroll: true })
  }
  return (
    <li ref={item} className="border-t border-line py-1">
      {brief.editing.includes(slot) ? (
        <SlotForm slot={slot} brief={brief} onLeave={leave} />
      ) : (
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1 py-1">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 className="font-sans text-note font-semibold tracking-normal">{texts.labels[slot]}</h3>
              {brief.brief.sources[slot] === 'assumed' && <Badge>{texts.assumed}</Badge>}
            </div>
            <SlotValue slot={slot} brief={brief.brief} />
            {slot === 'level' && <PlacementOffer brief={brief} />}
          </div>
          <button
            type="button"
            data-edit
            aria-label={texts.changeSlot({ label: texts.labels[slot] })}
            title={texts.change}
            onClick={edit}
            className="-me-2 flex size-11 flex-none items-center justify-center rounded-md text-muted hover:bg-sunk hover:text-ink sm:pointer-fine:size-9"
          >
            <StrokeIcon path="m4 20 1-4.5L16.5 4 20 7.5 8.5 19Zm10-13 3 3" size={16} />
          </button>
        </div>
      )}
    </li>
  )
}

function SlotValue({ slot, brief }: { readonly slot: Slot; readonly brief: Brief['brief'] }) {
  const values = describeSlot(slot, brief)
  const source = brief.sources[slot]
  const [only] = values
  if (only === undefined) {
    const open = texts.ifOpen[slot]
    const words =
      source === 'open'
        ? texts.stillOpen({ consequence: open })
        : source === 'told'
          ? texts.ifEmpty[slot]
          : texts.sentence({ consequence: open })
    return <p className="text-note text-muted first-letter:uppercase">{words}</p>
  }
  if (slot === 'must_have' || slot === 'skip' || slot === 'constraints') {
    return (
      <ul className="list-disc ps-5 text-note marker:text-edge">
        {values.map((value) => (
          // its mark stays with those of the others, whichever way the words go
          <li key={value} className="wrap-anywhere">
            <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <p dir="auto" className={clsx('text-note wrap-anywhere', slot === 'goal' && 'font-medium')}>
        {only}
      </p>
      {slot === 'minutes_per_week' && brief.time_words && (
        <p className="text-note text-muted">
          {fill(texts.youSaid, { words: <span dir="auto">{brief.time_words}</span> })}
        </p>
      )}
      {slot === 'level' && brief.level !== null && brief.evidence !== null && (
        <p className="text-note text-muted">
          {brief.placement
            ? texts.score({ right: brief.placement.right, of: brief.placement.of })
            : fill(texts.youSaid, { words: <span dir="auto">{brief.evidence}</span> })}
        </p>
      )}
    </>
  )
}

/** Who has said how far along they are is not asked; nor is anyone where there are no questions. */
function PlacementOffer({ brief: { brief, onPlacement } }: { readonly brief: Brief }) {
  const isSaid = brief.level !== null && brief.sources.level === 'told'
  if (!brief.placement && (isSaid || brief.can_be_placed === false)) return null
  return (
    <button type="button" onClick={onPlacement} className="link min-h-6 text-start text-note pointer-coarse:min-h-11">
      {brief.placement ? texts.seeAnswers : texts.offerPlacement}
    </button>
  )
}
