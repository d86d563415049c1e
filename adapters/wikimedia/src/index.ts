export { makeWikimediaSource } from './wikimedia-source.ts'
