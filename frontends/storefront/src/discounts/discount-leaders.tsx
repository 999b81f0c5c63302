import type { DiscountLine } from '@theke/rules/discounts/discount';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { Leader } from '@theke/ui/leader';

/** A row for each discount of an order: "Mittagsrabatt ... −3,00 €". */
export const DiscountLeaders = ({
  discounts = [],
  currency,
}: {
  discounts: readonly DiscountLine[] | undefined;
  currency: string;
}) =>
  discounts.map(({ id, name, gross }) => (
    <Leader key={id} label={name} value={`−${formatMoney(toMoney(gross), currency)}`} />
  ));
