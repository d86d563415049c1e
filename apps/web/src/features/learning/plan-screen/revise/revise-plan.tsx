import { texts } from 'virtual:texts/learning/plan-screen/revise'
import type { PlanDetails, PlanRevision } from '@app/contract'
import { requestRevision } from '@app/contract'
import type { ChangeEvent } from 'react'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
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
import { explainEdit, type PlanEdit } from '../edit/plan-edit.ts'
import type { Edited } from '../edit/use-plan-edits.ts'
import type { Notices } from '../edit/use-undo.ts'
import { useWordsForm, WordsForm } from '../edit/words-form.tsx'
import { ChangeList } from './change-list.tsx'
import { apartFromTimes } from './time-changes.ts'
import { useRevision } from './use-revision.ts'

type RevisePlanProps = {
  readonly plan: PlanDetails
  readonly notices: Notices
  readonly edit: (edit: PlanEdit) => Promise<Edited>
}

/** Changes of a plan in the learner's own words: asked for, waited for, looked at, accepted. They need a model. */
export function RevisePlan(props: RevisePlanProps) {
  const isDemo = use(IsDemoTutor)
  return isDemo && props.plan.revision_status === null ? null : <Revising {...props} />
}

function Revising({ plan, notices, edit }: RevisePlanProps) {
  const { id } = plan
  const { revision, error, isReading, readAgain, ask, isAsking, discard, isDiscarding } = useRevision(plan)
  // what was typed before and not asked for is there again
  const [form, setForm] = useState({ isOpen: requestDraft(id).read() !== null, isPressed: false, text: '' })
  const [trouble, setTrouble] = useState<{ readonly text: string; readonly key: number } | null>(null)
  const [isAccepting, setAccepting] = useState(false)
  const state = stateOf(revision)
  const notDone = revision?.not_done ?? []
  useArrival(plan, state, revision)

  const refuse = (error: unknown) =>
    setTrouble((last) => ({ text: explainEdit(error, texts.staleNote), key: (last?.key ?? 0) + 1 }))
  const openForm = (text: string, isPressed: boolean) => setForm({ isOpen: true, isPressed, text })
  const closeForm = (asked: PlanRevision | null) => {
    setForm({ isOpen: false, isPressed: false, text: '' })
    focusSoon(asked ? revisionId : reviseId)
  }
  const send = (request: string, isInstead = false) => {
    setTrouble(null)
    notices.clear()
    return ask({ request, isInstead })
  }
  const askAgain = async (request: string) => {
    const draft = requestDraft(id)
    draft.write(request)
    try {
      await send(request, true)
      draft.clear()
      focusSoon(revisionId)
    } catch (error) {
      refuse(error)
      openForm(request, true)
    }
  }
  const accept = async ({ id: revisionId, changes }: PlanRevision) => {
    setTrouble(null)
    notices.clear()
    setAccepting(true)
    try {
      const { plan } = await edit({ kind: 'accept', revisionId })
      notices.showUndo(texts.saidAccepted({ count: apartFromTimes(changes).count }), plan, null, reviseId)
      setForm({ isOpen: false, isPressed: false, text: '' })
      focusSoon(reviseId)
    } catch (error) {
      refuse(error)
    }
    setAccepting(false)
  }
  const keep = async ({ request }: PlanRevision) => {
    setTrouble(null)
    try {
      await discard()
      // in the form when it is opened again: often it is to be said otherwise
      setForm({ isOpen: false, isPressed: false, text: request })
      announce(texts.saidKept)
      focusSoon(reviseId)
    } catch (error) {
      refuse(error)
    }
  }

  const alert = trouble && state !== 'stale' && (
    <Alert key={trouble.key} className="mt-4">
      <p>{trouble.text}</p>
    </Alert>
  )
  if (plan.revision_status === null) {
    return (
      <div className="mb-8 max-w-[36rem]">
        {form.isOpen ? (
          <RequestForm
            planId={id}
            initial={requestDraft(id).read() ?? form.text}
            takesFocus={form.isPressed}
            ask={send}
            onClose={closeForm}
          />
        ) : (
          <Button id={reviseId} size="sm" className="min-h-11!" onClick={() => openForm(form.text, true)}>
            {texts.open}
          </Button>
        )}
        {alert}
      </div>
    )
  }
  const keepButton = (label: string) =>
    revision && (
      <Button key="keep" size="sm" className="min-h-11!" busy={isDiscarding} onClick={() => keep(revision)}>
        {label}
      </Button>
    )
  const askAgainButton = revision && (
    <Button
      key="again"
      size="sm"
      className="min-h-11!"
      variant={state === 'stale' ? 'solid' : 'outline'}
      busy={isAsking}
      onClick={() => askAgain(revision.request)}
    >
      {texts.askAgain}
    </Button>
  )
  return (
    <section
      aria-labelledby={revisionId}
      className="mb-8 rounded-md border border-line bg-sheet p-4 shadow-sheet sm:p-6"
    >
      <h2 id={revisionId} tabIndex={-1} className="rounded-sm text-lead outline-offset-4">
        {headingOf(state, revision)}
        {state === 'pending' && <WalkingDots className="ms-3 inline-block" />}
      </h2>
      {error !== null && (
        <LoadProblem className="mt-4" busy={isReading} onRetry={readAgain}>
          {[describeCause(error), texts.loadFailed].filter(Boolean).join(' ')}
        </LoadProblem>
      )}
      {revision && state !== 'failed' && (
        <p className="mt-1 max-w-[36rem] text-note wrap-anywhere text-muted">
          {texts.asked}
          <q dir="auto">{revision.request}</q>
        </p>
      )}
      {state === 'pending' && <Note>{texts.pendingNote}</Note>}
      {state === 'stale' && <Note>{texts.staleNote}</Note>}
      {state === 'ready' && notDone.length > 0 && (
        <Notice className="mt-4 max-w-[36rem] text-note">
          <NotDone reasons={notDone} />
        </Notice>
      )}
      {state === 'ready' && revision && <ChangeList changes={revision.changes} />}
      {alert}
      {state === 'failed' && revision && (
        <>
          <Alert className="my-4">
            {notDone.length > 0 ? <NotDone reasons={notDone} /> : <p dir="auto">{revision.error}</p>}
          </Alert>
          <RequestForm
            planId={id}
            initial={requestDraft(id).read() ?? revision.request}
            takesFocus={false}
            ask={send}
            onClose={(asked) => (asked ? closeForm(asked) : keep({ ...revision, request: '' }))}
          />
        </>
      )}
      {state !== 'failed' && revision && (
        <>
          {state === 'ready' && <Note>{texts.readyNote}</Note>}
          <div className="mt-4 flex flex-wrap gap-2">
            {state === 'ready' && (
              <Button
                key="accept"
                size="sm"
                className="min-h-11!"
                variant="solid"
                busy={isAccepting}
                onClick={() => accept(revision)}
              >
                {texts.accept}
              </Button>
            )}
            {(state === 'stale' || (state === 'ready' && trouble)) && askAgainButton}
            {keepButton(state === 'pending' ? texts.cancel : texts.keep)}
          </div>
        </>
      )}
    </section>
  )
}

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

