import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { GenerationBudget } from '@theke/admin/generation/generation-budget.tsx';
import { useAiAvailability } from '@theke/admin/generation/use-ai-availability.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { minuteText, moneyText } from '@theke/admin/ui/format.ts';
import type { GenerationDetail } from '@theke/contracts/ai/generation';
import { Dialog } from '@theke/ui/dialog';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { proposalMessages } from './proposal-messages.de.ts';
import * as css from './proposals.module.css';
import { RewriteForm } from './rewrite-form.tsx';

const texts = proposalMessages.about;

/** Smallest amount that is shown, in the currency of the business. */
const smallest = 0.01;

const costText = (cost: number, currency: string): string =>
  cost > 0 && cost < smallest ? texts.lessThan(moneyText(smallest, currency)) : moneyText(cost, currency);

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Brief, cost and origin of a proposal. */
export function AboutProposal({ generation }: { generation: GenerationDetail }) {
  const availability = useAiAvailability();
  const zone = useZoneOf()();
  const now = useNow(60_000);
  const [isSentOpen, setIsSentOpen] = useState(false);
  const { brief, cost, createdAt, createdBy, model, sent } = generation;
  return (
    <aside className={css.about} aria-label={proposalMessages.view.side}>
      <RewriteForm brief={brief} />
      {availability && (
        <div>
          <h3 className={css.cost}>
            {texts.cost} <span>{cost === null ? messages.none : costText(cost, availability.currency)}</span>
          </h3>
          <GenerationBudget budget={availability.budget} currency={availability.currency} />
        </div>
      )}
      <FactList
        className={css.facts}
        facts={[
          [texts.created, texts.createdBy(minuteText(createdAt, now, zone), createdBy)],
          [texts.model, model],
          [
            texts.sent,
            <button key="sent" type="button" className={css.link} onClick={() => setIsSentOpen(true)}>
              {texts.sentWords(countWords(sent))}
            </button>,
          ],
          [texts.customers, texts.noCustomers],
        ]}
      />
      <p className={css.foot}>{proposalMessages.view.public}</p>
      {isSentOpen && (
        <Dialog title={texts.sentTitle} closeLabel={messages.close} shape="sheet" onClose={() => setIsSentOpen(false)}>
          <p className={css.sent}>{sent}</p>
        </Dialog>
      )}
    </aside>
  );
}
