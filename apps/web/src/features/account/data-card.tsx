import { exportAccount } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { appInfoQuery } from '../../api/app-info.ts'
import { call } from '../../api/call.ts'
import { explain } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { lazyDialog } from '../../ui/lazy-component.ts'
import { SettingsCard } from '../../ui/settings-card.tsx'

export const DataCard = () => (
  <SettingsCard title="Your data">
    <DownloadData />
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
      <p className="max-w-[60ch] text-muted">
        You can delete your account. For 30 days you can change your mind: signing in again keeps it, with nothing lost.
        After that everything in it is gone.
      </p>
      <Button variant="danger" onPointerEnter={DeleteDialog.preload} onClick={() => setAsking(true)}>
        Delete my account
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
      <p className="max-w-[60ch] text-muted">
        A file with everything that we keep about you: your account, where you are signed in, your credits and
        purchases, your conversations, and your plans with their chapters. Your password is not in it.
      </p>
      {error !== null && (
        <Alert>{explain<typeof exportAccount>(error, 'Your data could not be downloaded. Please try again.')}</Alert>
      )}
      <div>
        <Button busy={isPending} onClick={() => mutate({})}>
          Download my data
        </Button>
        <div role="status">
          {saved && (
            <p className="mt-3 text-note text-muted">
              Saved as <span className="font-semibold wrap-anywhere text-ink">{saved}</span>, where your browser keeps
              downloads.
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
