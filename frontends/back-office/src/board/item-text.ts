import type { OrderItem } from '@theke/contracts/ordering/order';
import { unitOf } from '@theke/rules/units';

/** Units that are simply counted stand without a word: "2 Margherita", but "30 dag Antipasti". */
const isCounted = (unit: OrderItem['unit']) => unit === 'piece';

export const amountOf = ({
  amount,
  unit,
}: Pick<OrderItem, 'amount' | 'unit'>): { number: string; unit: string | undefined } => ({
  number: new Intl.NumberFormat('de-AT').format(amount),
  unit: isCounted(unit) ? undefined : unitOf(unit).label,
});

/** What was chosen, in one line: "Normal, 32 cm, Rucola". */
export const choicesOf = ({ parts }: Pick<OrderItem, 'parts'>): string =>
  parts.flatMap((part) => part.values).join(', ');
