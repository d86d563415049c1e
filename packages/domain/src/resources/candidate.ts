import type { ResourceType } from '../chapters/content.ts'

/** Names a source of learning resources in configuration, storage and metrics: 'wikimedia'. */
export type SourceName = string

/** A page that a source says exists. Nothing of it is trusted: it is read before any learner sees it. */
export type Candidate = {
  readonly source: SourceName
  /** An absolute https or http address, as `URL` writes it, without a fragment; at most 2,000 characters. */
  readonly address: string
  /** Plain text on one line, at most 300 characters. */
  readonly title: string
  /** Plain text on one line, at most 600 characters; empty where the source gives none. */
  readonly excerpt: string
  readonly resourceType: ResourceType
  /** BCP 47 primary language; null where the source does not say. */
  readonly language: string | null
  /** Whether it can be read or watched without paying; null where the source does not say. */
  readonly isFree: boolean | null
  /** How long it takes; null where the source does not say. */
  readonly minutes: number | null
}
