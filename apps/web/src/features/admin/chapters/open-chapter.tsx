import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/field.tsx'
import { texts } from './texts.ts'
import { lastIdIn } from './use-chapter-filters.ts'

/** The way to a chapter that a learner writes about: they can copy its address. */
export function OpenChapter() {
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const id = lastIdIn(address)
    if (id === null) setError(texts.open.missing)
    else navigate(paths.adminChapter(id))
  }
  return (
    <form noValidate onSubmit={open} className="flex items-start gap-3">
      <TextInput
        className="min-w-0 flex-1"
        label={texts.open.label}
        value={address}
        error={error}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setAddress(value)
          setError(undefined)
        }}
      />
      <Button type="submit" className="mt-8">
        {texts.open.button}
      </Button>
    </form>
  )
}
