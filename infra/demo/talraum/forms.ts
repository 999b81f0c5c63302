import type { forms as resource } from '@theke/contracts/content/form';
import type { z } from 'zod';

export type DemoForm = { key: string; draft: z.input<typeof resource.draft> };

const who = {
  type: 'form_row' as const,
  elements: [
    { type: 'form_text' as const, label: 'Name', isRequired: true },
    { type: 'form_email' as const, label: 'E-Mail', isRequired: true },
  ],
};

export const forms: readonly DemoForm[] = [
  {
    key: 'kontakt',
    draft: {
      title: 'Kontakt',
      recipient: 'office@talraum.example',
      thankYou:
        'Vielen Dank für Ihre Anfrage! Wir melden uns in Kürze bei Ihnen. Heute liest Mirjam Oberhofer Ihre Nachricht, binnen zwei Werktagen bekommen Sie einen Vorschlag.',
      submit: 'Anfrage absenden',
      rows: [
        { type: 'text_row', text: 'Fünf Sätze genügen: wo, was, bis wann.' },
        who,
        {
          elements: [
            { type: 'form_text', label: 'Ort oder Gemeinde' },
            {
              type: 'form_select',
              label: 'Worum geht es?',
              values: ['Ortskern', 'Verkehr', 'Tourismus', 'Energie', 'Natur', 'Etwas anderes'],
            },
          ],
        },
        { elements: [{ type: 'form_textarea', label: 'Ihre Nachricht', isRequired: true }] },
      ],
    },
  },
  {
    key: 'fixleistung',
    draft: {
      title: 'Fixleistung anfragen',
      recipient: 'office@talraum.example',
      submit: 'Angebot anfordern',
      rows: [
        who,
        { elements: [{ type: 'form_text', label: 'Gemeinde', isRequired: true }] },
        { elements: [{ type: 'form_textarea', label: 'Was wir wissen sollten' }] },
      ],
    },
  },
];
