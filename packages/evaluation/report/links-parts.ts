import { WEB_CHAPTERS, WEB_SUBJECTS } from '../cases/web-chapters.ts'
import { WEB_PAGES } from '../cases/web-pages.ts'
import { makePicker, PICKERS } from '../links/pickers.ts'
import { type PlayedSubject, playChapters } from '../links/play-chapters.ts'
import { inParallel } from '../play/in-parallel.ts'
import { faultsOfLinks, figuresOfLinks, figuresWithoutNetwork } from '../score/figures-of-links.ts'
import { every, fileOf, offline, type Part, type Setup } from './parts.ts'
import { onlyMissing } from './results.ts'

/** Plans that are looked for at once: they wait for sites more than they work. */
const AT_ONCE = 4
/** What the demo tutor has lessons on. */
const TAUGHT = WEB_SUBJECTS.filter((subject) => subject.length > 2)
const IN_OTHER_LANGUAGES = WEB_SUBJECTS.filter((subject) => subject.length === 2)
/** For models that are bad in one way, and for a network that is. */
const ONE = 'python'

type Playing = Omit<Parameters<typeof playChapters>[1], 'pages'>

/** Links for chapters of every subject, on a web of this machine: with good and bad models, and without a network. */
export async function linksParts(setup: Setup): Promise<readonly Part[]> {
  const part = async (name: string, subjects: readonly string[], playing: Playing): Promise<Part> => {
    const played = await play(setup, name, subjects, playing)
    return { name, figures: figuresOfLinks(played), faults: faultsOfLinks(played) }
  }
  const parts = [
    await part('links offline-tutor', every(TAUGHT, setup.nth), { model: offline() }),
    await part('links hosted', [...IN_OTHER_LANGUAGES, ONE], { model: makePicker('hosted') }),
  ]
  for (const name of Object.keys(PICKERS).filter((picker) => picker !== 'hosted'))
    parts.push(await part(`links with a picker that gives ${name}`, [ONE], { model: makePicker(name), pace: 'short' }))
  for (const network of ['refused', 'silent'] as const) {
    const name = `links without a network, ${network}`
    const played = await play(setup, name, [ONE], { model: offline(), network })
    parts.push({ name, figures: figuresWithoutNetwork(played), faults: [] })
  }
  return parts
}

const play = (setup: Setup, name: string, subjects: readonly string[], playing: Playing) =>
  onlyMissing(
    fileOf(setup, name),
    setup.version,
    subjects.map((id) => ({ id })),
    (missing) => inParallel(AT_ONCE, missing, ({ id }) => playSubject(id, playing)),
  )

function playSubject(subject: string, playing: Playing): Promise<PlayedSubject> {
  const chapters = WEB_CHAPTERS.filter((chapter) => chapter.subject === subject)
  return playChapters(chapters, { ...playing, pages: WEB_PAGES })
}
