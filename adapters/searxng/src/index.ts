export { makeSearxngSource, type SearxngOptions } from './searxng-source.ts'
