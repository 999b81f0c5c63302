import { expect, test } from '@jest/globals';
import type { FormMessage } from '@theke/contracts/content/form-message';
import { messagesCsv } from './messages-csv.ts';

const message = (fields: FormMessage['fields'], more: Partial<FormMessage> = {}): FormMessage => ({
  id: '1',
  form: null,
  title: 'Kontakt',
  replyTo: null,
  fields,
  isRead: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...more,
});

// FORM-09
test('has a column for each label, and runs no formula', () => {
  const csv = messagesCsv(
    [
      message([
        { label: 'Name', value: '=1+1' },
        { label: 'Text', value: 'eins; zwei' },
      ]),
      message([{ label: 'Ort', value: 'Lienz' }], { replyTo: 'dora@example.org' }),
    ],
    new Date('2026-11-29T10:00:00Z'),
    'Europe/Vienna',
  );
  expect(csv.slice(1).split('\r\n')).toEqual([
    'Eingegangen;Formular;Antwort an;Name;Text;Ort',
    '20.11.2026, 11:00;Kontakt;;\'=1+1;"eins; zwei";',
    '20.11.2026, 11:00;Kontakt;dora@example.org;;;Lienz',
    '',
  ]);
});
