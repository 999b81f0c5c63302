import { afterEach, expect, test } from '@jest/globals';
import type { StaffBar } from '@theke/contracts/gateway/staff-bar';
import { closeOutside } from './close-outside.ts';
import { showStaffBar } from './staff-bar.ts';

// jsdom measures nothing.
Object.assign(performance, { getEntriesByType: () => [] });
afterEach(() => document.body.replaceChildren());

function show(more: Partial<StaffBar> = {}) {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'staff-bar';
  data.textContent = JSON.stringify({
    name: 'Eva <b>Redl</b>',
    edits: [{ label: 'Diese Seite bearbeiten', href: '/backend/sites/1' }],
    facts: [],
    ...more,
  });
  document.body.append(data);
  showStaffBar(document);
  return document.querySelector('details') as HTMLDetailsElement;
}

// FRAME-18
test('links to the editor and the back office, without interpreting names as HTML', () => {
  const bar = show();
  expect([...bar.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Diese Seite bearbeiten', '/backend/sites/1'],
    ['Alle Seiten', '/backend/sites'],
    ['Ins Backend wechseln', '/backend'],
    ['Abmelden', '/backend/logout'],
  ]);
  expect([bar.querySelector('p')?.textContent, bar.querySelector('b')]).toEqual(['Eva <b>Redl</b>', null]);
  expect(bar.querySelectorAll('details')).toHaveLength(0);
});

test('shows details to administrators', () => {
  const bar = show({ facts: [{ label: 'Art', value: 'Standardseite' }] });
  expect([...bar.querySelectorAll('dt, dd')].map((one) => one.textContent)).toEqual(['Art', 'Standardseite']);
});

test('closes on Escape', () => {
  const bar = show();
  closeOutside(document);
  bar.open = true;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(bar.open).toBe(false);
});

test('is not shown without data', () => {
  showStaffBar(document);
  expect(document.querySelector('details')).toBeNull();
});
