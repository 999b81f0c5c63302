export const loginMessages = {
  login: {
    title: 'Anmelden',
    email: 'E‑Mail',
    password: 'Passwort',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    submitting: 'Verarbeiten...',
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich noch einmal an.',
    demo: 'Zum Ausprobieren',
    demoHint: 'Ein Klick füllt das Formular aus.',
    locked: 'Kurz gesperrt',
    lockedFor: (email: string) => `Zu viele fehlgeschlagene Anmeldeversuche für ${email}.`,
    lockedMinutes: (minutes: number) => (minutes === 1 ? 'Minute, dann können Sie es' : 'Minuten, dann können Sie es'),
    lockedText: 'mit dem Passwort erneut versuchen.',
    notYou:
      'Das waren nicht Sie? Mit dem Link können Sie auch Ihr Passwort neu setzen. Ihre Sitzungen enden dabei überall.',
    lockedLink: 'Der Link öffnet das Konto sofort, auch während der Sperre.',
    stay: 'Angemeldet bleiben',
    forgotten: 'Passwort vergessen',
    orWithout: 'oder ohne Passwort',
    byMail: 'Anmeldelink per E‑Mail',
    emailMissing: 'Bitte geben Sie Ihre E‑Mail-Adresse ein.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },

  again: {
    title: 'Bitte noch einmal anmelden',
    text: (name: string, email: string) =>
      `Die Sitzung von ${name} (${email}) ist beendet. Ihre Eingaben sind noch da. Melden Sie sich hier an, dann geht es weiter.`,
    leave: 'Zur Anmeldeseite',
  },

  unsent: {
    title: 'Noch nicht gesendet',
    text: (n: number) =>
      `${n === 1 ? 'Ein Stempel ist' : `${n} Stempel sind`} noch nicht gesendet. ${n === 1 ? 'Er bleibt' : 'Sie bleiben'} auf diesem Gerät und ${n === 1 ? 'zählt' : 'zählen'} erst, wenn Sie sich hier binnen 26 Stunden wieder anmelden und „Meine Zeit“ öffnen.`,
    leave: 'Trotzdem abmelden',
    back: 'Zu „Meine Zeit“',
  },

  backOfficeOf: (shop: string) => `Backoffice von ${shop}`,
} as const;
