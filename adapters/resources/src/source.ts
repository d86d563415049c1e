import {
  type Candidate,
  DAY,
  type ResourceSource,
  type Result,
  type SearchFailure,
  type SearchQuery,
  type SourceName,
} from '@app/domain'
import { candidateOf, type Item } from './candidate-of.ts'
import { type FetchJsonOptions, makeFetchJson } from './fetch-json.ts'
import { at, type Path, readItems } from './fields.ts'
import { makeOwnPause } from './pauses.ts'

type Parameters = Readonly<Record<string, string | readonly string[]>>

/** What a source is asked with, for one query. */
export type Asking = {
  /** Where the source answers. */
  readonly base: string
  readonly apiKey: string
  /** The JSON under `base`, or under another site of the source. */
  readonly get: (path: string, parameters: Parameters, base?: string) => Promise<Result<unknown, SearchFailure>>
  /** The items that an answer holds at the end of a path. `read` answers undefined of what is of no use. */
  readonly read: (
    answer: Result<unknown, SearchFailure>,
    path: Path,
    read: (item: unknown) => Item | null | undefined,
  ) => Result<readonly Candidate[], SearchFailure>
}

/** All that is particular to one vendor. */
export type Source = Pick<ResourceSource, 'title' | 'budget' | 'factsExpire' | 'isAbout'> & {
  /** Where it answers, unless the operator names another place; empty where only the operator can know. */
  readonly apiBase: string
  /** As the vendor's terms say, where they say less than the usual 30 days. */
  readonly retention?: number
  /** Unset: it has something in every language. */
  readonly covers?: ResourceSource['covers']
  readonly headers?: (apiKey: string) => Readonly<Record<string, string>>
  readonly readRefusal?: FetchJsonOptions['readRefusal']
  /** For how long a good answer asks to be left alone, in milliseconds. */
  readonly pauseIn?: (body: unknown) => number
  readonly search: (query: SearchQuery, asking: Asking) => Promise<Result<readonly Candidate[], SearchFailure>>
}

export type SourceOptions = Pick<FetchJsonOptions, 'userAgent' | 'timeoutMs'> & {
  /** A mirror, or a local server that speaks the source's format. */
  readonly apiBase?: string | undefined
  readonly apiKey?: string | undefined
  /** Hosts with ports ('127.0.0.1:8080') whose pages are taken for candidates though no public page has such a port. */
  readonly allowHosts?: readonly string[]
}

/** For how long most vendors let answers be stored; none forbids it. */
const USUAL_RETENTION = 30 * DAY

export function makeResourceSource(name: SourceName, source: Source, options: SourceOptions): ResourceSource {
  const { apiBase, headers, readRefusal, pauseIn = () => 0, search, ...about } = source
  const { apiBase: base = apiBase, apiKey = '', allowHosts } = options
  const fetchJson = makeFetchJson({ ...options, headers: headers?.(apiKey), secret: apiKey, readRefusal })
  const hosts = new Set(allowHosts)
  const pause = makeOwnPause()

  const get = async (address: URL, signal?: AbortSignal): Promise<Result<unknown, SearchFailure>> => {
    const refusal = pause.refusal()
    if (refusal) return refusal
    const answer = await fetchJson(address, signal)
    if (answer.ok) pause.begin(pauseIn(answer.value))
    return answer
  }
  const read: Asking['read'] = (answer, path, readItem) => {
    if (!answer.ok) return answer
    return readItems(at(answer.value, ...path), (item) => {
      const found = readItem(item)
      return found && candidateOf(name, found, hosts)
    })
  }
  return {
    name,
    retention: USUAL_RETENTION,
    covers: () => true,
    ...about,
    search: (query, signal) =>
      search(query, {
        base,
        apiKey,
        read,
        get: (path, parameters, site = base) => get(addressUnder(site, path, parameters), signal),
      }),
  }
}

/** The address under `base` with these parameters; a list stands for one parameter several times. */
export function addressUnder(base: string, path: string, parameters: Parameters = {}): URL {
  const address = new URL(base.replace(/(?<!\/)\/+$/, '') + path)
  for (const [name, values] of Object.entries(parameters)) {
    for (const value of [values].flat()) address.searchParams.append(name, value)
  }
  return address
}
