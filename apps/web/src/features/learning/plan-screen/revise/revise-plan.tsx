import { texts } from 'virtual:texts/learning/plan-screen/revise'
import { type PlanRevision, requestRevision } from '@app/contract'
import { type ChangeEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { describeCause } from '../../../../api/problem.ts'
import { storedText } from '../../../../api/storage.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert, Notice } from '../../../../ui/feedback/alert.tsx'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { LoadProblem } from '../../../../ui/feedback/load-problem.tsx'
import { Textarea } from '../../../../ui/forms/field.tsx'
import { validateWith } from '../../../../ui/forms/use-form.tsx'
import { IsDemoTutor } from '../../../../ui/is-demo-tutor.ts'
import { List } from '../../../../ui/list.tsx'
import { WalkingDots } from '../../../../ui/trail.tsx'
import { focusSoon, reviseId, revisionId } from '../edit/focus-soon.ts'
import { explainEdit } from '../edit/plan-edits.ts'
import type { Editing } from '../edit/use-plan-editor.ts'
import { WordsForm } from '../edit/words-form.tsx'
import { apartFromTimes, ChangeList } from './change-list.tsx'
import { useRevision } from './use-revision.ts'

/** Changes of a plan in the learner's own words: asked for, waited for, looked at, accepted. They need a model. */
export function RevisePlan({ plan, notices, edit }: Editing) {
  const { id } = plan
  const isDemo = use(IsDemoTutor)
  const { revision, error, isReading, readAgain, ask } = useRevision(plan)
  const draft = requestDraft(id)
  // what was typed before and not asked for is there again
  const [form, setForm] = useState({ isOpen: draft.read() !== null, takesFocus: false, text: '' })
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState<'accept' | 'again' | 'keep' | null>(null)
  const state = stateOf(revision)
  const notDone = revision?.not_done ?? []
  const count = apartFromTimes(revision?.changes ?? []).count
  const heading = state === 'ready' ? texts.ready({ count }) : texts[state]
  useArrival(state, heading, notDone)
  if (isDemo && plan.revision_status === null) return null

  /** Does what a button says. Answers whether it was not refused. */
  const act = async (button: typeof busy, work: () => Promise<unknown>): Promise<boolean> => {
    setTrouble(null)
    setBusy(button)
    try {
      await work()
      return true
    } catch (error) {
      setTrouble(explainEdit(error, texts.staleNote))
      return false
    } finally {
      setBusy(null)
    }
  }
  const closeForm = (focused: string, text = '') => {
    setForm({ isOpen: false, takesFocus: false, text })
    focusSoon(focused)
  }
  const send = (request: string, isInstead = false) => {
    setTrouble(null)
    notices.clear()
    return ask({ request, isInstead })
  }
  const askAgain = async ({ request }: PlanRevision) => {
    draft.write(request)
    if (await act('again', () => send(request, true))) {
      draft.clear()
      focusSoon(revisionId)
    } else setForm({ isOpen: true, takesFocus: true, text: request })
  }
  const accept = async ({ id: revision_id }: PlanRevision) => {
    const said = { text: texts.saidAccepted({ count }), at: null, returnTo: reviseId }
    if (await act('accept', () => edit({ kind: 'accept', revision_id }, () => said))) closeForm(reviseId)
  }
  /** `request` is in the form when it is opened again: often it is to be said otherwise. */
  const keep = async (request: string) => {
    if (!(await act('keep', () => edit({ kind: 'discard' })))) return
    announce(texts.saidKept)
    closeForm(reviseId, request)
  }

  const alert = trouble && state !== 'stale' && (
    <Alert className="mt-4">
      <p>{trouble}</p>
    </Alert>
  )
  if (plan.revision_status === null) {
    return (
      <div className="mb-8 max-w-[36rem]">
        {form.isOpen ? (
          <RequestForm
            planId={id}
            initial={form.text}
            takesFocus={form.takesFocus}
            ask={send}
            onClose={(isAsked) => closeForm(isAsked ? revisionId : reviseId)}
          />
        ) : (
          <Button id={reviseId} {...low} onClick={() => setForm({ ...form, isOpen: true, takesFocus: true })}>
            {texts.open}
          </Button>
        )}
        {alert}
      </div>
    )
  }
  return (
    <section
      aria-labelledby={revisionId}
      className="mb-8 rounded-md border border-line bg-sheet p-4 shadow-sheet sm:p-6"
    >
      <h2 id={revisionId} tabIndex={-1} className="rounded-sm text-lead outline-offset-4">
        {heading}
        {state === 'pending' && <WalkingDots className="ms-3 inline-block" />}
      </h2>
      {error !== null && (
        <LoadProblem className="mt-4" busy={isReading} onRetry={readAgain}>
          {[describeCause(error), texts.loadFailed].filter(Boolean).join(' ')}
        </LoadProblem>
      )}
      {revision && state !== 'failed' && (
        <>
          <p className="mt-1 max-w-[36rem] text-note wrap-anywhere text-muted">
            {texts.asked}
            <q dir="auto">{revision.request}</q>
          </p>
          {state === 'pending' && <Note>{texts.pendingNote}</Note>}
          {state === 'stale' && <Note>{texts.staleNote}</Note>}
          {state === 'ready' && notDone.length > 0 && (
            <Notice className="mt-4 max-w-[36rem] text-note">
              <NotDone reasons={notDone} />
            </Notice>
          )}
          {state === 'ready' && <ChangeList changes={revision.changes} />}
        </>
      )}
      {alert}
      {revision && state === 'failed' && (
        <>
          <Alert className="my-4">
            {notDone.length > 0 ? <NotDone reasons={notDone} /> : <p dir="auto">{revision.error}</p>}
          </Alert>
          <RequestForm
            planId={id}
            initial={revision.request}
            takesFocus={false}
            ask={send}
            onClose={(isAsked) => (isAsked ? closeForm(revisionId) : keep(''))}
          />
        </>
      )}
      {revision && state !== 'failed' && (
        <>
          {state === 'ready' && <Note>{texts.readyNote}</Note>}
          <div className="mt-4 flex flex-wrap gap-2">
            {state === 'ready' && (
              <Button {...low} variant="solid" busy={busy === 'accept'} onClick={() => accept(revision)}>
                {texts.accept}
              </Button>
            )}
            {(state === 'stale' || (state === 'ready' && trouble)) && (
              <Button
                {...low}
                variant={state === 'stale' ? 'solid' : 'outline'}
                busy={busy === 'again'}
                onClick={() => askAgain(revision)}
              >
                {texts.askAgain}
              </Button>
            )}
            <Button {...low} busy={busy === 'keep'} onClick={() => keep(revision.request)}>
              {state === 'pending' ? texts.cancel : texts.keep}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const low = { size: 'sm', className: 'min-h-11!' } as const

const Note = ({ children }: { readonly children: ReactNode }) => (
  <p className="mt-4 max-w-[36rem] text-note text-muted">{children}</p>
)

type State = 'loading' | 'pending' | 'ready' | 'failed' | 'stale'

function stateOf(revision: PlanRevision | undefined): State {
  if (revision === undefined) return 'loading'
  if (revision.status === 'FAILED') return 'failed'
  if (revision.stale) return 'stale'
  return revision.status === 'PENDING' ? 'pending' : 'ready'
}

/** Reads out what has come of a request. One who held a button that is no longer there goes on at the heading. */
function useArrival(state: State, heading: string, notDone: readonly string[]): void {
  const before = useRef<State>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said comes with the state
  useEffect(() => {
    if (before.current === 'pending' && state === 'ready') {
      announce([heading, ...(notDone.length > 0 ? [[texts.notDone, ...notDone].join(' ')] : [])].join('. '))
    }
    if (before.current !== state && state === 'stale') announce(`${heading}. ${texts.staleNote}`)
    if (before.current !== state && isFocusLost()) document.getElementById(revisionId)?.focus({ preventScroll: true })
    before.current = state
  }, [state])
}

/** It is where a button that went away has left it. */
const isFocusLost = (): boolean => ['BODY', 'MAIN'].includes(document.activeElement?.tagName ?? '')

/** What of a request is not among the changes, and why. */
const NotDone = ({ reasons }: { readonly reasons: readonly string[] }) => (
  <>
    <p className="font-semibold">{texts.notDone}</p>
    <List aria-label={texts.notDone} className="mt-1 flex flex-col gap-1">
      {reasons.map((reason) => (
        <li key={reason} dir="auto" className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </List>
  </>
)

/** What is being typed. It outlives a reload and a session that ends, until it is asked for. */
export const requestDraft = (planId: string) => storedText('sessionStorage', `request:${planId}`)

type RequestFormProps = {
  readonly planId: string
  readonly initial: string
  /** Not where it opens by itself. */
  readonly takesFocus: boolean
  readonly ask: (request: string) => Promise<unknown>
  readonly onClose: (isAsked: boolean) => void
}

/** Asks in the learner's own words for changes of a plan. */
function RequestForm({ planId: id, initial, takesFocus, ask, onClose }: RequestFormProps) {
  const draft = requestDraft(id)
  const close = (isAsked: boolean) => {
    draft.clear()
    onClose(isAsked)
  }
  return (
    <WordsForm
      initial={{ request: draft.read() ?? initial }}
      takesFocus={takesFocus}
      validate={(values) => validateWith(requestRevision.input)({ id, ...values })}
      save={({ request }) => ask(request)}
      sendsUnchanged
      onClose={close}
      saveLabel={texts.ask}
    >
      {(field) => {
        const request = field('request')
        const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
          request.onChange(event)
          draft.write(event.target.value)
        }
        return <Textarea {...request} onChange={type} label={texts.request} hint={texts.hint} dir="auto" />
      }}
    </WordsForm>
  )
}
