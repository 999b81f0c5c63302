import { expect, test } from '@jest/globals';
import { chooseWindow } from './choose-window.ts';
import { toNotice } from './to-notice.ts';

test('shows a message with its text, alerts again and stores its target', () => {
  const message = { title: 'Neue Bestellung #12', body: 'Marillo Innenstadt', url: '/backend/orders/1', tag: 'a1' };
  expect(toNotice(JSON.stringify(message))).toMatchObject({
    title: 'Neue Bestellung #12',
    options: { body: 'Marillo Innenstadt', tag: 'a1', renotify: true, lang: 'de', data: { path: '/backend/orders/1' } },
  });
});

test.each([undefined, '', 'kein JSON', 'null', '3', '{}'])('shows a fallback for an unreadable payload: %s', (text) =>
  expect(toNotice(text)).toMatchObject({ title: 'Neue Nachricht', options: { data: { path: '/' } } }),
);

const windows = ['https://shop.example/', 'https://shop.example/backend/products', 'https://shop.example/frontdesk'];
const open = (...more: string[]) => [...windows, ...more].map((url) => ({ url }));

test.each([
  ['the order’s own page', open('https://shop.example/backend/orders/1'), '/backend/orders/1', '/backend/orders/1'],
  [
    'the board, narrowed to a branch',
    open('https://shop.example/backend/orders?branch=2'),
    '/backend/orders/1',
    '/backend/orders',
  ],
  ['the counter’s page', open(), '/frontdesk', '/frontdesk'],
])('reuses an open window: %s', (_, all, path, expected) =>
  expect(new URL(chooseWindow(all, path)?.url ?? '').pathname).toBe(expected),
);

test('never navigates an open window away from its page', () => {
  expect(chooseWindow(open('https://shop.example/backend/orders/2'), '/backend/orders/1')).toBeUndefined();
  expect(chooseWindow([], '/frontdesk')).toBeUndefined();
});
