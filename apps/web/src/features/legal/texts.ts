/** The legal pages are in English only; the other languages say so above them. */
export const texts = { englishOnly: 'This page is available in English only.' }
