import 'react'

declare module 'react' {
  interface CSSProperties {
    // custom properties are how a value reaches a style sheet; React's own types leave them out
    [name: `--${string}`]: string | number | undefined
  }
}
