import { expect, test } from '@jest/globals';
import { softHyphens } from './soft-hyphens.ts';

test.each([
  ['Formularnachrichten', 'Formular|nachrichten'],
  ['Weiterleitungen', 'Weiter|leitungen'],
  ['Wiederkehrende Aufgaben', 'Wieder|kehrende Aufgaben'],
  ['Grundeinstellungen', 'Grund|einstellungen'],
  ['Einstellungen', 'Einstellungen'],
  ['Nachrichten', 'Nachrichten'],
  ['Spendenempfänger', 'Spenden|empfänger'],
  ['Tagesabschluss', 'Tages|abschluss'],
  ['Reservierungen', 'Reservie|rungen'],
])('%s can break as %s', (label, expected) => expect(softHyphens(label).replaceAll('\u00ad', '|')).toBe(expected));
