import type { MenuPaper } from '@theke/contracts/media/menu-paper';

export const paperMessages = {
  kinds: { menu: 'Speisekarte', allergens: 'Allergene' } satisfies Record<MenuPaper['kind'], string>,
  asOf: (date: string) => `Stand ${date}`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  taxIncluded: 'Alle Preise inklusive Umsatzsteuer',
  /** Mark of a dish whose allergens are not completely stated. */
  unknownMark: 'k. A.',
  byChoice: (letter: string) => `(${letter})`,
  legend: 'Allergene und Zusatzstoffe',
  letterHint: 'Ein Gericht ohne Buchstaben enthält keines der 14 Allergene.',
  choiceHint: 'In Klammern: nur je nach Auswahl enthalten.',
  unknownHint: 'k. A. (keine Angabe): Zu diesem Gericht sind nicht alle Allergene angegeben. Bitte fragen Sie uns.',
  product: 'Produkt',
  notStated: 'nicht angegeben, bitte fragen Sie uns',
  none: '–',
  unknown: '?',
  matrixLegend: [
    'A enthalten',
    '(A) nur je nach Auswahl enthalten',
    '– nicht enthalten',
    '? nicht angegeben, bitte fragen Sie uns',
  ].join('  ·  '),
  fileName: (kind: MenuPaper['kind']) => (kind === 'menu' ? 'speisekarte.pdf' : 'allergene.pdf'),
} as const;
