import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exampleContent } from '../../testing/example-content.ts';
import type { StandbyProps } from '../shared/view-props.ts';
import { Standby } from './standby.tsx';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+01:00`);
const open = (changes: Partial<StandbyProps> = {}) =>
  render(
    <Standby
      name="TV Theke"
      content={exampleContent()}
      now={at('16:41')}
      problem={undefined}
      disconnectedSince={undefined}
      {...changes}
    />,
  );

test('shows time, date and opening hours in the zone of the branch', () => {
  open();
  for (const text of ['Pizzeria Marillo', '16:41', 'Samstag, 21. November', 'Geöffnet bis 22:00'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('says since when the connection is lost, in small', () => {
  open({ problem: 'network', disconnectedSince: at('16:20') });
  expect(screen.getByRole('status').textContent).toBe('Ohne Netz seit 16:20. Es geht von selbst weiter.');
});

test('says that its address leads to no shop', () => {
  open({ problem: 'address' });
  expect(screen.getByRole('status').textContent).toBe(
    'Unter dieser Adresse gibt es keinen Shop. Bitte überprüfen Sie die Adresse.',
  );
});

test('shows its name while it has no content', () => {
  open({ content: undefined });
  expect(screen.getByText('TV Theke')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Der Inhalt wird geladen.');
});

test('is dark while the stream is switched off after closing time', () => {
  const { stream } = exampleContent();
  const content = exampleContent([], { stream: { ...stream, isOffWhenClosed: true } });
  const look = (now: number) =>
    open({ content, now }).container.querySelector('[data-look]')?.getAttribute('data-look');
  expect([look(at('21:59')), look(at('22:00'))]).toEqual(['brand', 'dark']);
});
