import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { PairingScreenProps } from '../shared/view-props.ts';
import { PairingScreen } from './pairing-screen.tsx';

const now = Date.parse('2026-11-18T12:00:00Z');
const open = (changes: Partial<PairingScreenProps> = {}) =>
  render(
    <PairingScreen
      code="K7PX4M3Q"
      expiresAt={now + 522_000}
      now={now}
      version="1.7.2"
      problem={undefined}
      {...changes}
    />,
  );

test('shows the code in two groups, and how long it is valid', () => {
  open();
  expect(screen.getByText('K7PX')).toBeTruthy();
  expect(screen.getByText('4M3Q')).toBeTruthy();
  expect(screen.getByText('Neuer Code in 08:42')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Code zum Koppeln: K 7 P X 4 M 3 Q' })).toBeTruthy();
});

test('hides a code that has expired', () => {
  open({ expiresAt: now });
  expect(screen.queryByText('K7PX')).toBeNull();
  expect(screen.getByText('Der Code ist abgelaufen. Gleich kommt ein neuer.')).toBeTruthy();
  expect(screen.queryByText(/Neuer Code in/)).toBeNull();
});

test('says why there is no code yet', () => {
  open({ code: '', problem: 'network' });
  expect(screen.getByText('Der Code kommt gleich.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Ohne Netz. Es geht von selbst weiter.');
});
