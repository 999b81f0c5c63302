import type { ConnectionProblem } from '../shared/view-props.ts';

/** `time`: since when, "16:20". Guests may read these texts: they ask nobody but staff to do something. */
export const problemMessages: Readonly<
  Record<ConnectionProblem, { readonly now: string; readonly since: (time: string) => string }>
> = {
  network: {
    now: 'Ohne Netz. Es geht von selbst weiter.',
    since: (time) => `Ohne Netz seit ${time}. Es geht von selbst weiter.`,
  },
  address: {
    now: 'Unter dieser Adresse gibt es keinen Shop. Bitte überprüfen Sie die Adresse.',
    since: (time) => `Unter dieser Adresse gibt es seit ${time} keinen Shop. Bitte überprüfen Sie die Adresse.`,
  },
  server: {
    now: 'Der Server antwortet nicht. Es geht von selbst weiter.',
    since: (time) => `Der Server antwortet seit ${time} nicht. Es geht von selbst weiter.`,
  },
  key: {
    now: 'Dieser TV ist nicht mehr gekoppelt. Bitte koppeln Sie ihn im Backoffice neu.',
    since: (time) => `Dieser TV ist seit ${time} nicht mehr gekoppelt. Bitte koppeln Sie ihn im Backoffice neu.`,
  },
  clock: {
    now: 'Die Uhr dieses TVs geht falsch. Bitte stellen Sie Datum und Uhrzeit ein.',
    since: () => 'Die Uhr dieses TVs geht falsch. Bitte stellen Sie Datum und Uhrzeit ein.',
  },
  storage: {
    now: 'Der Speicher dieses TVs ist voll. Bitte leeren Sie ihn im Backoffice.',
    since: () => 'Der Speicher dieses TVs ist voll. Bitte leeren Sie ihn im Backoffice.',
  },
};

export const standbyMessages = { loading: 'Der Inhalt wird geladen.' };
