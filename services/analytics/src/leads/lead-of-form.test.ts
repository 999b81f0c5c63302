import { expect, test } from '@jest/globals';
import { analyticsLeads } from '@theke/contracts/analytics/analytics-lead';
import fc from 'fast-check';
import { leadOfForm } from './lead-of-form.ts';

const leadWith = (fields: Record<string, string>, replyTo: string | null = null) =>
  leadOfForm({ title: 'Feiern', replyTo, fields: Object.entries(fields).map(([label, value]) => ({ label, value })) });

test('finds name, company and phone by the labels of a form, and puts the rest in the text', () => {
  expect(
    leadWith(
      {
        Vorname: 'Katharina',
        Nachname: 'Wiesinger',
        'Ihre Firma': 'Marktgemeinde Sillian',
        'E-Mail': 'K.Wiesinger@sillian.example',
        Telefon: '0043 4842 610 20',
        Personen: '64',
        Nachricht: 'Ein Buffet,\nbitte.',
      },
      'K.Wiesinger@sillian.example',
    ),
  ).toMatchObject({
    name: 'Katharina Wiesinger',
    company: 'Marktgemeinde Sillian',
    email: 'k.wiesinger@sillian.example',
    phone: '0043 4842 610 20',
    subject: 'Feiern',
    message: 'Personen: 64\nNachricht: Ein Buffet,\nbitte.',
    source: 'form',
    state: 'new',
  });
  expect(leadWith({ Nachricht: 'Hallo' }).name).toBe('Unbekannt');
  expect(leadWith({ Nachricht: 'Hallo' }, 'a@b.example').name).toBe('a@b.example');
});

test('makes a valid lead of any submission, losing text only by length limits', () => {
  const label = fc.oneof(fc.constantFrom('Name', 'Vorname', 'Telefon', 'Firma', 'E-Mail', 'Nachricht'), fc.string());
  const field = fc.record({ label, value: fc.string({ unit: 'binary', maxLength: 300 }) });
  fc.assert(
    fc.property(fc.string(), fc.option(fc.emailAddress()), fc.array(field, { maxLength: 12 }), (title, to, fields) => {
      const lead = leadOfForm({ title, replyTo: to, fields });
      expect(analyticsLeads.draft.safeParse(lead).success).toBe(true);
      const others = fields.filter(({ label, value }) => value.trim() !== '' && label === 'Nachricht');
      for (const { value } of others) if (value.trim() !== to) expect(lead.message).toContain(value.trim());
    }),
  );
});
