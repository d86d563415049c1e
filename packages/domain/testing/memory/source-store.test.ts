import { describeSourceStore } from '../contracts/source-store.ts'
import { makeMemorySourceStore } from './source-store.ts'

describeSourceStore('memory', async () => ({ store: makeMemorySourceStore(), close: async () => {} }))
