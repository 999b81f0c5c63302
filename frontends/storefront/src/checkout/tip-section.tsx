import type { Branch } from '@theke/contracts/catalog/branch';
import type { Money } from '@theke/rules/money/money';
import * as page from './checkout-page.module.css';
import type { TipChoice } from './tip-choice.ts';
import { TipChoices } from './tip-choices.tsx';
import { tipMessages } from './tip-messages.de.ts';

type Props = {
  branch: Branch;
  total: Money;
  currency: string;
  chosen: TipChoice;
  error: string | undefined;
  onChoose: (choice: TipChoice) => void;
};

/** Section of the checkout with the tip; none is chosen beforehand (TIP-02). */
export default function TipSection({ error, ...choices }: Props) {
  return (
    <section className={page.section} id="tip" tabIndex={-1} aria-labelledby="tip-title">
      <h2 id="tip-title">{tipMessages.question}</h2>
      <TipChoices {...choices} error={error} />
      {error && choices.chosen.kind !== 'free' && <p className={page.wrong}>{error}</p>}
      <p className={page.hint}>{tipMessages.forTeam}</p>
    </section>
  );
}
