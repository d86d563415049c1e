export { makeResourceSearch } from './make-resource-search.ts'
export { makePageReader } from './page/page-reader.ts'
export { makeSource } from './sources.ts'
export { makeUserAgent } from './user-agent.ts'
