import type { Answer, Answers, fakeServer } from '../../api/testing/fake-server.ts'
import { paths } from '../../routing/paths.ts'

/** Screens that the specification does not have. */
export const beyond = [
  'plan',
  'adminUser',
  'adminPurchases',
  'adminChapters',
  'adminChapter',
  'adminResources',
  'adminActivity',
  'adminHealth',
  'adminFunnel',
  'adminConfiguration',
  'mustChangePassword',
  'shared',
  'review',
  'unsubscribe',
] as const
type Beyond = (typeof beyond)[number]

/** A screen of the specification, by its name in `paths`. Anchors of the landing page and the dev mailbox are none. */
export type ScreenName = Exclude<keyof typeof paths, 'howItWorks' | 'pricing' | 'devMail' | Beyond>

export type Kind = 'text' | 'heading' | 'button' | 'link' | 'tab' | 'label' | 'placeholder' | 'status'

/** A label or message of the specification, and what kind of thing it names. */
export type Expected = {
  readonly text: string
  readonly kind: Kind
  /** It stands among other words. */
  readonly part?: boolean
  /** Where a link leads. */
  readonly to?: string
}

export type Server = ReturnType<typeof fakeServer>
export type Reached = { readonly server: Server; readonly refused: Answer }

/** A screen in one of its states, and what the specification wants to be read there. */
export type Moment = {
  readonly screen: ScreenName
  /** How the state is reached, in words that go on after the address of the screen. */
  readonly state: string
  readonly who?: 'visitor' | 'learner' | 'admin'
  /** The address, where it takes more than the one of the screen. */
  readonly at?: string
  readonly answers?: Answers
  /**
   * The call that is refused without words, so that the first of the strings is the fallback for it. With words of the
   * server's own, those are wanted in its place. The call is refused from the start unless `answers` says otherwise.
   */
  readonly refusedCall?: string
  /** The clock is turned by hand. */
  readonly clock?: true
  /** Draws what no address leads to; otherwise the whole app is opened at the address. */
  readonly draw?: () => void
  /** What the learner does, or what happens meanwhile. */
  readonly act?: (reached: Reached) => Promise<unknown> | undefined
  /** A selector for the part of the page that the strings are looked for in. */
  readonly inside?: string
  readonly strings: readonly (string | Expected)[]
}

/** Makes moments that share what is given here: each has its state, its strings, and what else is its own. */
export const momentsOf =
  (shared: Omit<Moment, 'state' | 'strings'>) =>
  (state: string, strings: Moment['strings'], own: Partial<Moment> = {}): Moment => ({
    ...shared,
    ...own,
    state,
    strings,
  })

const made =
  (kind: Kind) =>
  (text: string, more: Omit<Expected, 'text' | 'kind'> = {}): Expected => ({ text, kind, ...more })

export const text = made('text')
export const heading = made('heading')
export const button = made('button')
export const tab = made('tab')
export const label = made('label')
export const placeholder = made('placeholder')
export const status = made('status')
export const link = (words: string, to: string, more: Omit<Expected, 'text' | 'kind' | 'to'> = {}): Expected =>
  made('link')(words, { to, ...more })
/** Words that stand among others. */
export const part = (words: string): Expected => text(words, { part: true })

export const expectedIn = ({ strings }: Moment): readonly Expected[] =>
  strings.map((one) => (typeof one === 'string' ? text(one) : one))

/** The address of a screen as the specification writes it. */
export function addressOf(screen: ScreenName): string {
  const path = paths[screen]
  return typeof path === 'string' ? path : path('{planId}', '{chapterId}')
}
