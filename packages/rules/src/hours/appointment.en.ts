import type { SameTexts } from '../texts/same-texts.ts';
import type { appointmentTexts as german } from './appointment.de.ts';

export const appointmentTexts: SameTexts<typeof german> = {
  closed: 'Unfortunately, we are closed at the time you chose. Please choose a time within our opening hours.',
  noneLater: 'Unfortunately, this time is too early, and a later one is not possible at the moment.',
  tooSoon: (date, time) => `Unfortunately, this time is too early. The earliest possible is ${date} at ${time}.`,
  tooFar: (days) => `You can order up to ${days} days ahead. Please choose an earlier time.`,
  offGrid: 'Times are available every five minutes. Please choose one of the times offered.',
  tooLateToday: 'It is too late for today. Please choose a time.',
  required: 'Please choose a time.',
  notSaid: 'Not specified',
  soon: 'As soon as possible',
};
