import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accepted, type Delivery, delayAfter, type Message, maxAttempts, refused, requeued } from './message.ts';
import { toListed } from './message-view.ts';

const at = new Date('2026-11-21T18:30:00.000Z');
const queued: Message = {
  id: 'message',
  cause: 'order-received event',
  channel: 'email',
  kind: 'order-received',
  order: 'order',
  branch: 'branch',
  recipient: 'katharina@example.at',
  subject: 'Ihre Bestellung',
  text: 'Text',
  signed: null,
  state: 'queued',
  carrier: null,
  attempts: 0,
  lastError: null,
  createdAt: at,
  sentAt: null,
};
const busy = { sentence: 'Gerade nicht.', isFinal: false };

test('increases the delay after each failed attempt and gives up after the last', () => {
  let message: Delivery = queued;
  let waited = 0;
  for (let tries = 1; tries < maxAttempts; tries++) {
    const { next, again } = refused(message, busy, at);
    expect(next).toMatchObject({ state: 'queued', attempts: tries, lastError: 'Gerade nicht.' });
    expect(again?.getTime()).toBe(at.getTime() + delayAfter(tries));
    waited += delayAfter(tries);
    message = next;
  }
  expect(refused(message, busy, at)).toMatchObject({ next: { state: 'failed', attempts: maxAttempts }, again: null });
  // An hour and a half, as the README says.
  expect(waited).toBe(85 * 60_000 + 10_000);
});

test('gives up at once on a permanent error, at any attempt', () => {
  fc.assert(
    fc.property(fc.nat(maxAttempts - 1), (attempts) => {
      const { next, again } = refused({ ...queued, attempts }, { ...busy, isFinal: true }, at);
      expect([next.state, again]).toEqual(['failed', null]);
    }),
  );
});

test('clears the error of an accepted message, and resets the attempts when staff send again', () => {
  const failed = refused(queued, { ...busy, isFinal: true }, at).next;
  expect(requeued(failed)).toMatchObject({ state: 'queued', attempts: 0 });
  expect(accepted(requeued(failed), 'smtp', at)).toMatchObject({
    state: 'sent',
    carrier: 'smtp',
    lastError: null,
    sentAt: at,
  });
});

test('identifies an SMS by its first words, and hides those of a login link', () => {
  const listed = (message: Partial<Message>) =>
    toListed({
      message: { ...queued, channel: 'sms', subject: '', ...message },
      uid: null,
      ticketNumber: 7,
      device: null,
    }).subject;
  const text =
    'Marillo: Ihre Bestellung 7 ist etwa um 12:20 Uhr abholbereit. Ihre Nummer: 7. https://marillo.example/status/x';
  expect(listed({ text })).toBe('Ihre Bestellung 7 ist etwa um 12:20 Uhr abholbereit. Ihre N…');
  expect(listed({ text: 'Kurz.' })).toBe('Kurz.');
  expect(listed({ text, kind: 'login-link' })).toBe('');
  expect(listed({ text, channel: 'email', subject: 'Ihre Bestellung' })).toBe('Ihre Bestellung');
});