function headingOf(state: State, revision: PlanRevision | undefined): string {
  const headings = { loading: texts.loading, pending: texts.pending, failed: texts.failed, stale: texts.stale }
  return state === 'ready' ? texts.ready({ count: apartFromTimes(revision?.changes ?? []).count }) : headings[state]
}

/** Reads out what has come of a request. One who held a button that is no longer there goes on at the heading. */
function useArrival(plan: PlanDetails, state: State, revision: PlanRevision | undefined): void {
  const before = useRef<State>('loading')
  const isThere = plan.revision_status !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useEffect(() => {
    if (isThere) focusSoon(revisionId)
  }, [])
  useEffect(() => {
    if (before.current === 'pending' && state === 'ready') {
      const { not_done: notDone = [] } = revision ?? {}
      const left = notDone.length > 0 ? `. ${[texts.notDone, ...notDone].join(' ')}` : ''
      announce(headingOf(state, revision) + left)
    }
    if (before.current !== state && state === 'stale') announce(`${texts.stale}. ${texts.staleNote}`)
    if (before.current !== state && isFocusLost()) document.getElementById(revisionId)?.focus({ preventScroll: true })
    before.current = state
  }, [state, revision])
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
  readonly ask: (request: string) => Promise<PlanRevision>
  /** With null when nothing was asked for. */
  readonly onClose: (asked: PlanRevision | null) => void
}

/** Asks in the learner's own words for changes of a plan. */
function RequestForm({ planId: id, initial, takesFocus, ask, onClose }: RequestFormProps) {
  const draft = requestDraft(id)
  const { form, reply } = useWordsForm<'request', PlanRevision>({
    initial: { request: initial },
    validate: (values) => validateWith(requestRevision.input)({ id, ...values }),
    save: async ({ request }) => {
      const revision = await ask(request)
      draft.clear()
      return revision
    },
    onClose,
    sendsUnchanged: true,
    takesFocus,
  })
  const field = form.field('request')
  const type = (event: ChangeEvent<HTMLTextAreaElement>) => {
    field.onChange(event)
    draft.write(event.target.value)
  }
  const cancel = () => {
    draft.clear()
    onClose(null)
  }
  return (
    <WordsForm form={form} reply={reply} saveLabel={texts.ask} onCancel={cancel}>
      <Textarea {...field} onChange={type} label={texts.request} hint={texts.hint} dir="auto" />
    </WordsForm>
  )
}
