export { makeInternetArchiveSource } from './internet-archive-source.ts'
