// What cannot wait for the app itself: nobody who chose a theme sees the other one flash, and nobody who is signed in the
// way in; what is pressed before the app is there is not lost; and what a page for learners shows is on its way before the
// app is. It is a file of its own because the content security policy forbids inline scripts.
;(() => {
  const root = document.documentElement

  // styles/tokens.css calls these colours `paper`
  const papers = { light: '#f4eee2', dark: '#11161b' }
  const show = (theme) => {
    if (Object.hasOwn(papers, theme)) root.dataset.theme = theme
    else delete root.dataset.theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = papers[theme] ?? papers[meta.media.includes('dark') ? 'dark' : 'light']
    }
  }
  // api/call.ts hands them to whoever asks for the same with the same token: once, and only that
  const preloadResponses = (token) => {
    const chapter = /^\/learning-plan\/[^/]+\/chapter\/([^/]+)$/.exec(location.pathname)?.[1]
    const addresses = ['/api/validate-token', '/api/me']
    if (location.pathname === '/dashboard') {
      addresses.push('/api/learning-plans', '/api/conversations', '/api/reviews?limit=1')
    }
    // what can be gone on with, unless the address says so already
    if (location.pathname === '/new-learning-request' && location.search === '') {
      addresses.push('/api/conversation/current')
    }
    if (chapter) addresses.push(`/api/chapters/${chapter}`)
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` }
    const answers = new Map(addresses.map((address) => [address, fetch(address, { headers })]))
    // whoever takes an answer hears of its failure, and nobody has to take one
    for (const answer of answers.values()) answer.catch(() => {})
    window.preloadedResponses = { token, answers }
  }
  try {
    show(localStorage.getItem('theme') ?? 'system')
    const token = localStorage.getItem('token')
    if (token !== null) {
      root.dataset.session = 'stored'
      preloadResponses(token)
    }
  } catch {
    // storage can be switched off: then the system decides
  }
  const choose = ({ target }) => {
    if (target.name !== 'theme') return
    show(target.value)
    try {
      localStorage.setItem('theme', target.value)
    } catch {
      // then a choice lasts until the page is left
    }
  }
  // not `change`: that comes after the app has answered the press by showing what it knew to hold
  addEventListener('click', choose, true)

  // a page that the build has written stands there before its script: the last press on it is kept, and then done
  let pressed = null
  const keep = ({ target }) => {
    pressed = target.closest('button') ?? pressed
  }
  addEventListener('click', keep, true)
  const hydrated = () => {
    removeEventListener('click', keep, true)
    root.dataset.ready = ''
    // the app is still in the middle of its own work when it says so
    setTimeout(() => pressed?.click())
  }
  addEventListener('app-ready', hydrated, { once: true })
})()
