import type { ChapterView, tickObjective } from '@app/contract'
import { explain, served } from '../../../../api/explain.ts'
import { List } from '../../../../ui/list.tsx'
import { TrailMark } from '../../../../ui/trail/trail-mark.tsx'
import { useTicked } from './use-ticked.ts'

type ObjectivesProps = { readonly chapter: ChapterView; readonly objectives: readonly string[] }

export function Objectives({ chapter, objectives }: ObjectivesProps) {
  const { tick, error } = useTicked(chapter)
  return (
    <>
      <List aria-labelledby="objectives-title" className="mt-4 border-t border-line">
        {[...new Set(objectives)].map((objective) => {
          const ticked = chapter.ticked_objectives.includes(objective)
          return (
            <li key={objective} className="border-b border-line">
              <label
                dir="auto"
                className="flex cursor-pointer gap-4 rounded-sm py-3 transition-colors duration-[160ms] hover:bg-sunk/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={ticked}
                  onChange={() => tick({ objective, ticked: !ticked })}
                />
                <TrailMark mark={ticked ? 'done' : 'open'} size={22} className="mt-0.5" />
                <span className="min-w-0 flex-1">{objective}</span>
              </label>
            </li>
          )
        })}
      </List>
      {error && (
        <p role="alert" className="mt-3 text-note text-danger">
          {explain<typeof tickObjective>(
            error,
            "We couldn't save that. Please try again.",
            served('chapter-not-found', 'objective-not-found', 'chapter-locked'),
          )}
        </p>
      )}
    </>
  )
}
