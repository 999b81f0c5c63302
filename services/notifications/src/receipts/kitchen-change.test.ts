import { expect, test } from '@jest/globals';
import { anOrder, aShop } from '../../testing/receipt-samples.ts';
import { buildKitchenChange } from './kitchen-change.ts';
import type { KitchenContent } from './kitchen-content.ts';
import { layOut } from './lay-out.ts';
import { receiptText } from './receipt-text.ts';

const printedAt = new Date('2026-11-21T18:31:00Z');
const dish = (times: string, name: string, choices: string[] = [], isStruck = false) => ({
  ...{ times, name, choices, isStruck },
});
const before: KitchenContent = {
  version: 1,
  time: '2026-11-21T19:15:00Z',
  table: '7',
  comment: '',
  dishes: [dish('2 x', 'Margherita'), dish('1 x', 'Calzone', ['Vollkorn']), dish('1 x', 'Cola')],
  isCanceled: false,
};
const paper = (changes: Partial<KitchenContent>, order: Parameters<typeof anOrder>[0] = {}) => {
  const printed = anOrder({ appointment: '2026-11-23T12:00:00Z', tableIdentifier: '8', ...order });
  const how = { printedAt, mark: undefined };
  return receiptText(layOut(buildKitchenChange(printed, aShop, { before, after: { ...before, ...changes } }, how), 48));
};

// MSG-10, MSG-12
test('prints only changes with their previous values on a change slip', () => {
  const dishes = [dish('2 x', 'Margherita'), dish('1 x', 'Calzone', ['Hell']), dish('0 x', 'Cola', [], true)];
  const changed = { time: '2026-11-23T12:00:00Z', table: '8', comment: 'Nussallergie!', dishes };
  expect(paper(changed, { comment: 'Nussallergie!' })).toBe(`\
        ÄNDERUNG
47     Mo., 23.11. 13:00
Takeaway              Termin: Mo., 23.11., 13:00
Tisch 8
+----------------------------------------------+
| Nussallergie!                                |
+----------------------------------------------+
NEUE ZEIT
Mo., 23.11., 13:00
  bisher: Sa., 21.11., 20:15
Tisch 8
  bisher: Tisch 7
NEUE ANMERKUNG
1 x Calzone
  Hell
  bisher: 1 x Calzone, Vollkorn
0 x Cola (gestrichen)
  bisher: 1 x Cola
------------------------------------------------
Katharina Wiesinger          Bestellung K7M2XQPA
Gedruckt Sa., 21.11., 19:31
                    ÄNDERUNG
`);
});

test('lists the canceled dishes', () => {
  const text = paper({ isCanceled: true });
  for (const line of ['STORNIERT', 'Nicht mehr zubereiten:', '2 x Margherita', '1 x Calzone', '1 x Cola'])
    expect(text).toContain(line);
  expect(text).not.toContain('bisher');
});
