import { texts } from 'virtual:texts/learning/dashboard'
import { readWeek } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useAuth } from '../../../api/auth-context.ts'
import { q } from '../../../api/query.ts'
import { ProgressBar } from '../../../ui/trail.tsx'

const { week: words } = texts

/** How the week stands, where a goal was set. Behind it, nothing is said of being behind. */
export function WeekLine() {
  const goal = useAuth().user?.weekly_goal ?? null
  const { data: week } = useQuery({
    ...q(readWeek, {}),
    enabled: goal !== null,
    // what counts is done on other pages
    staleTime: 0,
    // a line that no one misses
    retry: false,
  })
  if (goal === null) return null
  const { minutes = 0 } = week ?? {}
  return (
    // its place is there before its words: nothing below it moves
    <div className="-mt-3 mb-6 flex min-h-[1lh] items-center gap-4">
      {week && (
        <>
          <p>{words.minutes({ minutes, goal })}</p>
          <ProgressBar
            value={(minutes / goal) * 100}
            label={words.label}
            valueText={words.minutes({ minutes, goal })}
            className="max-w-40 flex-1"
          />
        </>
      )}
    </div>
  )
}
