import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import type { AccountPath, FigureName } from '@theke/rules/closing/list-figures';
import type { PaymentMethod } from '@theke/rules/payments/payment-methods';

const percent = (rate: number): string => `${String(rate).replace('.', ',')} %`;

function figureText(name: FigureName): string {
  switch (name.kind) {
    case 'taken':
      return paymentMethodLabels[name.method];
    case 'refunded':
      return `Rückerstattet ${paymentMethodLabels[name.method]}`;
    case 'revenue':
      return `Umsatz ${percent(name.rate)}`;
    case 'tips':
      return 'Trinkgeld';
    case 'sold':
      return 'Geschenkkarten verkauft';
    case 'redeemed':
      return 'Geschenkkarten eingelöst';
    case 'outstanding':
      return 'Nicht zugeordnet';
    case 'cashDifference':
      return 'Kassendifferenz';
  }
}

/** "Umsatz 10 %, Abschluss 7, Marillo Innenstadt" */
export const bookingText = (name: FigureName, { number }: { number: number }, branch: string): string =>
  [figureText(name), `Abschluss ${number}`, branch].filter(Boolean).join(', ');

const named: Readonly<Record<string, string>> = {
  adviser: 'Es fehlt die Beraternummer.',
  client: 'Es fehlt die Mandantennummer.',
  accountLength: 'Es fehlt die Länge der Sachkonten.',
  yearMonth: 'Es fehlt der Beginn des Wirtschaftsjahres.',
  clearing: 'Es fehlt das Verrechnungskonto.',
  tips: 'Es fehlt das Konto für Trinkgeld.',
  giftCards: 'Es fehlt das Konto für Geschenkkarten.',
  cashDifference: 'Es fehlt das Konto für Kassendifferenzen.',
  outstanding: 'Es fehlt das Konto für nicht zugeordnete Einnahmen.',
};

/** Says what has to be entered before these closes can be booked. */
export function missingAccountText(path: AccountPath): string {
  const [name = '', key = ''] = path.split(/\.(.*)/s);
  if (name === 'methods') return `Es fehlt das Konto für ${paymentMethodLabels[key as PaymentMethod]}.`;
  if (name === 'rates') return `Es fehlt das Erlöskonto für ${percent(Number(key))} Umsatzsteuer.`;
  return named[name] ?? '';
}
