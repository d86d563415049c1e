import { texts } from 'virtual:texts/account'
import { changeSettings, readWeek } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useAuth } from '../../api/auth-context.ts'
import { dueQuery } from '../../api/due-reviews.ts'
import { messageOf } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { useApiMutation } from '../../api/use-api-mutation.ts'
import { browserTimeZone, timeZones } from '../../browser/time-zone.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorLine } from '../../ui/feedback/alert.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { useForm, validateWith } from '../../ui/forms/use-form.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'

const { learning: words } = texts

/** Where a day of reviews ends at midnight, a goal for the week, and reminders. What is chosen is saved at once. */
export function LearningCard() {
  const { user, refreshUser } = useAuth()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, variables, error } = useApiMutation(changeSettings, {
    // of several choices the last one counts, however fast they come
    scope: { id: 'settings' },
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: dueQuery.queryKey })
      invalidate(queryClient, readWeek)
      return refreshUser()
    },
  })
  const sent = isPending ? variables : undefined
  const own = browserTimeZone()
  const zone = sent?.time_zone ?? user?.time_zone ?? own
  const isReminded = sent?.review_reminder ?? user?.review_reminder ?? false
  const setZone = (time_zone: string) => mutate({ time_zone })
  return (
    <SettingsCard title={words.title}>
      <div className="flex flex-col items-start gap-6">
        <Select
          label={words.timeZone}
          hint={words.timeZoneHint}
          className="w-full max-w-96"
          value={zone}
          onChange={({ target }) => setZone(target.value)}
          options={timeZones(zone).map((value) => ({ value, label: shown(value) }))}
        />
        {zone !== own && (
          <Button size="sm" onClick={() => setZone(own)}>
            {words.likeDevice({ zone: shown(own) })}
          </Button>
        )}
        {/* what it begins with must be known */}
        {user && (
          <GoalForm
            goal={user.weekly_goal ?? null}
            busy={sent?.weekly_goal !== undefined}
            onSave={(weekly_goal) => mutate({ weekly_goal })}
          />
        )}
        <div>
          <div className="flex items-center gap-3">
            <Switch
              label={words.remind}
              on={isReminded}
              busy={sent?.review_reminder !== undefined}
              onPress={() => mutate({ review_reminder: !isReminded })}
            />
            <span aria-hidden="true" className="font-semibold">
              {words.remind}
            </span>
          </div>
          <p className="text-note text-muted">{words.remindHint}</p>
        </div>
        <p role="status" className="text-note text-muted empty:hidden">
          {isSuccess && words.saved}
        </p>
        {error && <ErrorLine>{messageOf(error, words.failed)}</ErrorLine>}
      </div>
    </SettingsCard>
  )
}

type GoalFormProps = {
  readonly goal: number | null
  readonly busy: boolean
  readonly onSave: (goal: number | null) => void
}

function GoalForm({ goal, busy, onSave }: GoalFormProps) {
  const form = useForm({
    initial: { weekly_goal: String(goal ?? '') },
    validate: ({ weekly_goal }) => validateWith(changeSettings.input)({ weekly_goal: goalIn(weekly_goal) }),
    onSubmit: ({ weekly_goal }) => onSave(goalIn(weekly_goal)),
  })
  return (
    <form {...form.props} className="flex w-full max-w-96 flex-col items-start gap-3">
      <TextInput
        label={words.goal}
        hint={words.goalHint}
        className="w-full"
        inputMode="numeric"
        autoComplete="off"
        placeholder="30"
        {...form.field('weekly_goal')}
      />
      <Button type="submit" size="sm" busy={busy}>
        {words.saveGoal}
      </Button>
    </form>
  )
}

/** What is no number is refused by the schema. */
const goalIn = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

const shown = (zone: string): string => zone.replaceAll('_', ' ')
