import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextInput } from '../../../ui/forms/field.tsx'
import { lastIdIn } from './use-chapter-filters.ts'

/** The way to a chapter that a learner writes about: they can copy its address. */
export function OpenChapter() {
  const navigate = useNavigate()
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string>()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const id = lastIdIn(address)
    if (id === null) setError('Please paste the address of a chapter, or its id.')
    else navigate(paths.adminChapter(id))
  }
  return (
    <form noValidate onSubmit={open} className="flex items-start gap-3">
      <TextInput
        className="min-w-0 flex-1"
        label="Chapter address or id"
        value={address}
        error={error}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setAddress(value)
          setError(undefined)
        }}
      />
      <Button type="submit" className="mt-8">
        Open
      </Button>
    </form>
  )
}
