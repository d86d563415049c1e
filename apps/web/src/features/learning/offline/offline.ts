// one chunk: it is kept with what registers it, and needed when nothing can be fetched any more
export { keepOffline } from './keep-offline.ts'
export { OfflineNotice } from './offline-notice.tsx'
