export const twoFactorMessages = {
  title: 'Anmeldung in zwei Schritten',
  text: 'Wer Ihr Passwort kennt, kommt damit allein nicht in Ihr Konto: Zusätzlich braucht es einen Code aus einer App auf Ihrem Handy, etwa Google Authenticator, Aegis oder 1Password.',
  notAvailable: 'Auf dieser Plattform ist sie nicht eingerichtet.',
  loadFailed: 'Die Einstellung konnte nicht geladen werden.',
  on: (since: string) => `Eingeschaltet seit ${since}.`,
  codesLeft: (n: number) =>
    n === 0
      ? 'Alle Wiederherstellungscodes sind verbraucht. Schalten Sie die zwei Schritte aus und wieder ein, dann bekommen Sie neue.'
      : n === 1
        ? 'Ein Wiederherstellungscode ist noch gültig.'
        : `${n} Wiederherstellungscodes sind noch gültig.`,
  turnOn: 'Einschalten',
  turnOff: 'Ausschalten',

  setUp: {
    password: 'Passwort',
    passwordText: 'Bitte bestätigen Sie zuerst Ihr Passwort.',
    next: 'Weiter',
    scan: 'Scannen Sie diesen Code mit Ihrer Authenticator-App. Danach zeigt die App alle 30 Sekunden einen neuen sechsstelligen Code.',
    codeLabel: 'QR-Code für die Authenticator-App',
    codeText: 'Sie sind am Handy oder können nicht scannen? Dann tragen Sie den Schlüssel in der App ein.',
    secret: 'Schlüssel',
    code: 'Code aus der App',
    confirm: 'Einschalten',
  },

  recovery: {
    title: 'Wiederherstellungscodes',
    text: 'Ist Ihr Handy weg, melden Sie sich mit einem dieser Codes an. Jeder gilt einmal. Sie sehen sie nur jetzt: Bitte drucken Sie sie aus oder speichern Sie sie an einem sicheren Ort, nicht auf dem Handy.',
    copy: 'Kopieren',
    save: 'Als Datei speichern',
    file: 'theke-wiederherstellungscodes.txt',
    done: 'Ich habe die Codes gesichert',
  },

  off: {
    text: 'Danach genügt wieder Ihr Passwort. Bitte geben Sie zur Bestätigung einen Code ein.',
    code: 'Code aus der App oder Wiederherstellungscode',
    done: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  },

  login: {
    title: 'Code eingeben',
    text: 'Öffnen Sie Ihre Authenticator-App und geben Sie den sechsstelligen Code ein. Ohne Handy geht auch ein Wiederherstellungscode.',
    code: 'Code',
    missing: 'Bitte geben Sie den Code ein.',
    submit: 'Anmelden',
    back: 'Zurück',
    lost: 'Weder Handy noch Wiederherstellungscode? Ihre Administration kann den zweiten Schritt zurücksetzen.',
  },

  reset: {
    text: 'Hat die Person Handy und Wiederherstellungscodes verloren, setzen Sie den zweiten Schritt zurück. Danach genügt wieder das Passwort.',
    action: 'Zweiten Schritt zurücksetzen',
    confirmTitle: 'Zweiten Schritt zurücksetzen?',
    confirm:
      'Die Person meldet sich danach ohne Code an. Setzen Sie nur zurück, wenn Sie sicher sind, dass sie selbst darum bittet.',
    done: 'Der zweite Schritt ist zurückgesetzt.',
  },
} as const;
