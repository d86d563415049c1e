import { logoutEverywhere } from '@app/contract'
import { Suspense, useState } from 'react'
import { explain } from '../../api/explain.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { useLeaveAccount } from './use-leave-account.ts'

const loadDialog = () => import('./logout-everywhere-dialog.tsx')
const LogoutEverywhereDialog = lazyComponent(loadDialog, 'LogoutEverywhereDialog')

export function LogoutEverywhere() {
  const leave = useLeaveAccount()
  const [asking, setAsking] = useState(false)
  const [wanted, setWanted] = useState(false)
  const { mutate, reset, isPending, error } = useApiMutation(logoutEverywhere, {
    onSuccess: () => {
      leave()
      notify.success('You are logged out everywhere.')
    },
  })

  return (
    <>
      <Button
        onPointerEnter={() => loadDialog().catch(() => undefined)}
        onClick={() => {
          reset()
          setWanted(true)
          setAsking(true)
        }}
      >
        Log out everywhere
      </Button>
      {wanted && (
        <Suspense>
          <LogoutEverywhereDialog
            open={asking}
            busy={isPending}
            trouble={
              error &&
              explain<typeof logoutEverywhere>(error, 'You could not be logged out everywhere. Please try again.')
            }
            onStay={() => setAsking(false)}
            onLogout={() => mutate({})}
          />
        </Suspense>
      )}
    </>
  )
}
