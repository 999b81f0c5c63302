import type { PublicTableBill } from '@theke/contracts/ordering/table-bill';
import { type Money, money, sumOf, toMoney } from '@theke/rules/money/money';
import { shareOf } from '@theke/rules/tables/share-of';

export type Way = 'items' | 'share' | 'rest';
/** Chosen pieces by order and index of the item: `ID 0`. */
export type ChosenPieces = Readonly<Record<string, number>>;
export type PartChoice = { way: Way; pieces: ChosenPieces; persons: number };

export type OpenItem = PublicTableBill['rounds'][number]['items'][number] & { key: string; order: string };

/** Items that a guest can choose, those of the own order first. */
export const openItemsOf = ({ rounds }: PublicTableBill): OpenItem[] =>
  rounds
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .flatMap(({ id, items }) =>
      items
        .filter(({ pieces }) => pieces.length > 0)
        .map((item) => ({ ...item, order: id, key: `${id} ${item.index}` })),
    );

/** All pieces of the guest's own order, which is what most guests pay. */
export const ownPieces = (bill: PublicTableBill): ChosenPieces => {
  const own = bill.rounds.find(({ isOwn }) => isOwn)?.id;
  return Object.fromEntries(
    openItemsOf(bill)
      .filter(({ order }) => order === own)
      .map(({ key, pieces }) => [key, pieces.length]),
  );
};

/** The amount of a choice without the tip, as the server computes it. */
export function amountOf(bill: PublicTableBill, { way, pieces, persons }: PartChoice): Money {
  const payable = toMoney(bill.payable);
  if (way === 'rest') return payable;
  if (way === 'share') return payable > 0 ? shareOf(payable, persons) : money(0);
  return sumOf(openItemsOf(bill).flatMap((item) => item.pieces.slice(0, pieces[item.key] ?? 0).map(toMoney)));
}

/** The choice as it is sent. */
export function toPart(bill: PublicTableBill, { way, pieces, persons }: PartChoice) {
  if (way === 'rest') return { kind: 'rest' as const };
  if (way === 'share') return { kind: 'share' as const, persons };
  const items = openItemsOf(bill).flatMap(({ order, index, step, key, pieces: open }) => {
    const chosen = Math.min(pieces[key] ?? 0, open.length);
    return chosen > 0 ? [{ order, index, amount: chosen * step }] : [];
  });
  return { kind: 'items' as const, items };
}
