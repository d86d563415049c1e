import type { Candidate, SourceName } from '../src/resources/candidate.ts'
import type { Link } from '../src/resources/link.ts'
import type { Resource, ResourceList } from '../src/resources/resource-list.ts'
import { type ChapterId, ResourceId } from '../src/shared/ids.ts'
import { NOW } from './builders.ts'
import { makeRandomIdSource } from './memory/id-source.ts'

const ids = makeRandomIdSource()

export const newResourceId = (): ResourceId => ResourceId(ids.newId())

/** Nothing else has it. */
export const newAddress = (): string => `https://en.wikipedia.org/wiki/${ids.newId()}`

export const aResource = (changes: Partial<Resource> = {}): Resource => ({
  id: newResourceId(),
  address: newAddress(),
  title: 'Sourdough',
  resourceType: 'article',
  justification: 'It explains what a starter is.',
  site: 'en.wikipedia.org',
  language: 'en',
  minutes: 10,
  isFree: true,
  isRead: true,
  replaced: null,
  report: null,
  reportsBefore: [],
  offTopic: null,
  ...changes,
})

/** Found at once, with nothing in it. */
export const aResourceList = (chapterId: ChapterId, changes: Partial<ResourceList> = {}): ResourceList => ({
  ...{ chapterId, status: 'settled', run: 1, askedAt: NOW, settledAt: NOW, resources: [], refused: [] },
  ...changes,
})

/** Not read yet, and due at once. */
export const aLink = (changes: Partial<Link> = {}): Link => ({
  address: newAddress(),
  source: 'wikimedia',
  state: 'unchecked',
  checkedAt: null,
  readAt: null,
  nextCheckAt: NOW,
  failingSince: null,
  failure: null,
  ...changes,
})

export const newSourceName = (): SourceName => `source-${ids.newId()}`

/** Of an address that no other one has. */
export function aCandidate(changes: Partial<Candidate> = {}): Candidate {
  return {
    source: 'library',
    address: `https://library.example/${ids.newId()}`,
    title: 'Sourdough for beginners',
    excerpt: 'How a starter of flour and water is fed for a week, and what to bake with it then.',
    resourceType: 'article',
    language: 'en',
    isFree: true,
    minutes: null,
    ...changes,
  }
}
