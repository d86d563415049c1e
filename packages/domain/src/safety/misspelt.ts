import { HIDDEN_VOWEL, plainTerms } from './plain-text.ts'
import type { SafetyWords } from './safety-words.ts'

/** What a word is meant by, for each way of writing it with one slip of the fingers. */
export type Misspellings = ReadonlyMap<string, string>

/** Letters from which a word bears a wrong vowel. */
const LONG = 7
const VOWELS = ['a', 'e', 'i', 'o', 'u']

/** Words of their own, one slip away from a word that counts. */
const OTHER_WORDS = new Set(
  `bob bobs boms bome bons bonbon build bild beak brak braking break bateln bastel haken hecken hake hace haced hocken hock hocking
  hacen hacke hucked granite granit grenada granata granato granate heron herein heroine stehen stahlen kauen klau klaue klage
  streben serben starben sterbe stare staring stave staving staking staling steeling sealing strange silence filtern folter
  forearm discard tortue tortur tortura torturo poisson poissons poso poson quallen quelen quale umringen umbringe shouting
  shooing sooting sooth overdoes quickset nose noos hinging honging leaning lean lear lern lerne lenen leren larn marder
  morder pone phon hand knie kniffe hunger hangern eles ele ese els ito int inot ino tech tach rife rile riffle compute
  compter comparer camara camaras camero comera silencio seeping shool pill pils pisto pistil pistola pistolo virs git gif
  gewahr flaschen falsche fische katzen koten rotzen knicken knacke leen lieben lehen laben loben leihe leche liche laiche
  machin machete mache muchen mochen mechen mich michen macho machon nahbar ritz rizen riten drug droge dialer dealer deale
  einbrach entfahren entfuhre erbrochen jemande freunden kinde kunde kunder kinder kamer kammer abnahmen anschlug ausweise
  attenta bilimia burglar cutting catting crustal cristal crystal dinamite dynamit monition explosiva explosivo explosivas
  explosivos explosiv suicida suicido cocaina anorexie terrorista telegramm tote tot toe toten masacre tablette drus dugs
  mae mak kil ken mare trojan troja quellen kranke fest freund freunds smugging miking meking gitting gutting illegale
  ilegal verkauf verkaufe hanging waffel waffeln jamais school scheel hush kiel keil kille killer kills kiss maks mask
  accent amount person persona posion poise bom buen cocina cocine fabrica exit exits sam sacrifier sprengen toen hakt grandparent
  герои сохнуть`.split(/\s+/),
)

/** Of the words that count in each language (`misspelt`); what is a word of its own is left alone. */
export function makeMisspellings(languages: readonly SafetyWords[]): Misspellings {
  const words = languages.flatMap(({ terms }) => plainTerms(terms.misspelt ?? []))
  const found = new Map<string, string>()
  for (const word of words) for (const slip of slipsOf(word)) if (!OTHER_WORDS.has(slip)) found.set(slip, word)
  for (const word of words) found.delete(word)
  return found
}

/** `plain` as `plainText` writes it. */
export const correctSpelling = (misspellings: Misspellings, plain: string): string =>
  plain
    .split(' ')
    .map((word) => misspellings.get(word) ?? word)
    .join(' ')

/** The first letter is right: letters swapped, left out, doubled; a hidden vowel; in a long word, another vowel. */
function slipsOf(word: string): readonly string[] {
  const letters = [...word]
  return letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('')
    const after = letters.slice(at + 1).join('')
    const doubled = `${before}${letter}${letter}${after}`
    if (at === 0) return [doubled]
    const next = letters[at + 1]
    const swapped = next === undefined ? [] : [`${before}${next}${letter}${letters.slice(at + 2).join('')}`]
    const vowels = letters.length >= LONG ? [...VOWELS, HIDDEN_VOWEL] : [HIDDEN_VOWEL]
    const others = VOWELS.includes(letter) ? vowels.map((vowel) => before + vowel + after) : []
    return [doubled, before + after, ...swapped, ...others]
  })
}
