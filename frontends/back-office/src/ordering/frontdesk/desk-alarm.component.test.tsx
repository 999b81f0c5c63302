import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { anOrder } from '../shared/order-samples.ts';
import { DeskAlarm } from './desk-alarm.tsx';

const order = anOrder();
const since = Date.parse(order.placedAt);
const ringing = { order, since, deadline: 3, count: 1, now: since + 60_000, zone: 'Europe/Vienna' };
const broken = { isOnline: false, stateOf: '18:49', waiting: 0, onRetry: () => {} };

/** All alarms at once, unless a test overrides them. */
function draw(changes: Partial<Parameters<typeof DeskAlarm>[0]> = {}) {
  const pressed: string[] = [];
  const all = { isDisabled: true, broken, ringing, isNoticed: true, isSilent: true };
  const press = (name: string) => () => void pressed.push(name);
  const { container } = render(
    <DeskAlarm {...all} onSee={press('see')} onNoticed={press('noticed')} onSound={press('sound')} {...changes} />,
  );
  return { container, pressed };
}

test('shows one bar however many alarms there are; ringing orders can be answered in it', async () => {
  for (const changes of [{}, { isDisabled: false }, { isDisabled: false, broken: undefined }]) {
    const { container, pressed } = draw(changes);
    expect(container.childElementCount).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: `Bestellung ${order.ticketNumber}: Gesehen` }));
    expect(pressed).toEqual(['see']);
    container.remove();
  }
});

test('a ringing order without sound offers to enable it in its bar', async () => {
  const { pressed } = draw({ isDisabled: false, broken: undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Ton einschalten' }));
  expect(pressed).toEqual(['sound']);
});

test('without alarms there is no bar', () => {
  const calm = { isDisabled: false, broken: undefined, ringing: undefined, isNoticed: false, isSilent: false };
  expect(draw(calm).container.childElementCount).toBe(0);
});
