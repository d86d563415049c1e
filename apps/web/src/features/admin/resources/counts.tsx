import { number } from '../../../texts/numbers.ts'

type CountsProps<State extends string> = {
  readonly names: Readonly<Record<State, string>>
  readonly counts: Readonly<Record<NoInfer<State>, number>>
}

/** How many are in which state, beside each other. */
export function Counts<State extends string>({ names, counts }: CountsProps<State>) {
  const states = Object.keys(names) as State[] // of a record by state
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 border-y border-line py-3 tabular-nums">
      {states.map((state) => (
        <div key={state}>
          <dt className="text-note text-muted">{names[state]}</dt>
          <dd className="font-semibold">{number(counts[state])}</dd>
        </div>
      ))}
    </dl>
  )
}
