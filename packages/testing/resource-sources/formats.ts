import type { Format } from './format.ts'
import { apiFormats } from './formats-of-apis.ts'
import { libraryFormats } from './formats-of-libraries.ts'
import type { SourceId } from './pages.ts'

export const FORMATS: Readonly<Record<SourceId, Format>> = { ...libraryFormats, ...apiFormats }
