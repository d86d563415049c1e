export { makeOpenLibrarySource } from './open-library-source.ts'
