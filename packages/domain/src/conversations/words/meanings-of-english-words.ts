import type { AmbiguousWord, Meaning } from './meaning.ts'

/** The languages of the texts, in their order; English where a learner writes another. */
const LANGUAGES = 'en de fr es pt it nl'.split(' ')

/** In each of them, apart by bars. */
function western(labels: string, hints: string): Meaning {
  const [en = '', ...others] = labels.split('|')
  return { text: { en, ...Object.fromEntries(others.map((text, index) => [LANGUAGES[index + 1], text])) }, hints }
}

/** English words that may mean several things: each meaning has words of its own in their place. */
export const MEANINGS_OF_ENGLISH_WORDS: readonly AmbiguousWord[] = [
  {
    names: ['Bass'],
    meanings: [
      western(
        'Bass guitar|Bassgitarre|Guitare basse|Bajo eléctrico|Baixo elétrico|Basso elettrico|Basgitaar',
        'electric e-bass gitarre gitaar',
      ),
      western(
        'Double bass|Kontrabass|Contrebasse|Contrabajo|Contrabaixo|Contrabbasso|Contrabas',
        'upright orchestra orchester',
      ),
      western(
        'Singing bass|Bass singen|Chanter la voix de basse|Cantar con voz de bajo|Cantar com voz de baixo|Cantare da basso|Bas zingen',
        'choir voice sing chor stimme',
      ),
    ],
  },
  {
    names: ['Polish'],
    meanings: [
      western(
        'Polish, the language|Polnisch, die Sprache|Polonais, la langue|Polaco, el idioma|Polonês, a língua|Polacco, la lingua|Pools, de taal',
        'speak speaking poland',
      ),
      western(
        'Polishing, giving things a shine|Polieren, zum Glänzen bringen|Polir, faire briller|Pulir, sacar brillo|Polir, dar brilho|Lucidare, far brillare|Polijsten, laten glanzen',
        'metal shoes wood stone surface',
      ),
    ],
  },
  {
    names: ['Latin'],
    meanings: [
      western(
        'Latin, the language|Latein, die Sprache|Latin, la langue|Latín, el idioma|Latim, a língua|Latino, la lingua|Latijn, de taal',
        'read reading roman romans texts',
      ),
      western(
        'Latin dance|Lateinamerikanische Tänze|Danses latines|Bailes latinos|Danças latinas|Balli latini|Latijns-Amerikaanse dansen',
        'dancing dances salsa samba',
      ),
    ],
  },
  {
    names: ['Magic'],
    meanings: [
      western(
        'Magic tricks|Zaubertricks|Tours de magie|Trucos de magia|Truques de mágica|Trucchi di magia|Goocheltrucs',
        'trick conjuring magician',
      ),
      western(
        'Magic, the card game|Magic, das Kartenspiel|Magic, le jeu de cartes|Magic, el juego de cartas|Magic, o jogo de cartas|Magic, il gioco di carte|Magic, het kaartspel',
        'gathering mtg cards deck',
      ),
    ],
  },
  {
    names: ['Fencing'],
    meanings: [
      western(
        'Fencing, the sport|Fechten, der Sport|Escrime, le sport|Esgrima, el deporte|Esgrima, o esporte|Scherma, lo sport|Schermen, de sport',
        'sword swords foil epee sabre',
      ),
      western(
        'Building fences|Zäune bauen|Construire des clôtures|Construir vallas|Construir cercas|Costruire recinti|Hekken bouwen',
        'fence garden build posts',
      ),
    ],
  },
  {
    names: ['Football'],
    meanings: [
      western(
        'Football, also known as soccer|Fußball|Football, le ballon rond|Fútbol|Futebol|Calcio|Voetbal',
        'soccer european',
      ),
      western(
        'American football|American Football|Football américain|Fútbol americano|Futebol americano|Football americano|American football',
        'nfl gridiron',
      ),
    ],
  },
  {
    names: ['Modelling', 'Modeling'],
    meanings: [
      western(
        'Modelling for fashion|Als Model arbeiten|Devenir mannequin|Ser modelo de moda|Ser modelo de moda|Lavorare nella moda|Modellenwerk',
        'catwalk photos runway',
      ),
      western(
        '3D modelling|3D-Modelle bauen|Modélisation 3D|Modelado 3D|Modelagem 3D|Modellazione 3D|3D-modelleren',
        '3d blender cad',
      ),
      western(
        'Financial modelling|Finanzmodelle erstellen|Modélisation financière|Modelos financieros|Modelos financeiros|Modelli finanziari|Financiële modellen',
        'finance excel money',
      ),
    ],
  },
  {
    names: ['Composition'],
    meanings: [
      western(
        'Composing music|Musik komponieren|Composer de la musique|Componer música|Compor música|Comporre musica|Muziek componeren',
        'song songs compose',
      ),
      western(
        'Composition in photos and pictures|Bildaufbau in Fotos und Gemälden|Composition en photo et peinture|Composición de fotos y cuadros|Composição de fotos e quadros|Composizione di foto e quadri|Compositie van foto’s en beelden',
        'photography photo picture painting',
      ),
      western(
        'Writing essays|Aufsätze schreiben|Écrire des rédactions|Escribir redacciones|Escrever redações|Scrivere temi|Opstellen schrijven',
        'essay write text',
      ),
    ],
  },
  {
    names: ['Sketch'],
    meanings: [
      western(
        'Sketching by hand|Von Hand skizzieren|Croquis à la main|Bocetos a mano|Esboços à mão|Schizzi a mano|Schetsen met de hand',
        'draw drawing pencil paper',
      ),
      western(
        'Sketch, the design app|Sketch, die Design-App|Sketch, l’appli de design|Sketch, la app de diseño|Sketch, o app de design|Sketch, l’app di design|Sketch, de ontwerpapp',
        'software ui screens',
      ),
    ],
  },
  {
    names: ['Swing'],
    meanings: [
      western(
        'Swing, the dance|Swing, der Tanz|Swing, la danse|Swing, el baile|Swing, a dança|Swing, il ballo|Swing, de dans',
        'dancing lindy',
      ),
      western(
        'The golf swing|Der Golfschwung|Le swing au golf|El swing de golf|O swing do golfe|Lo swing nel golf|De golfswing',
        'club',
      ),
      western(
        'Swing, the music|Swing, die Musik|Swing, la musique|Swing, la música|Swing, a música|Swing, la musica|Swing, de muziek',
        'jazz band',
      ),
    ],
  },
]
