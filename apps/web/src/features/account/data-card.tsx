import { texts } from 'virtual:texts/account'
import { exportAccount } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appInfoQuery } from '../../api/app-info.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { fill } from '../../ui/fill.tsx'
import { lazyDialog } from '../../ui/lazy-component.ts'
import { SettingsCard } from '../../ui/settings-card.tsx'
import { ImportPlan } from './import-plan.tsx'

const { data: words } = texts

export const DataCard = () => (
  <SettingsCard title={words.title}>
    <DownloadData />
    <div className="mt-8 border-t border-line pt-8">
      <ImportPlan />
    </div>
    <div className="mt-8 border-t border-line pt-8">
      <DeleteAccount />
    </div>
  </SettingsCard>
)

const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx'), 'DeleteDialog')

function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[60ch] text-muted">{words.deletion}</p>
      <Button variant="danger" onPointerEnter={DeleteDialog.preload} onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}

function DownloadData() {
  const product = inKebabCase(useQuery(appInfoQuery).data?.name ?? '') || 'waymark'
  const {
    mutate,
    isPending,
    error,
    data: saved,
  } = useApiMutation(exportAccount, {
    run: async () => {
      const everything = await call(exportAccount, {})
      const name = `${product}-data-${today()}.json`
      saveFile(name, 'application/json', JSON.stringify(everything, null, 2))
      return name
    },
  })

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[60ch] text-muted">{words.lead}</p>
      {error !== null && <Alert>{messageOf(error, words.failed)}</Alert>}
      <div>
        <Button busy={isPending} onClick={() => mutate({})}>
          {words.download}
        </Button>
        <div role="status">
          {saved && (
            <p className="mt-3 text-note text-muted">
              {fill(words.saved, {
                file: <span className="font-semibold wrap-anywhere text-ink">{saved}</span>,
              })}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}

/** Letters and digits of any script. Empty where a name has none. */
const inKebabCase = (name: string): string => (name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-')

/** The day where the reader is, not in London: 2026-11-23, as Swedes write it. */
const today = (): string => new Date().toLocaleDateString('sv')
