import type { AiAvailability } from '@theke/contracts/ai/ai-settings';
import { moneyText } from '../ui/format.ts';
import * as css from './generation-budget.module.css';
import { generationMessages } from './generation-messages.de.ts';

const monthName = new Intl.DateTimeFormat('de-AT', { month: 'long', timeZone: 'UTC' });

/** "November" for "2026-11". */
const monthText = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

type Props = Pick<AiAvailability, 'budget' | 'currency'>;

/** Used part of the month's budget as a bar with a sentence. Amounts reserved for running jobs count as used. */
export function GenerationBudget({ budget: { month, limit, spent, reserved }, currency }: Props) {
  const used = spent + reserved;
  return (
    <div className={css.budget}>
      <div className={css.track}>
        <div className={css.used} style={{ width: `${limit > 0 ? Math.min(100, (used / limit) * 100) : 100}%` }} />
      </div>
      <p>{generationMessages.budget(moneyText(used, currency), moneyText(limit, currency), monthText(month))}</p>
    </div>
  );
}
