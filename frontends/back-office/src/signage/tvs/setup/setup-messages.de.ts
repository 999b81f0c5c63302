import type { SetupStep } from './setup-progress.ts';

/** Texts of the first set-up. */
export const setupMessages = {
  none: 'Noch keine TVs.',
  title: 'In fünf Schritten auf den Bildschirm',
  progress: (done: number) => `${done} von 5 erledigt`,
  done: 'erledigt',
  steps: {
    scene: { title: 'Szene', text: 'Was ein Bildschirm zeigt: Speisekarte, Aktion, Bild.', action: 'Szene anlegen' },
    segment: {
      title: 'Filmsequenz',
      text: 'Reiht Szenen aneinander, jede mit ihrer Dauer.',
      action: 'Filmsequenz anlegen',
    },
    stream: { title: 'Stream', text: 'Bestimmt, was wann läuft.', action: 'Stream anlegen' },
    pair: { title: 'TV koppeln', text: 'Code vom Fernseher abtippen.', action: 'TV koppeln' },
    play: { title: 'Läuft', text: 'Der TV zeigt Ihre Speisekarte.', action: 'TVs ansehen' },
  } satisfies Record<SetupStep, { title: string; text: string; action: string }>,
  template: {
    title: 'Am schnellsten: die Speisekarte',
    text: 'Legt Szene, Filmsequenz und Stream für Ihre aktuelle Karte an. Preise und Ausverkauftes ändern sich von selbst.',
    make: 'Speisekarte anlegen',
    working: {
      scene: 'Szene wird angelegt …',
      segment: 'Filmsequenz wird angelegt …',
      stream: 'Stream wird angelegt …',
    },
    failed: 'Die Speisekarte konnte nicht fertig angelegt werden.',
    failedText: 'Was schon da ist, bleibt. Drücken Sie noch einmal, um weiterzumachen.',
    made: 'Speisekarte ist angelegt. Koppeln Sie jetzt den TV.',
    name: 'Speisekarte',
    path: 'speisekarte',
  },
} as const;
