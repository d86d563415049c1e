export { makePageReader, type PageReaderOptions } from './page-reader.ts'
