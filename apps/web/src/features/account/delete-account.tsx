import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyComponent } from '../../ui/lazy-component.ts'

const loadDialog = () => import('./delete-dialog.tsx')
const DeleteDialog = lazyComponent(loadDialog, 'DeleteDialog')

export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-[60ch] text-muted">
        You can delete your account. For 30 days you can change your mind: signing in again keeps it, with nothing lost.
        After that everything in it is gone.
      </p>
      <Button
        variant="danger"
        onPointerEnter={() => loadDialog().catch(() => undefined)}
        onClick={() => {
          setWanted(true)
          setAsking(true)
        }}
      >
        Delete my account
      </Button>
      {wanted && (
        <Suspense>
          <DeleteDialog open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
