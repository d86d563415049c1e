import { useAuth } from '../../api/auth-context.ts'
import { describeCredits } from '../../texts/credits.ts'
import { fullDate } from '../../texts/dates.ts'
import { Trail, TrailStop } from '../../ui/trail/trail.tsx'

type DeletionTrailProps = {
  readonly id?: string
  /** Null while the learner is still asked. */
  readonly deletionAt: string | null
}

/** What becomes of a deleted account, in the order in which it does. */
export function DeletionTrail({ id, deletionAt }: DeletionTrailProps) {
  const { user } = useAuth()
  const credits = user?.credits ?? 0
  const day = deletionAt && <time dateTime={deletionAt}>{fullDate(deletionAt)}</time>
  return (
    <div id={id}>
      <Trail label="What happens to your account">
        <TrailStop mark={deletionAt === null ? 'open' : 'done'} markLabel="">
          <p className="font-semibold">{deletionAt === null ? 'At once' : 'Now'}</p>
          <p>You are logged out everywhere.</p>
        </TrailStop>
        <TrailStop mark="open" markLabel="">
          <p className="font-semibold">{day ? <>Before {day}</> : 'For 30 days'}</p>
          <p>
            You can take it back. Your account stays as it was if you sign in as{' '}
            <bdi className="wrap-anywhere">{user?.email}</bdi>
          </p>
        </TrailStop>
        <TrailStop mark="locked" markLabel="">
          <p className="font-semibold">{day ? <>On {day}</> : 'After that'}</p>
          <p>
            Your account is removed for good, with your plans, their chapters and{' '}
            {credits > 0 ? `your remaining ${describeCredits(credits)}` : 'any credits left'}. Credits are not refunded.
          </p>
        </TrailStop>
      </Trail>
    </div>
  )
}
