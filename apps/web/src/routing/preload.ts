let load: (path: string) => void = () => undefined

/** Routes know the pages; links know only this. Otherwise every page would import itself through its links. */
export const preloadWith = (loader: (path: string) => void): void => {
  load = loader
}

/** Fetches the code of a page whose link is hovered or focused, so that the press finds it there. */
export const preloadPage = (path: string): void => load(path)
