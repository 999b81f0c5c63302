import { moneyText } from '@theke/admin/ui/format.ts';
import type { DraftOverlap, DraftZone } from './zone-draft.ts';
import { zonesMessages as texts } from './zones-messages.de.ts';

type Priced = Pick<DraftZone, 'free' | 'price' | 'minimumOrderValue' | 'minutes'>;

export const feeText = ({ free, price }: Pick<Priced, 'free' | 'price'>, currency: string): string =>
  free || price === 0 ? texts.noFee : moneyText(price, currency);

/** "2,90 €, ab 15,00 €, 8 Min. Fahrt". */
export const zoneFacts = (zone: Priced, currency: string): string =>
  texts.facts(
    feeText(zone, currency),
    zone.minimumOrderValue > 0 ? moneyText(zone.minimumOrderValue, currency) : '',
    zone.minutes,
  );

/** "Überschneidet sich mit „Weit“. Dort gilt …" (ZONE-08); empty if the zone overlaps no other. */
export function overlapText({ key }: Pick<DraftZone, 'key'>, overlaps: readonly DraftOverlap[]): string {
  const own = overlaps.filter(({ first, second }) => first.key === key || second.key === key);
  const others = own.map(({ first, second }) => (first.key === key ? second : first).area);
  return own[0] ? texts.overlaps(others, own[0].first.area) : '';
}
