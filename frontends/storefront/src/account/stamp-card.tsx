import type { AccountStampCard } from '@theke/contracts/ordering/account';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, localTime } from '@theke/rules/time/local-time';
import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { Star } from 'lucide-react';
import { useCard } from '../shop/use-card.ts';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';

const { stamps: texts } = accountMessages;
const zone = 'Europe/Vienna';
const dayOf = (at: string) => dateText(localTime(zone, Date.parse(at)));

/** The stamp card with what is missing for the reward, and the codes of earlier rewards (LOYAL-04). */
export function StampCard({ card }: { card: AccountStampCard }) {
  const { config, branches } = useShop();
  const { stamps, needed, minimum, nextExpiry, reward, rewards } = card;
  // Names of the products come with a menu, which only this kind of reward needs.
  const { data: menu } = useCard(reward.kind === 'product' ? branches[0] : undefined);
  const names = reward.products.flatMap(({ id }) => menu?.products.find((product) => product.id === id)?.name ?? []);
  const money = (amount: number) => formatMoney(toMoney(amount), config.currency);
  const rewardTexts = {
    amount: () => texts.amount(money(reward.amount)),
    percent: () => texts.percent(String(reward.percent)),
    product: () => texts.product(reward.percent, names.join(texts.or) || texts.someProduct),
    delivery: () => texts.delivery(reward.percent),
  };
  return (
    <section className={css.part} aria-labelledby="stamps-title">
      <h2 id="stamps-title">{texts.title}</h2>
      <div className={css.stamps} role="img" aria-label={texts.state(stamps, needed)}>
        {Array.from({ length: needed }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a card have no other key than their index
          <span key={index} className={index < stamps ? css.stamped : css.empty}>
            {index < stamps && <Star {...icon} size={18} fill="currentColor" />}
          </span>
        ))}
      </div>
      <p>
        {texts.left(needed - stamps, rewardTexts[reward.kind]())}{' '}
        {minimum > 0 ? texts.earn(money(minimum)) : texts.earnAlways} {nextExpiry && texts.expires(dayOf(nextExpiry))}
      </p>
      {rewards.length > 0 && (
        <>
          <h3>{texts.rewards}</h3>
          {rewards.map(({ id, code, validUntil, isUsed }) => (
            <div key={id} className={css.row}>
              <p>
                <b className={css.code}>{code}</b>
                {isUsed ? texts.used : validUntil ? texts.validUntil(dayOf(validUntil)) : texts.unlimited}
              </p>
            </div>
          ))}
          <p>{texts.howTo}</p>
        </>
      )}
    </section>
  );
}
