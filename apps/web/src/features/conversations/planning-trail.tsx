import { Trail, TrailStop } from '../../ui/trail/trail.tsx'
import type { Phase } from './phase.ts'

const STEPS = [
  { title: 'Say what you want to learn', text: 'In your own words.' },
  { title: 'Answer a few questions', text: 'About what you know, your time and what matters to you.' },
  { title: 'Check the summary', text: 'Fix anything that’s off.' },
  { title: 'Get your plan', text: 'Chapters in order. The first one is free.' },
]

const placeOf: Record<Exclude<Phase, 'generating' | 'declined'>, number> = {
  goal: 0,
  reading: 1,
  talking: 1,
  confirming: 2,
}

/** The way from a request to a plan, and where on it the learner is. */
export function PlanningTrail({ phase }: { readonly phase: keyof typeof placeOf }) {
  const now = placeOf[phase]
  return (
    <Trail label="How you get a plan">
      {STEPS.map(({ title, text }, step) => (
        <TrailStop
          key={title}
          mark={step < now ? 'done' : step === now ? 'next' : 'locked'}
          markLabel={step < now ? 'Done' : step === now ? 'Now' : 'Later'}
        >
          <p className={step === now ? 'font-semibold' : 'text-muted'}>{title}</p>
          <p className="text-note text-muted">{text}</p>
        </TrailStop>
      ))}
    </Trail>
  )
}
