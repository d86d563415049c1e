import { type RefObject, useEffect, useRef, useState } from 'react'
import { TextInput } from '../../ui/forms/text-input.tsx'

/** How long typing must pause before the list is asked for. */
const PAUSE = 300

type SearchFieldProps = {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly className: string
  readonly value: string
  readonly onSearch: (text: string) => void
}

export function SearchField({ ref, className, value, onSearch }: SearchFieldProps) {
  // null: what is searched for is what stands here
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  }, [onSearch])

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      latest.current(typed)
      setTyped(null)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed])

  const searchNow = () => {
    if (typed === null) return
    onSearch(typed)
    setTyped(null)
  }
  return (
    <TextInput
      ref={ref}
      className={className}
      label="Search"
      type="search"
      placeholder="Name or email"
      maxLength={254}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={searchNow}
      onKeyDown={(event) => event.key === 'Enter' && searchNow()}
    />
  )
}
