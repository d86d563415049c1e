/** Colours and forms are those of the product; its fonts are not, for this page is to work without a build. */
export const STYLESHEET = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f4eee2, #11161b);
  --sheet: light-dark(#fbf8f1, #182027);
  --ink: light-dark(#241e17, #f1e9db);
  --muted: light-dark(#62594b, #aba596);
  --line: light-dark(#d9cfbc, #2b353d);
  --edge: light-dark(#85796a, #76828b);
  --accent: light-dark(#c0390d, #f2662f);
  --accent-pressed: light-dark(#a32f09, #ff8250);
  --accent-glow: light-dark(#f0d5c5, #43251a);
  --on-accent: light-dark(#fffaf2, #1a0c05);
  --serif: Fraunces, Georgia, serif;
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 "Instrument Sans", system-ui, sans-serif; }
body { margin: 0; overflow-wrap: anywhere; }
header, main { max-width: 48rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
header {
  display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem;
  padding-block: 1.25rem; color: var(--muted); font-size: 0.875rem;
}
header a { font: 560 1.3125rem/1.4 var(--serif); color: var(--ink); text-decoration: none; }
main { padding-block: 1rem 4rem; }
h1, h2 { font-family: var(--serif); font-weight: 560; letter-spacing: -0.015em; text-wrap: balance; }
h1 { margin: 0 0 1.5rem; font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem); line-height: 1.15; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.3125rem; line-height: 1.4; }
a { color: var(--ink); text-decoration-color: var(--edge); text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
a:hover { text-decoration-color: var(--ink); text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; border-radius: 3px; }
nav { margin-bottom: 1rem; font-size: 0.875rem; }
.note, .empty { color: var(--muted); }
.empty { max-width: 32rem; padding: 0.25rem 0 0.25rem 2rem; border-left: 2px dotted var(--edge); }

.trail { margin: 0; padding: 0; list-style: none; }
.trail li { position: relative; padding: 0 0 1.75rem 2.5rem; }
.trail li::before {
  content: ""; position: absolute; left: 0.25rem; top: 0.375rem; width: 1rem; height: 1rem;
  border: 2px solid var(--ink); border-radius: 50%;
}
.trail li:not(:last-child)::after {
  content: ""; position: absolute; left: calc(0.75rem - 1px); top: 1.75rem; bottom: -0.125rem;
  border-left: 2px dotted var(--edge);
}
.trail li:first-child::before {
  border-color: var(--accent); background: var(--accent); box-shadow: 0 0 0 0.3125rem var(--accent-glow);
}
.trail a { font-weight: 600; }
.trail p { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0.125rem 0 0; color: var(--muted); font-size: 0.875rem; }

.next { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.25rem; margin: 0 0 1rem; font-size: 0.875rem; }
.sign {
  position: relative; isolation: isolate; padding: 0.625rem 2rem 0.625rem 1.25rem;
  color: var(--on-accent); font-size: 1.0625rem; font-weight: 600; text-decoration: none; white-space: nowrap;
  border: 1px solid transparent;
}
.sign::before {
  content: ""; position: absolute; z-index: -1; inset: -1px; background: var(--accent); border-radius: 6px 0 0 6px;
  clip-path: polygon(0 0, calc(100% - 0.9rem) 0, 100% 50%, calc(100% - 0.9rem) 100%, 0 100%);
}
.sign:hover::before { background: var(--accent-pressed); }

dl { margin: 2rem 0 0; padding-block: 1rem; border-block: 1px solid var(--line); font-size: 0.875rem; }
dl div { display: grid; grid-template-columns: 7rem 1fr; gap: 0 1rem; padding-block: 0.125rem; }
dt { color: var(--muted); }
dd { margin: 0; }
@media (max-width: 32rem) { dl div { grid-template-columns: 1fr; padding-block: 0.25rem; } }
pre {
  margin: 0; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px;
  font: 0.875rem/1.6 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; white-space: pre-wrap;
}
iframe { display: block; width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 6px; }
@media (max-width: 32rem) { iframe { height: 60rem; } }
`
