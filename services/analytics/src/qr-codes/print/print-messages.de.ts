import type { LabelLayout } from '@theke/rules/qr/label-layout';

export const printMessages = {
  order: { title: 'Hier bestellen', instruction: 'Kamera öffnen, Code scannen, wir bringen es an den Tisch.' },
  look: { title: 'Hier ansehen', instruction: 'Kamera öffnen und Code scannen.' },
  sheet: ({ rows, columns }: LabelLayout, sheet: number, sheets: number) =>
    `A4, ${rows} × ${columns}, Bogen ${sheet} von ${sheets}, entlang der Linien schneiden`,
  span: (first: string, last: string) => (first === last ? first : `${first} bis ${last}`),
  file: (name: string) => `QR-Code ${name}`,
  files: (shop: string) => `QR-Codes ${shop}`.trim(),
} as const;
