export { makeOpenAlexSource, type OpenAlexOptions } from './openalex-source.ts'
