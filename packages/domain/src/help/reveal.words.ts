import { wordsIn } from '../shared/index.ts'

// Words by which a reply may name a key, in the languages of the product: English, German, Spanish. As `normalised` writes them, without accents.

/** Words by what they stand for: see `stepOf`. */
const valued = (lists: string): ReadonlyMap<string, number> =>
  new Map(
    lists.split('|').flatMap((list) => {
      const [first = '', ...words] = wordsIn(list)
      return words.flatMap((word, place) => word.split('/').map((one) => [one, stepOf(first, place)] as const))
    }),
  )
/** "0+1": from 0 on, one more with each word. */
const stepOf = (first: string, place: number): number => {
  const [from = 0, step = 0] = first.split('+').map(Number)
  return from + step * place
}

/** Units and tens; "one" alone is an article, or a pronoun: see `WEAK`. */
export const NUMBER_WORDS =
  valued(`0+1 zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen|0+1 null eins/ein zwei/zwo drei vier funf sechs sieben acht neun zehn elf zwolf
  dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn|0+1 cero uno dos tres cuatro cinco seis siete ocho nueve diez
  once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro
  veinticinco veintiseis veintisiete veintiocho veintinueve|20+10 twenty thirty forty fifty sixty seventy eighty ninety|20+10
  zwanzig dreißig/dreissig vierzig funfzig sechzig siebzig achtzig neunzig|20+10 veinte treinta cuarenta cincuenta sesenta
  setenta ochenta noventa|100+100 ciento/cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos
  ochocientos novecientos|12 dozen/dutzend/docena`)
export const SCALES = valued(
  '100 hundred/hundreds/hundert|1000 thousand/tausend/mil|1000000 million/millionen/millon/millones',
)
/** One of so many parts. */
export const PARTS =
  valued(`2 half/halves/halb/einhalb/halbe/halber/halbes/halben/halfte/medio/media/mitad|3 thirds/drittel/tercio/tercios
  |4 quarter/quarters/fourths/viertel/cuarto/cuartos|5 fifths/funftel/quinto/quintos|6 sixths/sechstel/sexto/sextos
  |8 eighths/achtel/octavo/octavos|10 tenths/zehntel/decimo/decimos|12 twelfths/zwolftel/doceavo/doceavos`)
export const WEAK = new Set(wordsIn('one ein eins uno'))
export const POINT = new Set(wordsIn('point comma komma punkt coma punto'))
export const JOINS = new Set(wordsIn('and y'))
export const PERCENT = /\b(?:per ?cent|prozent|porcento|por ciento)\b/gu
/** By the place in a list; then the last, the one before it, and the middle one. */
export const ORDINALS: readonly RegExp[] = [
  'first|erste[nrsm]?|primer[oa]?|1st|1[ªº]',
  'second|zweite[nrsm]?|segund[oa]|2nd|2[ªº]',
  'third|dritte[nrsm]?|tercer[oa]?|3rd|3[ªº]',
  'fourth|vierte[nrsm]?|cuart[oa]|4th|4[ªº]',
  'fifth|funfte[nrsm]?|quint[oa]|5th|5[ªº]',
  'sixth|sechste[nrsm]?|sext[oa]|6th|6[ªº]',
  'seventh|siebte[nrsm]?|septim[oa]|7th|7[ªº]',
  'eighth|achte[nrsm]?|octav[oa]|8th|8[ªº]',
].map((words) => new RegExp(words, 'u'))
export const LAST = /last|final|letzte[nrsm]?|ultim[oa]|bottom|unterste[nrsm]?/u
export const NEXT_TO_LAST =
  /(?:second|next) (?:to|from the) (?:last|bottom|end)|last but one|penultimate|vorletzte[nrsm]?|zweitletzte[nrsm]?|penultim[oa]/u
export const MIDDLE = /middle|mittlere[nrsm]?|del medio|central|de en medio/u
/** What a place is one of. */
export const CHOICE =
  'options?|answers?|choices?|ones?|alternatives?|items?|entr(?:y|ies)|possibilit(?:y|ies)|statements?|letters?|bullets?|lines?|rows?|numbers?|no\\.|nr\\.|optione?n?|antwort(?:en)?|moglichkeit(?:en)?|auswahl|buchstabe[n]?|punkt|nummer|zeile|variante|eintrag|aussage|opcion(?:es)?|respuestas?|alternativas?|posibilidad|entrada|frase|letras?|numeros?|linea'
