import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

export const spanishLessons: readonly Lesson[] = [
  {
    for: 'start',
    title: 'Spanish sounds: five clear vowels and the letters that fool you',
    summary: 'Learn to read any Spanish word aloud, because its spelling hides almost nothing.',
    teach: prose`
      Spanish is kind to readers: what you see is what you say. There are five vowels, always short and pure: a as in
      father, e as in met, i as in machine, o as in more, u as in rule. Never let them glide. *No* is one clean sound,
      not “nohw”.

      A few letters fool beginners. The h is silent: *hola, hotel*. The j is a rough breath, as in Scottish loch:
      *jamón*. The same goes for g before e and i: *gente*. Double l sounds much like the y of yes: *calle*. The ñ is
      the ny of canyon: *mañana*. A single r is a quick tap, as in *pero* (but); double r is rolled, as in *perro*
      (dog). And z, or c before e and i, is th in most of Spain and s in Latin America. Words that end in a vowel, n
      or s stress the last syllable but one: ca-SA is wrong, *CA-sa* is right. All others stress the last one, unless
      an accent says otherwise.
    `,
    objectives: lines`
      Say the five vowels short and pure
      Read the letters h, j, ll and ñ aloud
      Tell the tapped r of pero from the rolled one of perro
      Put the stress on the right syllable
    `,
    resources: shelf`
      youtube: Spanish pronunciation vowels rolled r | Sounds from close up | Imitate with a mirror, one sound a day.
      wikipedia: Spanish orthography pronunciation | Every letter and its sound | The table answers whatever this
        chapter left out.
      wikibooks: Spanish alphabet pronunciation | The first pages of a free course | Read its word lists aloud.
      internet_archive: Spanish audio course beginners | Slow recordings | Repeat before you look at the spelling.
    `,
  },
  {
    for: 'early',
    title: 'Me llamo…: names, places and polite words in Spanish',
    summary: 'Say who you are, ask the same back, and be polite in both the friendly and the formal way.',
    teach: prose`
      Start with what everyone asks. *¿Cómo te llamas? Me llamo Ana. ¿De dónde eres? Soy de Irlanda. ¿Qué tal? Muy
      bien, ¿y tú?* Written Spanish warns you of a question with an upside-down mark; spoken Spanish does it by
      letting the voice rise.

      For “you” there are two doors. *Tú* is for friends, children and most people of your age. *Usted* is for
      officials, older strangers and anyone you’d address with respect; it takes the verb form of he and she: *¿Cómo
      se llama usted?* When in doubt, begin with *usted*. In Argentina you’ll hear *vos* instead of *tú*, and in Latin
      America *ustedes* serves for every group. Then the oil of every talk: *por favor, gracias, de nada, perdón, lo
      siento, con permiso*. And three lines that buy you time: *Más despacio, por favor. ¿Puede repetir? No entiendo.*
    `,
    objectives: lines`
      Ask and answer cómo te llamas and de dónde eres
      Choose between tú and usted
      Buy time with más despacio and no entiendo
    `,
    resources: shelf`
      youtube: Spanish introductions dialogue me llamo | Short meetings on film | Answer in the pauses with your own
        facts.
      wikibooks: Spanish greetings introductions | Dialogues with vocabulary | Swap the names and play both parts.
      wikipedia: Spanish personal pronouns tú usted vos | Who is called what, and where | The map of vos is worth a
        look before you travel.
      open_library: Spanish phrasebook | Phrasebooks to borrow | Learn the first page by heart and skip the rest.
    `,
  },
  {
    for: 'everyone',
    title: 'Ser or estar, and verbs in the present',
    summary: 'Build your own sentences in the present tense, and choose the right one of two verbs for “to be”.',
    teach: prose`
      Spanish verbs come in three families, by their ending: *hablar, comer, vivir*. In the present you change that
      ending: *hablo, hablas, habla, hablamos, hablan; como, comes, come; vivo, vives, vive*. The ending already says
      who, so the pronoun mostly stays at home: *Vivo en Leeds.* Six rebels you need daily: *soy, estoy, tengo, voy,
      hago, quiero*.

      “To be” is two verbs. *Ser* says what something is: *Soy enfermera. Es de madera. Son las tres.* *Estar* says
      how or where it is: *Estoy cansado. La sopa está fría. El banco está en la plaza.* Swap them, and the meaning
      shifts: *es aburrido* is a boring man, *está aburrido* a bored one. And *tener* takes over where English says
      “be”: *tengo hambre, tengo frío, tengo veinte años*. Write one line a day about your life with each of *ser,
      estar* and *tener*.
    `,
    objectives: lines`
      Form the present of hablar, comer and vivir
      Use soy, estoy, tengo, voy, hago and quiero
      Choose ser for what and estar for how or where
      Say tengo hambre, tengo frío and tengo veinte años
    `,
    resources: shelf`
      youtube: Spanish ser estar explained examples | Both verbs in many little scenes | Decide before the speaker
        does.
      wikibooks: Spanish present tense verbs | Endings with exercises | Say them as a rhyme until they run by
        themselves.
      wikipedia: Spanish conjugation | The tables | Bookmark it and look at one column only.
      open_library: Spanish verb workbook | Exercise books | Ten sentences a day are worth more than ten pages on
        Sunday.
    `,
  },
  {
    for: 'everyone',
    title: 'What happened, what comes next: past and future in Spanish',
    summary: 'Tell a short story about yesterday and make a plan for tomorrow.',
    teach: prose`
      Plans are easy. *Voy a* and a plain verb say what you’re going to do: *Voy a comer. ¿Qué vas a hacer mañana?
      Vamos a ver.*

      Stories need the past, and Spanish has two. The preterite tells what happened, one thing after the other:
      *llegué, comí, salí*. The imperfect paints how things were meanwhile, or used to be: *era, tenía, llovía*. Think
      of a film. The imperfect is the scenery that’s already there; the preterite is each thing that moves the story
      on. *Llovía y no había nadie en la calle. De repente llegó un perro.* Learn the endings with *hablar* (*hablé,
      hablaste, habló, hablamos, hablaron*) and these four by heart: *fui, hice, tuve, estuve*. Little words hold the
      story together: *primero, luego, después, por eso, al final*. Tell your day to your phone each evening in five
      sentences, and listen to the one from a week ago.
    `,
    objectives: lines`
      Make plans with voy a and a plain verb
      Tell events in the preterite
      Paint the scenery in the imperfect
      Link a story with primero, luego and al final
    `,
    resources: shelf`
      youtube: Spanish preterite imperfect story | Stories told in both tenses | Draw the scenery, then list the
        events.
      wikipedia: Spanish verbs preterite imperfect | The difference in detail | The examples are better than the
        rules.
      wikiversity: Spanish past tense | Free lessons with tasks | Do them aloud first.
      internet_archive: Spanish easy reader stories | Simple stories to read | Mark the two tenses with two colours.
    `,
  },
  {
    for: 'everyone',
    title: 'On the road in Spanish: food, money, the way',
    summary: 'Handle a market, a restaurant and a bus station, with prices that you understand.',
    teach: prose`
      Travel is a handful of scenes that come back every day. In the restaurant: *Quisiera la sopa, por favor. ¿Qué me
      recomienda? La cuenta, por favor.* At the market: *¿Cuánto cuesta? Medio kilo de tomates. ¿Algo más? Nada más,
      gracias.* At the station: *¿A qué hora sale el autobús para Valdivia? ¿De qué andén?* *Un billete de ida y
      vuelta* in Spain; *un pasaje* in Chile or Peru. To find the way: *¿Dónde está…? A la derecha, a la izquierda,
      todo recto.*

      Prices arrive fast, so train numbers by ear: *quince* (15) and *cincuenta* (50), *sesenta* (60) and *setenta*
      (70) are the pairs that trap everyone. Words change from country to country, too: a bus may be *autobús, camión,
      micro* or *guagua*, and a potato is *patata* in Spain and *papa* in Latin America. Ask *¿Cómo se dice aquí?* and
      you’ll have made a friend.
    `,
    objectives: lines`
      Order in a restaurant and ask for the bill
      Ask at the station when the bus leaves
      Tell quince from cincuenta and sesenta from setenta by ear
      Ask for the local word
    `,
    resources: shelf`
      youtube: Spanish restaurant market bus dialogue | Everyday scenes with subtitles | Play the traveller and pause
        for each answer.
      wikibooks: Spanish food numbers travel | Word lists by scene | Pick thirty words for your own trip.
      wikipedia: Spanish dialects vocabulary differences | Who says what where | Look up the country you’re going to.
      open_library: Spanish for travellers | Travel courses to borrow | Take one with recordings.
    `,
  },
  {
    for: 'far',
    title: 'Wishes, doubts and opinions: the subjunctive without fear',
    summary: 'Say what you hope, doubt and recommend, and take part in a discussion.',
    teach: prose`
      Once you want to influence the world instead of describing it, you need the subjunctive. It stands in the second
      half of a sentence, behind *que*, when the first half is a wish, a feeling, a doubt or advice: *Quiero que
      vengas. Me alegro de que estés aquí. No creo que llueva. Te recomiendo que pruebes el pulpo.* Facts keep the
      normal form: *Creo que llueve.*

      Its shape is simple: take the first person, drop the o, and swap the vowels. *Hablo* becomes *hable*, *como*
      becomes *coma*, *tengo* becomes *tenga*. Irregular ones worth knowing are *sea, esté, vaya, haya*. Learn it
      through triggers rather than rules: *ojalá que, es importante que, para que, cuando* with a future sense. For a
      discussion add the hinges: *en mi opinión, depende de, por un lado… por otro, no estoy de acuerdo porque*.
      Choose a question you care about and argue both sides for two minutes each.
    `,
    objectives: lines`
      Recognise the triggers of the subjunctive
      Form the subjunctive from the first person
      Keep facts in the normal form after creo que
      Argue both sides of a question for two minutes
    `,
    resources: shelf`
      youtube: Spanish subjunctive triggers explained | Wishes and doubts with examples | Collect ten triggers and
        write one true sentence for each.
      wikipedia: subjunctive mood in Spanish | The whole system | Look things up here; don’t learn from it.
      wikibooks: Spanish subjunctive | Exercises with answers | Do five, then use each in a message to someone.
      open_library: Spanish subjunctive grammar practice | Books for the way on | One chapter on opinions gives a month
        of talk.
    `,
  },
]
