import type { ownSessions } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { explain } from '../../api/explain.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton, SkeletonBar } from '../../ui/feedback/skeleton.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'
import { ownSessionsQuery } from './api.ts'
import { LogoutEverywhere } from './logout-everywhere.tsx'
import { SessionList } from './session-list.tsx'

export function SessionsCard() {
  const { data: sessions, error, refetch, isRefetching } = useQuery(ownSessionsQuery)
  return (
    <SettingsCard title="Where you are signed in" lead="Don’t recognise a device? Log it out and change your password.">
      <div className="flex flex-col items-start gap-6">
        {sessions === undefined && error === null && <SessionsSkeleton />}
        {error !== null && (
          <Alert className="w-full">
            <p>{explain<typeof ownSessions>(error, 'We could not find out where you are signed in.')}</p>
            <Button size="sm" className="mt-3" busy={isRefetching} onClick={() => refetch()}>
              Try again
            </Button>
          </Alert>
        )}
        {sessions && <SessionList sessions={sessions} />}
        <LogoutEverywhere />
      </div>
    </SettingsCard>
  )
}

function SessionsSkeleton() {
  return (
    <Skeleton label="Loading where you are signed in..." className="w-full">
      {[1, 2].map((row) => (
        <div key={row} className="border-b border-line py-4">
          <SkeletonBar className="w-40" />
          <SkeletonBar className="mt-3 w-64 max-w-full" />
        </div>
      ))}
    </Skeleton>
  )
}
