import type { MenuPaper } from '@theke/contracts/media/menu-paper';

export const paperMessages = {
  printMenu: 'Speisekarte drucken',
  printAllergens: 'Allergentabelle drucken',
  title: (name: string) => `„${name}“ drucken`,
  branch: 'Filiale',
  kind: 'Dokument',
  download: 'PDF herunterladen',
  drawing: 'Wird gezeichnet …',
  failed: 'Das PDF konnte nicht gezeichnet werden.',
  noDishes: 'Hier gibt es keine Produkte, die Gäste sehen.',
  noBranch: 'Der Produktkatalog gehört zu keiner Filiale. Bitte wählen Sie zuerst eine Filiale für ihn.',
  texts: {
    menu: 'Alle Produkte, die in diesem Produktkatalog verfügbar sind, mit den Preisen, die Gäste sehen.',
    allergens: 'Produkte und die 14 Allergene. Was nicht angegeben ist, steht als nicht angegeben da.',
  } satisfies Record<MenuPaper['kind'], string>,
  priceHidden: 'Preis folgt bei Fertigstellung',
  close: 'Schließen',
  fileName: (kind: MenuPaper['kind'], name: string) => `${kind === 'menu' ? 'speisekarte' : 'allergene'}-${name}.pdf`,
} as const;
