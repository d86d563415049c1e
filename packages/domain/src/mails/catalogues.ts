import de from './texts/de.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

/** What mails say, in each language that the product speaks. A catalogue that lacks a text does not compile. */
export const CATALOGUES = { en, de, es } as const satisfies Readonly<Record<string, typeof en>>
