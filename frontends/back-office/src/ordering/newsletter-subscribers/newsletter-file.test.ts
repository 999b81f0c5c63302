import { expect, test } from '@jest/globals';
import { newsletterFile } from './newsletter-file.ts';

// NEWS-05
test('lists addresses with the links to unsubscribe, and escapes formulas', () => {
  const subscriber = {
    id: '0199f000-0000-7000-8000-000000000001',
    email: '=cmd@example.at',
    state: 'confirmed' as const,
    source: 'checkout' as const,
    textVersion: 'de-1',
    text: 'Ja; bitte.',
    requestedAt: '2026-11-21T11:00:00.000Z',
    confirmedAt: '2026-11-21T11:05:00.000Z',
    unsubscribedAt: null,
    unsubscribePath: '/site/konto#abmelden=a.b',
    oneClickPath: '/api/newsletter/unsubscribe/a.b',
  };
  const [, head, row] = newsletterFile([subscriber], { origin: 'https://marillo.example', zone: 'Europe/Vienna' });
  expect(head).toBe('E-Mail;Bestätigt am;Herkunft;Einwilligung;Abmeldelink;List-Unsubscribe\r\n');
  expect(row).toContain("'=cmd@example.at;");
  expect(row).toContain('12:05');
  expect(row).toContain('"Ja; bitte."');
  expect(row).toContain('https://marillo.example/site/konto#abmelden=a.b;');
  expect(row).toContain('<https://marillo.example/api/newsletter/unsubscribe/a.b>');
});
