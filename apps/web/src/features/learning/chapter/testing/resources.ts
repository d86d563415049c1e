import type { CuratedResource } from '@app/contract'
import { anId } from '../../../../api/testing/signed-in.tsx'

export const aSearch = (changes: Partial<CuratedResource> = {}): CuratedResource => ({
  link: 'https://www.example.org/films',
  title: 'Filmed from above',
  resource_type: 'video',
  ai_justification: 'Two minutes that help.',
  id: null,
  site: 'Example Films',
  language: null,
  minutes: null,
  free: null,
  state: 'search',
  checked_at: null,
  replaced: null,
  reported: null,
  reported_before: [],
  ...changes,
})

export const CHECKED_AT = '2026-11-21T10:00:00.000Z'

export const aLink = (changes: Partial<CuratedResource> = {}): CuratedResource => ({
  ...aSearch(),
  link: 'https://bread.example.org/folding',
  title: 'Folding in ten minutes',
  id: anId(70),
  site: 'bread.example.org',
  language: 'en',
  minutes: 10,
  free: true,
  state: 'checked',
  checked_at: CHECKED_AT,
  ...changes,
})
