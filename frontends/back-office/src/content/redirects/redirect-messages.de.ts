export const redirectMessages = {
  ask: 'Wohin führt …?',
  title: 'Wohin führt ein Pfad?',
  path: 'Pfad',
  hint: 'Ein Pfad dieser Website, zum Beispiel /aktuelles/2019.',
  wrong: '„Pfad“ ist ungültig. Bitte geben Sie einen Pfad dieser Website an, zum Beispiel /aktuelles/2019.',
  look: 'Nachsehen',
  looking: 'Wird nachgesehen …',
  hops: 'Weg',
  by: {
    redirect: 'Weiterleitung',
    former: 'früherer Pfad der Seite',
    entry: 'andere Schreibweise des Beitrags oder Projekts',
  },
  arrival: {
    page: (path: string) => `${path} ist eine Seite.`,
    draft: (path: string) => `${path} ist ein Entwurf. Besucher:innen finden dort nichts.`,
    nothing: (path: string) => `${path} führt ins Leere: Diese Seite gibt es nicht.`,
    circle: (path: string) => `${path} führt im Kreis.`,
  },
  count: (hops: number) => (hops === 1 ? '1 Sprung' : `${hops} Sprünge`),
  failed: 'Der Pfad konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
  open: 'Ziel öffnen',
  shorten: 'Abkürzen',
  shortening: 'Wird abgekürzt …',
  shortenOf: (path: string, to: string) => `Abkürzen: ${path} direkt zu ${to}`,
  shortened: (path: string, to: string) => `/${path} führt jetzt direkt zu ${to}.`,
  marks: {
    page: (hops: number) => `Kette, ${hops} Sprünge`,
    draft: 'Ziel ist Entwurf',
    nothing: 'Ziel fehlt',
    circle: 'führt im Kreis',
  },
  usesOf: 'Benutzt in 30 Tagen',
  uses: (count: number) => (count === 0 ? 'nie' : `${count}×`),
  load: 'Importieren',
  import: {
    title: 'Weiterleitungen importieren',
    lead: 'Eine CSV-Datei mit den Spalten „von“ und „nach“ (oder „from“ und „to“). Vorhandene Pfade bekommen das neue Ziel.',
    file: 'CSV-Datei',
    unreadable: 'Die Datei konnte nicht gelesen werden. Bitte wählen Sie eine CSV-Datei mit höchstens 400 kB.',
    checking: 'Wird geprüft …',
    button: (count: number) => (count === 1 ? '1 Weiterleitung speichern' : `${count} Weiterleitungen speichern`),
    nothing: 'Speichern',
    busy: 'Wird gespeichert …',
    problems: (count: number) =>
      count === 1
        ? 'Eine Zeile hat einen Fehler. Gespeichert wird erst, wenn alle Zeilen stimmen.'
        : `${count} Zeilen haben Fehler. Gespeichert wird erst, wenn alle Zeilen stimmen.`,
    fine: (count: number, replaced: number) =>
      `${count === 1 ? '1 Weiterleitung ist' : `${count} Weiterleitungen sind`} in Ordnung${
        replaced > 0 ? `, davon ${replaced === 1 ? 'ersetzt eine' : `ersetzen ${replaced}`} ein vorhandenes Ziel` : ''
      }.`,
    line: 'Zeile',
    from: 'Von',
    to: 'Nach',
    problem: 'Fehler',
    replaces: 'ersetzt das bisherige Ziel',
    more: (count: number) => `und ${count} weitere ohne Fehler`,
    done: (count: number) =>
      count === 1 ? 'Eine Weiterleitung ist gespeichert.' : `${count} Weiterleitungen sind gespeichert.`,
  },
} as const;
