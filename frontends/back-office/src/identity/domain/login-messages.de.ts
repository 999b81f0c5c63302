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
    lockedMinutes: (minutes: number) => (minutes === 1 ? 'Minute' : 'Minuten'),
    lockedText: 'Danach können Sie es erneut versuchen. Eilt es, gibt Ihnen die Administration einen Anmelde-Link.',
    emailMissing: 'Bitte geben Sie Ihre E‑Mail-Adresse ein.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort ein.',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },

  backOfficeOf: (shop: string) => `Backoffice von ${shop}`,
} as const;
