const at = (branch: string | undefined) => (branch ? ` in „${branch}“` : '');

export const soldOutMessages = {
  mark: 'Heute ausverkauft',
  release: 'Wieder verfügbar',
  markOf: (product: string) => `Heute ausverkauft: ${product}`,
  releaseOf: (product: string) => `Wieder verfügbar: ${product}`,
  report: 'Ausverkauft melden',
  itemsOf: (ticket: string) => `Bestellung ${ticket}: Ausverkauft melden`,
  /** `branch` only if the business has several. */
  marked: (what: string, branch: string | undefined, until: string | undefined) =>
    `${what}${at(branch)}${until ? ` bis ${until} Uhr` : ''} ausverkauft.`,
  released: (what: string, branch: string | undefined) => `${what}${at(branch)} wieder verfügbar.`,
  /** Subject and verb of the two sentences above. */
  one: (name: string) => `„${name}“ ist`,
  many: (count: number) => (count === 1 ? '1 Produkt ist' : `${count} Produkte sind`),
  undo: 'Rückgängig',
  failed: 'Die Verfügbarkeit konnte nicht geändert werden.',
  today: 'Heute',
  available: 'Verfügbar',
  until: (time: string) => `Ausverkauft bis ${time}`,
  withoutEnd: 'Ausverkauft',
  inBranch: (text: string, branch: string) => `${text}, ${branch}`,
  inMany: (count: number) => `Ausverkauft in ${count} Filialen`,
} as const;
