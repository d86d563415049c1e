import type { Texts } from './texts.ts'

export const texts: Texts = {
  title: (name) => `${name} · Lernpläne, Kapitel für Kapitel`,
  hero: {
    heading: 'Sag uns, wohin du willst. Wir zeigen den Weg.',
    lead: 'Sag, was du lernen möchtest. Der Assistent stellt ein paar Fragen und macht dann einen Plan aus Kapiteln. Jedes hat klare Ziele und Material, das deine Zeit wert ist.',
    start: 'Jetzt anfangen',
    seeHow: 'So geht’s',
    price:
      'Das erste Kapitel jedes Plans ist kostenlos. Danach kostet jedes Kapitel 1\u00a0$ (10 Credits). Pakete ab 5\u00a0$.',
    toDashboard: 'Zu meiner Übersicht',
  },
  dashboard: {
    label: 'Eine Übersicht mit Beispieldaten',
    heading: 'Meine Lernpläne',
    chapters: 'Kapitel des Beispielplans',
    completed: 'Abgeschlossen',
    otherPlan: 'Spanisch für die nächste Reise',
  },
  demo: {
    heading: 'Ein Beispielplan',
    lead: 'So ist ein Plan entstanden.',
    interactive: 'Probiere alles aus, nichts wird gespeichert.',
    tabs: 'Teile des Beispiels',
    next: (tab) => `Weiter: ${tab}`,
    sampleData: 'Beispieldaten',
    sample: 'Beispiel',
    end: 'Das ist der ganze Weg. Jetzt bist du dran: Das erste Kapitel ist kostenlos.',
    signUp: 'Meinen Plan anfangen',
    conversation: {
      label: 'Gespräch',
      lead: 'Zuerst kommt das Gespräch.',
      text: 'Der Assistent fragt, was du weißt, wie viel Zeit du hast und was dir wichtig ist. Dann fasst er zusammen. Du sagst ja oder änderst etwas.',
      about: 'Gespräch über: ',
      messages: 'Nachrichten',
      you: 'Du: ',
      assistant: 'Assistent: ',
      input: 'Deine Nachricht',
      placeholder: 'Beispielgespräch',
      send: 'Senden',
      disabled: 'Das ist ein Beispielgespräch. Hier kannst du nichts senden.',
      signUp: 'Registriere dich und beginne dein eigenes.',
    },
    plan: {
      label: 'Lernplan',
      lead: 'Dann bekommst du deinen Plan.',
      text: 'Kapitel werden der Reihe nach freigeschaltet, für je 1\u00a0$ (10 Credits). Schalte das nächste frei. Im Beispiel kostet es nichts.',
      done: (done, all) => `${done} von ${all} Kapiteln abgeschlossen`,
      credits: (credits) => `Beispiel-Credits: ${credits}`,
      chapters: 'Kapitel',
      completed: (title) => `Abgeschlossen: ${title}`,
      time: (time) => `Geschätzte Zeit: ${time}`,
      view: 'Kapitel ansehen',
      unlocking: 'Wird freigeschaltet …',
      unlocked: 'Kapitel freigeschaltet!',
    },
    chapter: {
      label: 'Kapitelinhalt',
      lead: 'Und jedes Kapitel bringt dich weiter.',
      text: 'Du siehst, worum es geht und was du danach kannst. Dazu bekommst du Material, das zu dir passt, und den Grund dafür.',
      place: (number, all, time) => `Kapitel ${number} von ${all}, ${time}`,
      introduction: 'Einführung',
      objectives: 'Lernziele',
      tryIt: 'Probiere es aus',
      question: 'Teste dich selbst',
      answer: 'Antwort zeigen',
      resources: 'Ausgewähltes Material',
      links: 'In deinen eigenen Kapiteln führt jeder Link zu seiner Seite.',
    },
  },
  how: {
    heading: 'So geht’s',
    steps: [
      {
        title: 'Nenne dein Ziel',
        text: 'Sag, was du lernen möchtest, wie viel du weißt und wie viel Zeit du hast. Ein kurzes Gespräch genügt.',
      },
      {
        title: 'Du bekommst deinen Plan',
        text: 'Der Assistent fasst zusammen, was du gesagt hast. Sag ja, und er macht deinen Plan, Kapitel für Kapitel.',
      },
      {
        title: 'Schalte Kapitel frei, je 1\u00a0$',
        text: 'Das erste ist kostenlos. Das nächste schaltest du frei, wenn du so weit bist. Kein Abo. Pakete ab 5\u00a0$.',
      },
      {
        title: 'Lerne und komm voran',
        text: 'Lies ein Kapitel, nutze das Material und hake das Kapitel ab. So siehst du, wie weit du bist.',
      },
    ],
  },
  gallery: {
    heading: 'Pläne, mit denen du heute anfangen könntest',
    lead: 'Sechs Beispiele. Deiner entsteht für dich: dein Stand, deine Zeit, dein Grund.',
    facts: (chapters, hours) => `${chapters} Kapitel, etwa ${hours} Stunden`,
    chapters: 'Kapitel ansehen',
    start: 'Meinen eigenen Plan erstellen',
    startThis: 'Diesen Plan anfangen',
    plans: [
      {
        name: 'guitar',
        title: 'Gitarre fürs Lagerfeuer',
        for: 'Für alle, die noch nie eine Gitarre gehalten haben und im Sommer spielen wollen.',
        hours: 21,
        chapters: [
          'Gestimmt und entspannt: die Gitarre halten, die ersten klaren Töne',
          'Vier Akkorde und der Weg dazwischen',
          'Im Takt schlagen: eine Hand wie ein Pendel',
          'Ein ganzes Lied spielen und dazu singen',
          'Zupfmuster: die Gitarre als zwei Instrumente',
        ],
      },
      {
        name: 'statistics',
        title: 'Statistik für den Beruf',
        for: 'Für alle, die Berichte lesen und wissen wollen, was die Zahlen wirklich sagen.',
        hours: 12,
        chapters: [
          'Mittelwert, Median und Streuung: Zahlen ehrlich beschreiben',
          'Wahrscheinlichkeit mit natürlichen Häufigkeiten: Tests, Chancen, Überraschungen',
          'Von der Stichprobe aufs Ganze: Unsicherheit und Konfidenzintervalle',
          'Ist der Unterschied echt? Tests, p-Werte und wie sie täuschen',
          'Korrelation, Regression und was wovon kommt',
        ],
      },
      {
        name: 'portuguese',
        title: 'Portugiesisch sprechen',
        for: 'Für Reisende mit zwanzig Minuten am Tag.',
        hours: 18,
        chapters: [
          'Der Klang des Portugiesischen: Nasalvokale, nh, lh und das stumme e',
          'Olá! Die erste Minute mit jemandem',
          'Ser, estar und ter: wer du bist, wie es dir geht, was du hast',
          'Fragen und die Antwort verstehen',
          'Gestern und morgen: kleine Geschichten erzählen',
          'Café, Markt, Bus: drei Szenen, die du erleben wirst',
          'Fünf Minuten Gespräch, geprobt und echt',
        ],
      },
      {
        name: 'python',
        title: 'Python, von der ersten Zeile an',
        for: 'Für alle, die noch nie programmiert haben und ein eigenes Werkzeug wollen.',
        hours: 14,
        chapters: [
          'Dein erstes Python-Programm: Werte, Namen und ein Gespräch',
          'Entscheidungen und Schleifen: if, while, for',
          'Funktionen: einem Stück Arbeit einen Namen geben',
          'Listen und Dictionarys: viele Werte auf einmal',
          'Dateien und Fehler: ein nützliches eigenes Programm',
        ],
      },
      {
        name: 'drawing',
        title: 'Ein Porträt zeichnen',
        for: 'Für alle, die sagen, sie könnten keine gerade Linie ziehen.',
        hours: 16,
        chapters: [
          'Sichere Linien: Arm, Bleistift und Probestriche',
          'Zeichnen, was du siehst: Kanten, Lücken und Messen',
          'Quader, Zylinder und der Horizont: einfache Perspektive',
          'Licht und Schatten: fünf Töne, die es rund machen',
          'Ein Porträt, das jemandem ähnlich sieht',
        ],
      },
      {
        name: 'running',
        title: 'Fünf Kilometer laufen',
        for: 'Für alle, die auf der Treppe außer Atem kommen.',
        hours: 26,
        chapters: [
          'Laufen und gehen: die ersten vier Wochen',
          'Dreißig Minuten ohne Pause',
          'Leicht laufen: Schritt, Haltung und starke Beine',
          'Eine Laufwoche: locker, lang und ein bisschen schnell',
          'Fünf Kilometer am Tag X: Tempo, Nerven, Ziel',
        ],
      },
    ],
  },
  pricing: {
    heading: 'Bezahle pro Kapitel',
    price: '1\u00a0$',
    perChapter: 'pro Kapitel',
    text: 'Kein Abo. Kaufe Credits, wenn du welche brauchst. Ein Kapitel kostet 10 Credits. Pakete ab 5\u00a0$.',
    included: [
      'Beliebig viele Lernpläne',
      'Einstufung und Selbsttests mit KI',
      'Ausgewähltes Lernmaterial',
      'Dein Fortschritt im Blick',
      'Bezahlte Kapitel behältst du',
    ],
    start: 'Jetzt anfangen',
    signpost: 'Was die Kapitel eines Plans kosten',
    boards: [
      { where: 'Kapitel\u00a01', price: 'kostenlos' },
      { where: 'Kapitel\u00a02', price: '1\u00a0$' },
      { where: 'Kapitel\u00a03', price: '1\u00a0$' },
    ],
  },
  questions: {
    heading: 'Fragen und Antworten',
    list: [
      {
        question: 'Was kostet es?',
        answer:
          'Registrieren, Planen und das erste Kapitel jedes Plans sind kostenlos. Danach kostet ein Kapitel 10 Credits, das ist 1\u00a0$. Credits kaufst du in Paketen. Das kleinste hat 50 Credits und kostet 5\u00a0$.',
      },
      {
        question: 'Was bekomme ich in einem Kapitel?',
        answer:
          'Eine Lektion für dein Ziel und deinen Stand, mit Lernzielen, Beispielen, Übungen und Fragen zum Prüfen. Dazu kommt Material aus dem Netz, immer mit dem Grund, warum es dabei ist.',
      },
      {
        question: 'Funktionieren die Links?',
        answer:
          'Ja. Wir öffnen jede Seite, bevor du sie siehst. Wir prüfen, ob sie zum Kapitel passt, und sehen jede Woche wieder nach. Links, die nicht mehr funktionieren, ersetzen wir. Ist das hier ausgeschaltet, öffnet jeder Link stattdessen eine Suche.',
      },
      {
        question: 'Kann ich meinen Plan ändern?',
        answer:
          'Ja. Du kannst Kapitel umbenennen, verschieben, hinzufügen oder entfernen. Oder sag mit eigenen Worten, was anders sein soll. Du siehst die Änderungen, bevor du sie annimmst.',
      },
      {
        question: 'Und wenn ein Kapitel nicht gelingt?',
        answer:
          'Dann bezahlst du es nicht. Deine Credits sind sofort wieder da, und du kannst es noch einmal versuchen.',
      },
      {
        question: 'Bekomme ich mein Geld zurück?',
        answer:
          'Credits werden nicht erstattet und sind nicht übertragbar. Sie verfallen nicht, solange dein Konto besteht. Freigeschaltete Kapitel kannst du immer wieder lesen.',
      },
      {
        question: 'Schreibt das eine KI?',
        answer:
          'Ja. Eine KI schreibt, und das Programm prüft, was sie schreibt, bevor du es siehst. Sie kann sich trotzdem irren. Prüfe deshalb, was wichtig ist, vor allem bei Gesundheit, Recht und Geld.',
      },
    ],
  },
}
