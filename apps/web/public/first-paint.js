// Runs before the first paint, so that nobody who chose a theme sees the other one flash, and nobody who is signed in
// the way in. It is a file of its own because the content security policy forbids inline scripts.
;(() => {
  const { dataset } = document.documentElement
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
    if (localStorage.getItem('token') !== null) dataset.session = 'stored'
  } catch {
    // storage can be switched off: then the system decides
  }
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.querySelector('meta[name="theme-color"]').content = dark ? '#11161b' : '#f4eee2'
})()
