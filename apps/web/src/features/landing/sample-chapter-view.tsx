import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list.tsx'
import { TrailMark } from '../../ui/trail/trail-mark.tsx'
import { CHAPTER_TIME, sampleChapters } from './sample-plan.ts'

export function SampleChapterView({ number }: { readonly number: number }) {
  const chapter = sampleChapters[number - 1]
  if (!chapter) return null
  return (
    <div className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-note text-muted">
          Chapter {number} of {sampleChapters.length}, {CHAPTER_TIME}
        </p>
        <Badge>Sample</Badge>
      </div>
      <h3 className="mt-2 text-title">{chapter.title}</h3>
      <Part title="Introduction">
        <p className="mt-2">{chapter.introduction}</p>
      </Part>
      <Part title="Learning Objectives">
        <List className="mt-3 flex flex-col gap-2">
          {chapter.objectives.map((objective) => (
            <li key={objective} className="flex gap-3">
              <TrailMark mark="open" size={20} className="mt-1" />
              {objective}
            </li>
          ))}
        </List>
      </Part>
      <Part title="Curated Resources">
        <List className="mt-3 border-t border-line">
          {chapter.resources.map(({ type, title, reason }) => (
            <li key={title} className="grid gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[5rem_1fr]">
              <Badge className="mt-0.5 self-start justify-self-start">{type}</Badge>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{reason}</p>
              </div>
            </li>
          ))}
        </List>
        <p className="mt-3 text-note text-muted">In your own chapters each resource is a link to its page.</p>
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-8">
    <h4 className="font-serif text-lead font-[560]">{title}</h4>
    {children}
  </section>
)
