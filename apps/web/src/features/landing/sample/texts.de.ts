import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: 'Sauerteigbrot, das aufgeht',
  description: 'Von Mehl und Wasser zu einem Laib, den du Gästen hinstellst.',
  chapterTime: 'etwa 45 Minuten',
  conversation: [
    { isFromUser: true, text: 'Ich möchte Sauerteigbrot backen, das aufgeht.' },
    { isFromUser: false, text: 'Schönes Ziel. Hast du schon einmal Brot gebacken?' },
    { isFromUser: true, text: 'Ein paar Mal. Es wird immer flach.' },
    {
      isFromUser: false,
      text: 'Dann sehen wir uns Hefe und Formen genau an. Wie viel Zeit hast du, und möchtest du lieber lesen oder zuschauen?',
    },
    { isFromUser: true, text: 'Eine Stunde am Samstagmorgen. Lieber zuschauen.' },
    {
      isFromUser: false,
      text: 'Meine Zusammenfassung: Du hast schon gebacken, deine Brote werden flach, du hast samstags eine Stunde und schaust gern zu. Das gibt fünf Kapitel von je etwa 45 Minuten. Stimmt das?',
    },
  ],
  chapters: [
    {
      title: 'Wie Hefe arbeitet',
      introduction:
        'Hefe lebt. Sie frisst Zucker aus dem Mehl und atmet Gas aus, und dieses Gas hebt den Laib. Flache Brote kommen meist von Hefe, die es zu kalt, zu heiß oder zu eilig hatte. In diesem Kapitel füllst du zwei Gläser mit Teig und beobachtest sie einen Tag lang.',
      objectives: [
        'Sagen, was Hefe braucht und was sie bremst',
        'Einen aufgegangenen Teig von einem nur warmen unterscheiden',
        'Die richtige Wassertemperatur ohne Thermometer finden',
      ],
      lesson: [
        'In einem Löffel Sauerteig schlafen Milliarden wilder Hefezellen. Mehl und Wasser wecken sie. Von da an tun sie nur eins: Sie machen aus Zucker Gas und ein wenig Alkohol. Den Zucker bringt das Mehl mit: Sobald es nass ist, zerlegen Enzyme darin seine Stärke.',
        'Die Temperatur gibt das Tempo vor. Im Kühlschrank, bei 4\u00a0°C, braucht ein Teig Tage, um sich zu verdoppeln. Bei 24\u00a0°C sind es fünf bis sechs Stunden. Über 35\u00a0°C wird er schnell und sauer, und bei etwa 55\u00a0°C sterben die Zellen. Eine kühle Küche verdirbt also kein Brot. Sie braucht nur Zeit. Heißes Wasser verdirbt es, in einer Minute.',
        'Salz bremst die Hefe, deshalb kommt es in manchen Rezepten zuletzt. Zucker treibt sie zuerst an und bremst sie, wenn es viel ist. Darum brauchen süße Teige mehr Sauerteig.',
      ],
      exercise:
        'Mische zweimal 50\u00a0g Mehl, 35\u00a0g Wasser und einen Löffel Sauerteig. Gib jeden Teig in ein Glas und markiere die Höhe mit einem Gummiband. Ein Glas bleibt auf dem Tisch, eins kommt in den Kühlschrank. Sieh jede Stunde nach und schreib auf, wann sich jeder verdoppelt hat.',
      question: 'Dein Teig hat sich nach sechs Stunden nicht verdoppelt. In der Küche sind es 18\u00a0°C. Was tust du?',
      answer:
        'Warten. Bei 18\u00a0°C braucht ein Teig zehn bis zwölf Stunden. Er ist nicht verdorben, nur langsam, und langsamer Teig schmeckt besser.',
      resources: [
        {
          type: 'Video',
          title: 'Ein Tag im Teigglas, im Zeitraffer',
          reason: 'Du schaust lieber zu. Das zeigt in drei Minuten, was sonst einen Tag dauert.',
        },
        {
          type: 'Artikel',
          title: 'Frisch, trocken, wild: welche Hefe wofür',
          reason: 'Kurz, und es beantwortet die erste Frage im Laden.',
        },
        {
          type: 'Übung',
          title: 'Zwei Gläser, eins warm, eins kalt',
          reason: 'Zehn Minuten Arbeit. Was du selbst gesehen hast, bleibt.',
        },
      ],
    },
    {
      title: 'Mehl, Wasser, Salz, Zeit',
      introduction:
        'Brot besteht aus vier Dingen, und das vierte kostet nichts. Wie viel Wasser hineinkommt, entscheidet, ob die Krume dicht oder locker wird. Wie lange der Teig ruht, entscheidet über den Geschmack. Wenn du beides messen kannst, kannst du jedes Rezept ändern.',
      objectives: [
        'Ausrechnen, wie viel Wasser ein Teig hat, in %',
        'Das passende Mehl für dein Brot wählen',
        'Wissen, was Salz außer Geschmack bewirkt',
      ],
      resources: [
        {
          type: 'Artikel',
          title: 'Bäckerprozente auf einer Seite',
          reason: 'Das Einzige in deinem Plan, das du lesen solltest: Damit lassen sich alle Rezepte vergleichen.',
        },
        {
          type: 'Übung',
          title: 'Ein Teig mit 60, 70 und 80\u00a0% Wasser',
          reason: 'Deine Hände lernen den Unterschied an einem einzigen Samstagmorgen.',
        },
      ],
    },
    {
      title: 'Falten und formen',
      introduction:
        'Ein Teig, der nur gerührt wurde, läuft breit wie eine Pfütze. Falten gibt ihm Kraft ohne Kneten, und Formen legt eine Haut um ihn, die das Gas hält. Wahrscheinlich sind deine Brote hier flach geworden.',
      objectives: [
        'Einen weichen Teig viermal falten, ohne dass er reißt',
        'Einen runden Laib mit straffer Haut formen',
        'Erkennen, wann ein Teig genug gefaltet ist',
      ],
      resources: [
        {
          type: 'Video',
          title: 'Dehnen und falten, von oben gefilmt',
          reason: 'Du siehst die Hände statt des Bäckers, so machst du es leicht nach.',
        },
        {
          type: 'Übung',
          title: 'Denselben Teig dreimal formen',
          reason: 'Teig verzeiht. Der dritte Versuch zeigt, was beim ersten fehlte.',
        },
      ],
    },
    {
      title: 'Gehen lassen, mit Auge und Uhr',
      introduction:
        'Keine Uhr weiß, wie warm deine Küche ist. Ein Finger im Teig verrät mehr: Die Delle springt sofort zurück, langsam oder gar nicht. Du suchst die langsame, und hier lernst du, sie zu finden.',
      objectives: [
        'Die Gare mit einem Finger beurteilen',
        'Mit dem Kühlschrank das Backen in deine Woche einpassen',
        'Einen zu weit gegangenen Teig retten',
      ],
      resources: [
        {
          type: 'Video',
          title: 'Die Fingerprobe in fünf Stufen',
          reason: 'Fünf Dellen nebeneinander sagen mehr als eine Beschreibung.',
        },
        {
          type: 'Artikel',
          title: 'Was eine Nacht im Kühlschrank mit Teig macht',
          reason: 'Du hast samstags eine Stunde. Das verlegt das Warten auf Freitagnacht.',
        },
      ],
    },
    {
      title: 'Dampf, Kruste und das Backen',
      introduction:
        'In den ersten zehn Minuten im Ofen wächst ein Laib zum letzten Mal. So lange hält Dampf die Haut weich. Danach macht trockene Hitze die Kruste, und ein Klopfen auf den Boden sagt dir, wann Schluss ist.',
      objectives: [
        'Dampf in einem gewöhnlichen Ofen machen',
        'Einen Laib so einschneiden, dass er dort aufgeht, wo du willst',
        'Hören, wann ein Brot fertig ist',
      ],
      resources: [
        {
          type: 'Video',
          title: 'Ein Laib mit Dampf, einer ohne',
          reason: 'Den Unterschied sieht man leichter, als man ihn glaubt.',
        },
        { type: 'Übung', title: 'Backe das Brot für deine Gäste', reason: 'Dafür hast du angefangen.' },
      ],
    },
  ],
}
