import { MIN_PASSWORD_LENGTH } from '@app/domain'
import type { ErrorMessages } from './error-messages.ts'
import { pluralsOf, waitsIn } from './plurals.ts'

const plural = pluralsOf('de')
const credits = plural({ one: '# Credit', other: '# Credits' })
const wait = waitsIn({
  second: plural({ one: '# Sekunde', other: '# Sekunden' }),
  minute: plural({ one: '# Minute', other: '# Minuten' }),
  hour: plural({ one: '# Stunde', other: '# Stunden' }),
})

export const de: ErrorMessages = {
  'invalid-input': 'Bitte prüfe deine Eingaben und versuche es noch einmal.',
  'malformed-json': 'Wir konnten die Anfrage nicht lesen. Ihr Inhalt muss ein JSON-Objekt sein.',
  unauthenticated: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  forbidden: 'Das können nur Admins. Bitte wende dich an einen Admin.',
  'password-change-required':
    'Du hast dich mit einem vorläufigen Passwort angemeldet. Wähle ein eigenes, um weiterzumachen.',
  'not-found': 'Wir konnten das nicht finden. Bitte prüfe die Adresse.',
  'method-not-allowed': 'Diese Adresse unterstützt die Methode nicht. Der Allow-Header nennt die möglichen.',
  'body-too-large': 'Das ist zu lang. Bitte schick einen kürzeren Text.',
  'unsupported-media-type': 'Bitte schick die Anfrage als JSON, mit Content-Type: application/json.',
  'too-many-tries': ({ retry_after, limited }) =>
    limited === 'conversations'
      ? `Du hast viele Gespräche begonnen. Versuche es in ${wait(retry_after)} noch einmal.`
      : `Zu viele Versuche. Bitte warte ${wait(retry_after)} und versuche es dann noch einmal.`,
  'internal-error': 'Bei uns ist etwas schiefgegangen. Bitte versuche es gleich noch einmal.',
  'too-many-streams': 'Das ist schon in mehreren Tabs geöffnet. Bitte schließ einen davon.',
  unavailable: 'Wir sind gerade nicht erreichbar. Bitte versuche es in ein paar Sekunden noch einmal.',

  'invalid-email': 'Das ist keine gültige E-Mail-Adresse. Bitte prüfe die Schreibweise.',
  'invalid-username': 'Bitte nimm 1 bis 50 sichtbare Zeichen und mische keine Alphabete (etwa Latein und Griechisch).',
  'username-taken': 'Dieser Benutzername ist vergeben oder einem anderen zu ähnlich. Bitte wähle einen anderen.',
  'password-too-short': ({ shortest }) =>
    shortest === MIN_PASSWORD_LENGTH
      ? 'Das Passwort braucht mindestens 8 Zeichen.'
      : 'Das neue Passwort braucht mindestens 9 Zeichen.',
  'password-too-long': 'Ein Passwort darf höchstens 128 Zeichen haben.',
  'password-too-common': 'Dieses Passwort ist zu bekannt. Bitte wähle ein anderes.',
  'password-unusable': 'Dieses Passwort enthält ein Zeichen, das nicht geht. Bitte wähle ein anderes.',
  'passwords-differ': 'Die Passwörter stimmen nicht überein.',
  'password-unchanged': 'Das ist dein aktuelles Passwort. Bitte wähle ein neues.',
  'current-password-wrong': 'Dein aktuelles Passwort stimmt nicht. Bitte prüfe es und versuche es noch einmal.',
  'hasher-busy': 'Gerade melden sich zu viele Leute an. Bitte versuche es gleich noch einmal.',
  'reset-token-invalid': 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  'session-not-found': 'Diese Sitzung ist schon beendet. Bitte lade die Seite neu.',
  'token-invalid':
    'Dieser Link ist ungültig oder abgelaufen. Schon bestätigt? Dann melde dich einfach an. Wenn nicht, fordere einen neuen Link an.',
  'invalid-credentials': 'E-Mail oder Passwort stimmt nicht. Prüfe bitte beides oder setze dein Passwort zurück.',
  'email-not-verified':
    'Bitte bestätige deine E-Mail-Adresse, bevor du dich anmeldest. Wir können dir einen neuen Link schicken.',
  'account-disabled': 'Dieses Konto wurde deaktiviert. Wenn du das für einen Fehler hältst, schreib uns.',

  'not-an-admin': 'Du bist kein Admin mehr. Bitte wende dich an einen Admin.',
  'user-not-found': 'Dieses Konto gibt es nicht mehr. Bitte lade die Liste neu.',
  'own-role': 'Deine eigene Rolle kannst du nicht ändern. Bitte wende dich an einen anderen Admin.',
  'own-password': 'Bitte ändere dein eigenes Passwort auf deiner Kontoseite.',
  'own-status': 'Deinen eigenen Status kannst du nicht ändern. Bitte wende dich an einen anderen Admin.',
  'not-verified':
    'Diese E-Mail-Adresse ist nicht bestätigt, sie könnte also jemand anderem gehören. Bitte lege die Person stattdessen mit „Nutzer anlegen“ an.',
  'last-admin': 'Das ist das einzige Admin-Konto mit eigenem Passwort. Mach bitte zuerst ein anderes Konto zum Admin.',
  'email-taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte suche es in der Liste.',
  'invalid-amount': ({ largest }) =>
    largest === 0
      ? 'Dieses Konto ist voll. Mehr Credits passen nicht hinein.'
      : `Bitte schreibe höchstens ${credits(largest)} auf einmal gut.`,
  'nothing-to-withdraw': ({ largest }) =>
    largest === 0
      ? 'Es gibt nichts zurückzunehmen. Das geht nur mit Credits, die Admins gutgeschrieben haben und die noch da sind.'
      : `Du kannst höchstens ${credits(largest)} zurücknehmen.`,
  'reason-missing': 'Bitte gib einen Grund an.',
  'already-verified': 'Diese E-Mail-Adresse ist schon bestätigt. Bitte lade die Seite neu.',
  'request-id-reused':
    'Das wurde schon mit anderen Werten gesendet. Bitte lade die Seite neu und versuche es noch einmal.',
  'learner-lacks-credits': ({ missing }) =>
    `Für dieses Kapitel fehlen ${credits(missing)}. Bitte schreibe sie zuerst gut.`,
  'chapter-not-failed':
    'Dieses Kapitel ist nicht fehlgeschlagen oder wurde schon neu gestartet. Bitte lade die Seite neu.',
  'learner-away':
    'Dieses Konto ist inaktiv oder zur Löschung vorgemerkt. Ist es inaktiv, aktiviere es. Ist es zur Löschung vorgemerkt, muss sich die Person zuerst anmelden.',

  'daily-budget-spent': ({ retry_after }) =>
    `Der Assistent hat das Tageslimit dieser Seite erreicht. Dir wurde nichts berechnet. Bitte komm in ${wait(retry_after)} wieder.`,
  'daily-allowance-spent': ({ retry_after }) =>
    `Du hast dein Tageslimit für den Assistenten erreicht. Dir wurde nichts berechnet. Bitte komm in ${wait(retry_after)} wieder.`,
  'daily-budget-reserved':
    'Der Assistent ist gerade beschäftigt. Dir wurde nichts berechnet. Bitte versuche es in einer Minute noch einmal.',
  'free-chapters-used':
    'Deine kostenlosen Kapitel für diesen Monat sind aufgebraucht. Am Ersten des nächsten Monats bekommst du neue. Was du freigeschaltet hast, bleibt offen.',

  'plan-not-found': 'Diesen Lernplan gibt es nicht. Bitte geh zurück zur Übersicht.',
  'plan-not-failed': 'Dieser Lernplan ist fertig oder wird gerade erstellt. Bitte lade die Übersicht neu.',
  'plan-not-complete': 'Dieser Lernplan ist noch nicht fertig. Bitte warte noch etwas.',
  'chapter-not-found': 'Dieses Kapitel gibt es nicht. Bitte geh zurück zur Übersicht.',
  'chapter-unlocked':
    'Freigeschaltete Kapitel lassen sich nicht ändern oder verschieben. Du kannst jederzeit einen neuen Lernplan beginnen.',
  'plan-changed': 'Dieser Lernplan hat sich geändert. Bitte lade die Seite neu und versuche es noch einmal.',
  'plan-full': 'Ein Lernplan hat höchstens 12 Kapitel. Bitte entferne zuerst eines.',
  'plan-too-short': 'Ein Lernplan braucht mindestens 2 Kapitel. Bitte ändere dieses, statt es zu entfernen.',
  'prerequisite-later': ({ chapter, prerequisite }) =>
    `Das Kapitel „${chapter}“ baut auf „${prerequisite}“ auf und muss deshalb danach kommen.`,
  'revision-open': 'Wir arbeiten schon an Änderungen für diesen Lernplan. Bitte warte, oder sieh sie dir zuerst an.',
  'revision-not-found': 'Es gibt keine Änderungen zum Ansehen. Sie wurden schon angenommen oder verworfen.',
  'revision-not-ready': 'Diese Änderungen sind noch nicht fertig. Bitte warte einen Moment.',
  'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
  'title-empty': 'Bitte gib einen Titel mit Buchstaben ein.',
  'words-declined': ({ reason }) =>
    reason === 'crisis'
      ? 'Wir machen uns Sorgen um dich, und du bist wichtiger als jeder Plan. Bitte sprich mit einem Menschen, dem du vertraust, oder ruf jetzt den Notruf an.'
      : 'Das können wir nicht in einen Lernplan aufnehmen. Bitte wähle andere Worte.',

  'objective-not-found': 'Dieses Lernziel gibt es im Kapitel nicht. Bitte lade die Seite neu.',
  'section-not-found': 'Diesen Abschnitt gibt es im Kapitel nicht. Bitte lade die Seite neu.',
  'note-changed': 'Diese Notiz wurde auf einem anderen Gerät geändert. Bitte lade das Kapitel neu.',
  'no-check': 'Dieses Kapitel hat keinen Selbsttest.',
  'no-placement': 'Es gibt noch keine Fragen zu deinem Vorwissen.',
  'placement-answered': 'Diese Fragen hast du schon beantwortet.',
  'goal-not-known': 'Sag uns zuerst, was du lernen möchtest.',
  'answer-unfit': 'Eine deiner Antworten passt nicht zur Frage. Bitte lade die Seite neu.',
  'answer-unreadable':
    'In einer deiner Antworten können wir keine Zahl lesen. Bitte gib eine einzige Zahl ein, zum Beispiel 12,5.',
  'question-not-found': 'Diese Frage gibt es nicht mehr. Bitte lade die Seite neu.',
  'resource-not-found': 'Dieses Material ist nicht mehr in deinem Kapitel. Bitte lade die Seite neu.',
  'resources-off': 'Geprüfte Links sind auf dieser Seite ausgeschaltet. Das Kapitel zeigt stattdessen Suchen.',
  'words-missing': 'Bitte schreib, wie du es gern hättest.',
  'rewrite-in-progress': 'Wir schreiben schon eine andere Fassung dieses Kapitels. Bitte warte, bis sie fertig ist.',
  'rewrites-used-up': 'Du hast dieses Kapitel schon zweimal neu schreiben lassen. Du kannst alle drei Fassungen lesen.',
  'rewrite-impossible': 'Diese Fassung können wir nicht schreiben. Bitte wähle etwas anderes.',
  'version-not-found': 'Diese Fassung des Kapitels gibt es nicht. Bitte lade die Seite neu.',
  'chapter-locked': 'Dieses Kapitel kannst du noch nicht lesen. Bitte schalte es zuerst frei.',
  'not-next-chapter': 'Kapitel werden der Reihe nach freigeschaltet. Bitte schalte das erste gesperrte frei.',
  'previous-chapter-in-preparation': 'Wir schreiben noch das Kapitel davor. Bitte warte, bis es fertig ist.',
  'chapter-not-outlined': ({ chapter, outlining }) =>
    outlining === 'pending'
      ? `Wir planen „${chapter}“ noch. Dir wurde nichts berechnet. Bitte versuche es gleich noch einmal.`
      : `Wir konnten „${chapter}“ nicht planen. Dir wurde nichts berechnet. Im Lernplan kannst du es erneut versuchen, selbst eine Zusammenfassung schreiben oder das Kapitel entfernen.`,
  'insufficient-credits': ({ missing }) =>
    `Zum Freischalten fehlen dir ${credits(missing)}. Bitte kaufe zuerst Credits.`,

  'unknown-package': 'Dieses Paket gibt es nicht. Bitte wähle eines aus der Liste.',
  'balance-full': 'Dein Konto ist voll. Bitte verbrauche zuerst ein paar Credits.',
  'payments-unavailable':
    'Wir erreichen den Zahlungsdienst gerade nicht. Dir wurde nichts berechnet. Bitte versuche es gleich noch einmal.',
  'notice-not-genuine':
    'Die Signatur dieses Webhooks ist ungültig oder zu alt. Bitte schick ihn mit einer neuen Signatur noch einmal.',

  'conversation-not-found': 'Dieses Gespräch gibt es nicht. Bitte beginne ein neues.',
  'conversation-closed': 'Dieses Gespräch ist beendet. Bitte beginne ein neues.',
  'conversation-declined': 'Dieses Gespräch ist beendet. Du kannst ein neues über etwas anderes beginnen.',
  'brief-changed': 'Inzwischen hat sich etwas geändert. Bitte sieh dir die Zusammenfassung noch einmal an.',
  'brief-contradicts': ({ text }) =>
    `Ein Lernplan kann „${text}“ nicht zugleich enthalten und weglassen. Bitte entscheide dich.`,
  'deadline-past': 'Dieser Tag ist heute oder schon vorbei. Bitte wähle einen späteren.',
  'goal-empty': 'Bitte gib dein Ziel ein.',
  'conversation-full': 'Dieses Gespräch ist zu lang geworden. Bitte beginne ein neues.',
  'confirmation-not-asked': 'Es gibt noch nichts zu bestätigen. Bitte setze das Gespräch fort.',
  'assistant-unavailable':
    'Der Assistent kann gerade nicht antworten. Deine Nachricht ist gespeichert. Bitte versuche es gleich noch einmal.',
  'reply-stopped':
    'Du hast die Antwort angehalten. Deine Nachricht ist gespeichert. Schick sie noch einmal, um weiterzumachen.',
  'message-id-reused': 'Diese Nachricht wurde schon mit anderen Worten gesendet. Bitte schick sie noch einmal.',
  superseded: 'Du hast inzwischen eine neuere Nachricht geschickt. Das Gespräch geht mit ihr weiter.',
}
