import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { modulesPath } from '@theke/rules/qr/code-drawing';
import { encode } from 'uqr';
import type { PairingScreenProps } from '../shared/view-props.ts';
import { pairingUrl } from './pairing-code-drawing.tsx';
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

test('draws the URL of the pairing dialog with the code for phones', () => {
  const { container } = open();
  const url = 'https://shop.example/backend/digital-signage-devices?code=K7PX4M3Q';
  expect(pairingUrl('https://shop.example', 'K7PX4M3Q')).toBe(url);
  const { data } = encode(pairingUrl(window.location.origin, 'K7PX4M3Q'), { border: 0, ecc: 'M' });
  expect(container.querySelector('svg path')?.getAttribute('d')).toBe(modulesPath(data));
  expect(screen.getByText('Oder mit dem Handy scannen, wenn Sie dort angemeldet sind.')).toBeTruthy();
});

test('hides a code that has expired', () => {
  const { container } = open({ expiresAt: now });
  expect(screen.queryByText('K7PX')).toBeNull();
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.getByText('Der Code ist abgelaufen. Gleich kommt ein neuer.')).toBeTruthy();
  expect(screen.queryByText(/Neuer Code in/)).toBeNull();
});

test('says why there is no code yet', () => {
  open({ code: '', problem: 'network' });
  expect(screen.getByText('Der Code kommt gleich.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Ohne Netz. Es geht von selbst weiter.');
});
