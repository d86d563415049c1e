export { type BraveOptions, makeBraveSource } from './brave-source.ts'
