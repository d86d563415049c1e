import { useState } from 'react'

const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

const words: Record<Choice, string> = { system: 'System', light: 'Light', dark: 'Dark' }

function stored(): Choice {
  try {
    return choices.find((choice) => choice === localStorage.getItem('theme')) ?? 'system'
  } catch {
    // storage switched off: the system decides, and a choice lasts until the page is left
    return 'system'
  }
}

/** `public/theme.js` reads the choice before the next first paint; this applies it now. */
function apply(choice: Choice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    localStorage.setItem('theme', choice)
  } catch {
    // see above
  }
}

export function ThemeChoice() {
  const [choice, setChoice] = useState(stored)
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Theme</legend>
      {choices.map((one) => (
        <label
          key={one}
          className="flex min-h-11 cursor-pointer items-center rounded-sm px-2 has-checked:text-ink has-checked:underline has-checked:underline-offset-4 has-focus-visible:outline-2 sm:min-h-8"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={choice === one}
            onChange={() => {
              apply(one)
              setChoice(one)
            }}
          />
          {words[one]}
        </label>
      ))}
    </fieldset>
  )
}
