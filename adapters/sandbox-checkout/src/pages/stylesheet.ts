/** Colours and forms of the product, but for the warning, which has its own. */
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
  --on-accent: light-dark(#fffaf2, #1a0c05);
  --warning: #ffd02e;
  --on-warning: #1c1708;
  --serif: Fraunces, "Serif Fallback", Georgia, serif;
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 "Instrument Sans", "Sans Fallback", system-ui, sans-serif; }
body { margin: 0; overflow-wrap: anywhere; }
.home, main { max-width: 38rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }

.warning {
  margin: 0; padding: 0.875rem 1rem; text-align: center;
  font-size: clamp(1.1875rem, 1rem + 1vw, 1.5rem); line-height: 1.3; letter-spacing: 0.01em;
  background: var(--warning); color: var(--on-warning); border-bottom: 1px solid transparent;
}
.warning::after {
  content: ""; display: block; height: 0.75rem; margin: 0.875rem -1rem -0.875rem;
  background: repeating-linear-gradient(-45deg, var(--on-warning) 0 1rem, var(--warning) 1rem 2rem);
}
.home { margin-block: 0.75rem 0; }
.home a {
  display: inline-flex; align-items: center; gap: 0.625rem; min-height: 2.75rem;
  font: 600 1.3125rem/1 var(--serif); letter-spacing: -0.025em; text-decoration: none;
}
.home .paint { fill: var(--accent); }
.home .point { fill: none; stroke: var(--on-accent); stroke-width: 2.5; stroke-linecap: round; }

main { padding-block: 1rem 4rem; }
h1, h2 { font-family: var(--serif); font-weight: 560; letter-spacing: -0.015em; text-wrap: balance; }
h1 { margin: 0 0 1.5rem; font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem); line-height: 1.15; }
h2 { margin: 0 0 0.25rem; font-size: 1.0625rem; line-height: 1.4; }
main p { margin: 0 0 1.5rem; text-wrap: pretty; }
a { color: var(--ink); text-decoration-color: var(--edge); text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
a:hover { text-decoration: underline 2px var(--ink); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; border-radius: 3px; }

dl {
  margin: 0 0 1.5rem; padding: 0.5rem 1.25rem;
  background: var(--sheet); border: 1px solid var(--line); border-radius: 6px;
}
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block: 0.625rem; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0 0 0 auto; text-align: right; font-variant-numeric: tabular-nums; }

.choice { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; margin-bottom: 3rem; }
button, .sign { min-height: 2.75rem; padding: 0.625rem 1.25rem; font: inherit; font-weight: 600; line-height: 1.4; }
button {
  color: var(--ink); background: var(--sheet); border: 1px solid var(--edge); border-radius: 6px; cursor: pointer;
}
button:hover { border-color: var(--ink); }
.sign, .sign:hover {
  position: relative; isolation: isolate; display: inline-block; padding-right: 2.25rem;
  color: var(--on-accent); background: none; border: 1px solid transparent; text-decoration: none;
}
.sign::before {
  content: ""; position: absolute; z-index: -1; inset: -1px; background: var(--accent); border-radius: 6px 0 0 6px;
  clip-path: polygon(0 0, calc(100% - 0.9rem) 0, 100% 50%, calc(100% - 0.9rem) 100%, 0 100%);
}
.sign:hover::before { background: var(--accent-pressed); }
@media (max-width: 28rem) { form, button, .sign { width: 100%; } }

aside { padding-top: 1.25rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
aside p { margin: 0; }
code { font: 0.875rem ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; color: var(--ink); }
`
