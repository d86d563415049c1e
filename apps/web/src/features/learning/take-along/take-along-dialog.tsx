import { texts as files } from 'virtual:texts/learning/markdown-file'
import { texts } from 'virtual:texts/learning/take-along'
import { exportCalendar, exportDeck, type PlanDetails, readShare, sharePlan, unsharePlan } from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callFile } from '../../../api/call.ts'
import { messageOf } from '../../../api/problem.ts'
import { q } from '../../../api/query.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { ErrorLine } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { fileName } from '../file-name.ts'
import { planJson } from './plan-json.ts'

type OfPlan = { readonly plan: PlanDetails }

export const TakeAlongDialog = ({
  plan,
  ...dialog
}: OfPlan & { readonly open: boolean; readonly onClose: () => void }) => (
  <Dialog {...dialog} title={texts.open}>
    <div className="mt-4">
      <FileItem plan={plan} kind="anki" />
      <FileItem plan={plan} kind="calendar" />
      <Share plan={plan} />
      <FileItem plan={plan} kind="json" />
    </div>
  </Dialog>
)

const KINDS = {
  anki: {
    ...{ ending: 'apkg', type: 'application/apkg' },
    make: ({ id }: PlanDetails): Promise<string | Blob> => callFile(exportDeck, { id }),
  },
  calendar: {
    ...{ ending: 'ics', type: 'text/calendar' },
    make: ({ id }: PlanDetails) => callFile(exportCalendar, { id }),
  },
  json: { ending: 'json', type: 'application/json', make: async (plan: PlanDetails) => planJson(plan) },
}

function FileItem({ plan, kind }: OfPlan & { readonly kind: keyof typeof KINDS }) {
  const { ending, type, make } = KINDS[kind]
  const name = fileName(plan.title, files.planFile, ending)
  const file = useMutation({ mutationFn: async () => saveFile(name, type, await make(plan)) })
  return (
    <Item words={texts[kind]} error={file.error && messageOf(file.error, files.failed)}>
      {/* the second press of a double click would save the file twice */}
      <Button size="sm" busy={file.isPending} onClick={({ detail }) => detail < 2 && file.mutate()}>
        {texts[kind].download}
      </Button>
      <div role="status">
        {file.isSuccess && (
          <p className="mt-2 text-note text-muted">
            {fill(files.saved, { file: <bdi className="wrap-anywhere text-ink">{name}</bdi> })}
          </p>
        )}
      </div>
    </Item>
  )
}

function Share({ plan: { id } }: OfPlan) {
  const queryClient = useQueryClient()
  const query = q(readShare, { id })
  const shared = useQuery({ ...query, staleTime: 0 })
  const onSuccess = (share: { token: string | null }) => queryClient.setQueryData(query.queryKey, share)
  const start = useApiMutation(sharePlan, { onSuccess })
  const stop = useApiMutation(unsharePlan, { onSuccess })
  const token = shared.data?.token
  const link = token && new URL(paths.shared(token), window.location.origin).href
  const error = shared.error ?? start.error ?? stop.error
  return (
    <Item words={texts.share} error={error && messageOf(error, texts.share.failed)}>
      <div role="status">
        {link && (
          <p className="mb-3 flex flex-wrap items-center gap-x-3">
            <a href={link} className="link min-w-0 text-note wrap-anywhere">
              {link}
            </a>
            <CopyButton text={link} what={texts.share.link} />
          </p>
        )}
      </div>
      {/* one button in two guises, so that it keeps focus */}
      <Button
        size="sm"
        busy={shared.isPending || start.isPending || stop.isPending}
        onClick={() => (link ? stop : start).mutate({ id })}
      >
        {link ? texts.share.stop : texts.share.start}
      </Button>
    </Item>
  )
}

type ItemProps = {
  readonly words: { readonly title: string; readonly lead: string }
  readonly error: ReactNode
  readonly children: ReactNode
}

const Item = ({ words, error, children }: ItemProps) => (
  <section className="border-t border-line py-5 first:border-t-0">
    <h3 className="font-sans text-body font-semibold">{words.title}</h3>
    <p className="mt-1 mb-3 text-note text-muted">{words.lead}</p>
    {children}
    {error && <ErrorLine className="mt-2">{error}</ErrorLine>}
  </section>
)
