// Runs before the first paint, so that nobody who chose a theme sees the other one flash.
// It is a file of its own because the content security policy forbids inline scripts.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // storage can be switched off: then the system decides
  }
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.querySelector('meta[name="theme-color"]').content = dark ? '#11161b' : '#f4eee2'
})()
