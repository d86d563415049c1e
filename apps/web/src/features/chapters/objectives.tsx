import { TrailMark } from '../../ui/trail-mark.tsx'
import { useTicked } from './ticked.ts'

type ObjectivesProps = { readonly chapterId: string; readonly objectives: readonly string[] }

export function Objectives({ chapterId, objectives }: ObjectivesProps) {
  const [ticked, toggle] = useTicked(chapterId)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list once its bullets are styled away
    <ul role="list" aria-labelledby="objectives-title" className="mt-4 border-t border-line">
      {[...new Set(objectives)].map((objective) => (
        <li key={objective} className="border-b border-line">
          <label
            dir="auto"
            className="flex cursor-pointer gap-4 rounded-sm py-3 transition-colors duration-[160ms] hover:bg-sunk/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={ticked.includes(objective)}
              onChange={() => toggle(objective)}
            />
            <TrailMark mark={ticked.includes(objective) ? 'done' : 'open'} size={22} className="mt-0.5" />
            <span className="min-w-0 flex-1">{objective}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
