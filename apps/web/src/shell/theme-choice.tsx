import { useSyncExternalStore } from 'react'
import { listen } from '../browser/listen.ts'

const words = { system: 'System', light: 'Light', dark: 'Dark' }
type Choice = keyof typeof words
const choices = Object.keys(words) as Choice[] // the keys of a record of its own

/** `public/first-paint.js` reads the choice and listens to these buttons, also before this script is there: here they show it. */
const current = (): Choice => choices.find((choice) => choice === document.documentElement.dataset.theme) ?? 'system'

const subscribe = (listener: () => void) => listen(window, ['click'], listener, { capture: true })

export function ThemeChoice() {
  const choice = useSyncExternalStore(subscribe, current, () => 'system')
  return (
    <fieldset className="-mx-2 flex items-center gap-1 noscript:hidden">
      <legend className="sr-only">Theme</legend>
      {choices.map((one) => (
        <label
          key={one}
          className="flex min-h-11 cursor-pointer items-center rounded-sm px-2 has-checked:text-ink has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-2 sm:pointer-fine:min-h-8"
        >
          <input
            type="radio"
            name="theme"
            value={one}
            className="sr-only"
            checked={choice === one}
            onChange={() => undefined}
          />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}
