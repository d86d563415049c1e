import { useSyncExternalStore } from 'react'

const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

const words: Record<Choice, string> = { system: 'System', light: 'Light', dark: 'Dark' }

/** `public/first-paint.js` has read the stored choice and put it here. Without storage one lasts until the page is left. */
const current = (): Choice => choices.find((choice) => choice === document.documentElement.dataset.theme) ?? 'system'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function apply(choice: Choice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  for (const listener of listeners) listener()
  try {
    localStorage.setItem('theme', choice)
  } catch {
    // storage switched off
  }
}

export function ThemeChoice() {
  const choice = useSyncExternalStore(subscribe, current, () => 'system')
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Theme</legend>
      {choices.map((one) => (
        <label
          key={one}
          className="flex min-h-11 cursor-pointer items-center rounded-sm px-2 has-checked:text-ink has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-2 sm:min-h-8"
        >
          <input type="radio" name="theme" className="sr-only" checked={choice === one} onChange={() => apply(one)} />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}
