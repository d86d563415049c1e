import { texts } from 'virtual:texts/account'
import { changeSettings } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useAuth } from '../../api/auth-context.ts'
import { dueQuery } from '../../api/due-reviews.ts'
import { messageOf } from '../../api/problem.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { browserTimeZone, timeZones } from '../../browser/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/feedback/alert.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'

const { timeZone: words } = texts

/** Where a day of reviews ends at midnight. What is chosen is saved at once. */
export function TimeZoneCard() {
  const { user, refreshUser } = useAuth()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, variables, error } = useApiMutation(changeSettings, {
    // of several choices the last one counts, however fast they come
    scope: { id: 'settings' },
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: dueQuery.queryKey })
      return refreshUser()
    },
  })
  const own = browserTimeZone()
  const zone = (isPending ? variables?.time_zone : user?.time_zone) ?? own
  const save = (time_zone: string) => mutate({ time_zone })
  return (
    <SettingsCard title={words.title} lead={words.lead}>
      <div className="flex flex-col items-start gap-4">
        <Select
          label={words.label}
          className="w-full max-w-96"
          value={zone}
          onChange={({ target }) => save(target.value)}
          options={timeZones(zone).map((value) => ({ value, label: shown(value) }))}
        />
        {zone !== own && (
          <Button size="sm" onClick={() => save(own)}>
            {words.likeDevice({ zone: shown(own) })}
          </Button>
        )}
        <p role="status" className="text-note text-muted empty:hidden">
          {isSuccess && words.saved}
        </p>
        {error && <ErrorLine>{messageOf(error, words.failed)}</ErrorLine>}
      </div>
    </SettingsCard>
  )
}

const shown = (zone: string): string => zone.replaceAll('_', ' ')