export const THE = 'the|your|die|der|das|den|dem|la|el|lo|las|los'
export const IS =
  'is|it is|is it|its|be|was|would|sounds|seems|looks|fits|works|wins|ist|ist es|war|passt|stimmt|gilt|klingt|es|sera|seria|suena|parece|encaja|vale'
/** Where one option stands to another. */
const SIDE =
  '(?:right |just |directly |immediately |direkt |gleich |justo )?(?:below|above|beneath|underneath|after|before|next to|following|darunter|daruber|danach|davor|nach|vor|unter|uber|neben|debajo|encima|despues|antes)'
export const BESIDE = new RegExp(
  `\\b(?:(?:one|option|answer|choice|antwort|opcion|respuesta) ${SIDE}\\b|${SIDE} (?:yours|your choice|the one you|deiner|deine|der,? die du|de la tuya|de la que|la tuya))`,
  'u',
)

/** A sentence with one of these says what the answer is. */
export const ANSWERS =
  /\b(?:answers?|solutions?|results?|correct|key|equals?|total|comes? to|makes|gives|choose|pick|select|take|tick|enter|write|type|antwort(?:en)?|losung|ergebnis|ergibt|richtig[enrs]*|korrekt[enrs]*|gleich|macht|wahle?|nimm|kreuze?|trage?|schreibe?|respuestas?|solucion|resultado|correct[oa]s?|igual|son|elige|escoge|marca|escribe|pon)\b|[=≈→]/u
/** What stands behind one of these, alone, is named. Before it, marks part it from the rest. */
export const NAMED =
  /[,:;"'“”„«»()[\]|`$?!*]|\.(?=\s|$)|\b(?:gets?|finds?|found|count|with|is|are|be|it ?s|by|as|to|try|say|says|said|habe|hat|sind|ist|kommt|heraus|sagt|son|es|sale|salir|salen|dan?|dice)\b/gu
/** It turns an order around: what follows is named after, or before what is named next. */
export const AFTER = /\b(?:after|follows|nach|folgt(?: auf)?|tras|sigue a|despues de)\b/u
export const BEFORE = /\b(?:before|bevor|vor|ehe|antes (?:de|que))(?: \p{L}{1,4})?$/u
/** It rules out what it names. */
export const DENIES =
  /\b(?:not|no|nor|neither|never|none|isn ?t|can ?t|cannot|doesn ?t|aren ?t|won ?t|wrong|incorrect|false|rule[sd]? out|eliminate[sd]?|exclude[sd]?|cross out|drop|discard|forget|ignore|except|nicht|kein[enrsm]*|weder|noch|nie|falsch[enrs]*|ausschlie(?:ß|ss)en|scheidet|scheiden|fallt weg|streiche?|vergiss|ausser|außer|ni|nunca|incorrect[oa]s?|fals[oa]s?|descarta[rd]?[oa]?s?|elimina[rd]?[oa]?s?|tacha|olvida|excepto|menos|salvo|tampoco)\b/u
/** Where parts of a key are given. */
export const PIECES =
  /\b(?:digits?|letters?|starts?|begins?|ends?|ziffern?|buchstaben?|beginnt|fangt|anfang|endet|ende|cifras?|digitos?|letras?|empieza|comienza|termina|acaba)\b/u
/** Ways to hide what one says. */
export const CIPHERS =
  /\b(?:base ?64|rot ?13|caesar|cipher|ciphers?|encoded?|decode|encrypt(?:ed)?|decrypt|spelled out|acrostic|first letters?|initials|morse|hexa?(?:decimal)?|ascii|binary|verschlusselt|entschlussle|kodiert|anfangsbuchstaben|binar|cifrado|descifra|codificado|iniciales|binario)\b/u
/** Numbers of parts of a text, which are no amounts. */
export const COUNTED = /\b(?:step|section|line|schritt|abschnitt|zeile|paso|secci[oó]n|l[ií]nea) \d{1,3}\b/giu
