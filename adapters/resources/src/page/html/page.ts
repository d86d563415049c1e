/** What a page shows, as far as it has to be known to judge it. All texts are plain and on one line. */
export type Page = {
  /** Of `title`, else `og:title`, else the first heading; empty where there is none. */
  readonly title: string
  /** The first `h1`; empty where there is none. */
  readonly heading: string
  /** Headings in their order, then the beginning of the main text. */
  readonly text: string
  /** What its metadata says that the work on it is about, as a film; empty of what does not claim to be one. */
  readonly about: string
  /** About how many words the main text has, headings included; no more than a few thousand are counted. */
  readonly words: number
  /** Pictures, films, sounds and embedded pages outside navigation and the like. */
  readonly media: number
  readonly hasPasswordField: boolean
  /** The page itself says in its metadata that it is not free to read. */
  readonly isPaid: boolean
  /** It asks search engines not to list it. */
  readonly isUnlisted: boolean
  /** BCP 47 primary language; null where the page does not say. */
  readonly language: string | null
  readonly refresh: Refresh | null
}

/** `<meta http-equiv="refresh">`: to where, and after how many seconds. */
export type Refresh = { readonly seconds: number; readonly address: string }
