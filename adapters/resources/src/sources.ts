import type { ResourceSource } from '@app/domain'
import { makeResourceSource, type Source, type SourceOptions } from './source.ts'
import { brave } from './sources/brave.ts'
import { internetArchive } from './sources/internet-archive.ts'
import { mitLearn } from './sources/mit-learn.ts'
import { openLibrary } from './sources/open-library.ts'
import { openAlex } from './sources/openalex.ts'
import { searxng } from './sources/searxng.ts'
import { stackExchange } from './sources/stack-exchange.ts'
import { wikimedia } from './sources/wikimedia.ts'
import { youtube } from './sources/youtube.ts'

/** By the names that configuration, storage and metrics know them by. */
const SOURCES = {
  wikimedia,
  'open-library': openLibrary,
  'internet-archive': internetArchive,
  'mit-learn': mitLearn,
  'stack-exchange': stackExchange,
  openalex: openAlex,
  youtube,
  brave,
  searxng,
} satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES

export const makeSource = (name: SourceId, options: SourceOptions): ResourceSource =>
  makeResourceSource(name, SOURCES[name], options)
