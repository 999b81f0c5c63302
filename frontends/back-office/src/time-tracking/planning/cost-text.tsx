import { useShop } from '@theke/admin/api/shop.ts';
import { moneyText } from '@theke/admin/ui/format.ts';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { planMessages } from './plan-messages.de.ts';
import * as css from './planning.module.css';

const messages = planMessages.cost;

/** Costs of shifts; a star marks missing wages. Renders nothing if unknown. */
export function CostText({ costs }: { costs: { cost: number; unpriced: number } | undefined }) {
  const { currency } = useShop().config;
  if (!costs || (costs.cost === 0 && costs.unpriced === 0)) return null;
  if (costs.cost === 0)
    return (
      <small>
        <VisuallyHidden>{`, ${messages.unknown}`}</VisuallyHidden>
        <span aria-hidden="true">–</span>
      </small>
    );
  return (
    <small className={css.cost}>
      <VisuallyHidden>{`, ${messages.costLabel}${costs.unpriced > 0 ? ` ${messages.atLeast}` : ''} `}</VisuallyHidden>
      {moneyText(costs.cost, currency)}
      {costs.unpriced > 0 && <span aria-hidden="true">*</span>}
    </small>
  );
}
