export const orderTipMessages = {
  title: 'Trinkgeld',
  none: 'Noch keines vermerkt.',
  given: (sum: string, method: string) => `${sum}, ${method}`,
  toPay: 'Zu zahlen',
  paid: 'Bezahlt',
  record: 'Trinkgeld vermerken',
  change: 'Trinkgeld ändern',
  giveBack: 'Trinkgeld zurückgeben',
  amount: 'Trinkgeld',
  amountHint: 'Es wird zusammen mit der Bestellung kassiert und zählt nicht zum Umsatz. 0: keines.',
  leftHint: (tip: string) =>
    `Der Gast hat ${tip} online bezahlt. Was er weniger geben soll, bekommt er auf demselben Weg zurück. 0: alles.`,
  notANumber: 'Bitte einen Betrag mit höchstens zwei Nachkommastellen.',
  atMost: (sum: string) => `Höchstens ${sum}.`,
  save: 'Speichern',
  saved: (sum: string) => `Trinkgeld: ${sum}`,
  removed: 'Trinkgeld gestrichen.',
} as const;
