import type { ResourceType } from '@app/domain'

export type Project = {
  readonly name: 'wikipedia' | 'wikibooks' | 'wikiversity'
  readonly resourceType: ResourceType
  /** Languages whose edition has enough pages to be worth a request. */
  readonly languages: ReadonlySet<string>
}

const languages = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** An edition that does not exist has no host, and would look like a network that is down: so these are listed. */
export const PROJECTS: readonly Project[] = [
  {
    name: 'wikipedia',
    resourceType: 'article',
    languages: languages(
      'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky la lb lo lt lv mg mk ml mn mr ms my nb ne nl nn no or pa pl ps pt ro ru si sk sl so sq sr sv sw ta te tg th tk tl tr tt uk ur uz vi yo zh zu',
    ),
  },
  {
    name: 'wikibooks',
    resourceType: 'book',
    languages: languages(
      'ar az bg ca cs da de el en eo es et fa fi fr he hi hr hu id it ja ko lt nl no pl pt ro ru sk sl sr sv th tr uk vi zh',
    ),
  },
  {
    name: 'wikiversity',
    resourceType: 'course',
    languages: languages('ar cs de el en es fi fr hi it ja ko pt ru sl sv zh'),
  },
]

/** Where an edition's host has another name than its language: Bokmål is the Norwegian of 'no', and Filipino that of 'tl'. */
const HOSTS: Readonly<Record<string, string>> = { nb: 'no', fil: 'tl' }

export const editionOf = (language: string): string => HOSTS[language] ?? language
