import { moneyText } from '@theke/admin/ui/format.ts';
import type { DraftZone } from './zone-draft.ts';
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
