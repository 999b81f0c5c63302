import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { OrderQueue } from '@theke/contracts/signage/player';
import type { ContentOf } from '@theke/contracts/signage/scene-content';
import { exampleContent } from '../../../testing/example-content.ts';
import { renderScene } from '../../../testing/render-scene.tsx';

const scene: ContentOf<'order-queue'> = { kind: 'order-queue', headline: '', note: '' };
const start = Date.parse('2026-11-18T12:00:00+01:00');
const open = (orders: OrderQueue | null) => renderScene(scene, exampleContent(), { orders, now: start });
const isNew = (number: string) => screen.getByText(number).closest('[data-new]')?.getAttribute('data-new') === 'true';

test('lists orders in preparation and those to collect, the newest one first', () => {
  open({ preparing: ['43', '45'], ready: ['29', '31', '42'] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['43', '45', '31', '29']);
  expect(screen.getByText('42').closest('p')?.textContent).toContain('jetzt an der Ausgabe');
});

test('emphasises a number that becomes ready for 20 s', () => {
  const { show } = open({ preparing: ['101'], ready: ['100'] });
  const later = { preparing: [], ready: ['100', '101'] };
  show({ orders: later, now: start + 60_000 });
  expect([isNew('101'), isNew('100')]).toEqual([true, false]);
  show({ orders: later, now: start + 79_000 });
  expect(isNew('101')).toBe(true);
  show({ orders: later, now: start + 80_000 });
  expect(isNew('101')).toBe(false);
});

test('emphasises a number that became ready while another scene was shown', () => {
  const ready = ['200'];
  const first = open({ preparing: ['201'], ready });
  first.show({ orders: { preparing: ['201'], ready }, now: start + 1_000 });
  open({ preparing: [], ready: ['200', '201'] });
  expect(screen.getAllByText('201').some((each) => each.closest('[data-new="true"]'))).toBe(true);
});

test('begins to emphasise a number when guests see it, not while the scene loads', () => {
  open({ preparing: ['401'], ready: ['400'] });
  cleanup();
  const orders = { preparing: [], ready: ['400', '401'] };
  const { show } = renderScene(scene, exampleContent(), { orders, now: start + 60_000, isActive: false });
  show({ now: start + 90_000, isActive: true });
  expect(isNew('401')).toBe(true);
  show({ now: start + 110_000, isActive: true });
  expect(isNew('401')).toBe(false);
});

test('counts orders that do not fit on the screen', () => {
  open({ preparing: Array.from({ length: 40 }, (_, index) => String(300 + index)), ready: [] });
  expect(screen.getByText('und 12 weitere')).toBeTruthy();
});

test('is friendly while there are no orders, and while the TV does not know them', () => {
  for (const orders of [{ preparing: [], ready: [] }, null]) {
    const { container } = open(orders);
    expect(container.textContent).toContain('Gerade ist nichts in Arbeit.');
    expect(container.textContent).toContain('Alles abgeholt.');
  }
});
