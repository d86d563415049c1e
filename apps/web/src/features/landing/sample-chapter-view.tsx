import { texts } from 'virtual:texts/landing'
import { texts as sample } from 'virtual:texts/landing/sample'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { List } from '../../ui/list.tsx'
import { TrailMark } from '../../ui/trail.tsx'

const words = texts.demo.chapter

/** The first chapter is there to be read as a whole, the others as far as they show what one is made of. */
export function SampleChapterView({ number }: { readonly number: number }) {
  const chapter = sample.chapters[number - 1]
  if (!chapter) return null
  return (
    <div className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-note text-muted">
          {words.place({ number, all: sample.chapters.length, time: sample.chapterTime })}
        </p>
        <Badge>{texts.demo.sample}</Badge>
      </div>
      <h3 className="mt-2 text-title">{chapter.title}</h3>
      <Part title={words.introduction}>
        <p className="mt-2">{chapter.introduction}</p>
      </Part>
      <Part title={words.objectives}>
        <List className="mt-3 flex flex-col gap-2">
          {chapter.objectives.map((objective) => (
            <li key={objective} className="flex gap-3">
              <TrailMark mark="open" size={20} className="mt-1" />
              {objective}
            </li>
          ))}
        </List>
      </Part>
      {'lesson' in chapter &&
        chapter.lesson.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      {'exercise' in chapter && (
        <Part title={words.tryIt}>
          <p className="mt-2">{chapter.exercise}</p>
        </Part>
      )}
      {'question' in chapter && (
        <Part title={words.question}>
          <p className="mt-2">{chapter.question}</p>
          <details className="mt-1">
            <summary className="link flex min-h-11 w-fit cursor-pointer items-center">{words.answer}</summary>
            <p className="mt-1">{chapter.answer}</p>
          </details>
        </Part>
      )}
      <Part title={words.resources}>
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
        <p className="mt-3 text-note text-muted">{words.links}</p>
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
