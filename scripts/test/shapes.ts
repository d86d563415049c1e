const id = (nth: number): string => nth.toString(36)

/** Of pieces that differ: what is the same again and again is read once, and remembered. */
export const SHAPES: Readonly<Record<string, (nth: number) => string>> = {
  numbers: (nth) => `${nth}\n`,
  'sentences of a sign': (nth) => `ﷺ${nth}。`,
  words: (nth) => `a${id(nth)} `,
  'one word': id,
  'words of time': (nth) => `I have ${nth} hours by May ${nth}, not ${nth} days. `,
  'Chinese signs': (nth) => String.fromCharCode(0x4e_00 + (nth % 20_000)),
  'disguised words': (nth) => `k1ll${id(nth)} m.a.k.e b0mb `,
  lists: (nth) => `${nth % 2 ? '-' : `${nth}.`} a${id(nth)}\n`,
  'underlined headings': (nth) => `a${id(nth)}\n=\n`,
  'lists in quotes': (nth) => `> - > - a${id(nth)}\n`,
  formulas: (nth) => `$a${id(nth)}$ `,
  "formulas in TeX's brackets": (nth) => (nth % 2 ? `\\(a${id(nth)} ` : `\n\\[\na${id(nth)}\n`),
  'bars in cells': (nth) => `|\`a${id(nth)}|b|$${id(nth)}|`,
  'links and addresses': (nth) => `[a${id(nth)}](b) www.a${id(nth)}.com a${id(nth)}@b.co `,
  tables: (nth) => (nth % 1_000 === 0 ? '|a|b|\n|-|-|\n' : `|a${id(nth)}|b\n`),
  tags: (nth) => `<a${id(nth)} b="${nth}"><!-- `,
  JSON: (nth) => `{"a${id(nth)}": [\\"`,
  emphasis: (nth) => `*a${id(nth)} **b_ ~~`,
  rules: (nth) => `Disallow: /a${id(nth)}*b*$\n`,
  'elements in each other': (nth) => `<div a=${nth}><b>`,
  'elements that end and begin': (nth) => `</p><h1 a=${nth}></h1><table>`,
  entities: (nth) => `&lt;&#${nth}&a${nth}`,
  'hidden signs': (nth) => `${nth}\u200B `,
  code: (nth) => `\`a${id(nth)}\` \`\`\`b\n`,
}

/** So many characters of it, from the `first` piece on: readers remember what they have read. */
export function filled(shape: (nth: number) => string, length: number, first = 0): string {
  const pieces: string[] = []
  for (let nth = first, left = length; left > 0; nth += 1) {
    const piece = shape(nth)
    pieces.push(piece)
    left -= piece.length
  }
  return pieces.join('').slice(0, length)
}
