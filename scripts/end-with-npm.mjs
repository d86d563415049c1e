// npm starts us through a shell, which dies of a SIGTERM without passing it on, and a killed npm signals no child at all.
// Either way this process would stay behind, hold the port and the database, and make the next start fail.

const parent = process.ppid
if (process.env.npm_lifecycle_event && process.platform !== 'win32') {
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 100)
  watch.unref()
}
