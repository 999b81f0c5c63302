import { afterAll, expect, test } from '@jest/globals';
import { startPushService } from '../../../services/notifications/testing/push-service-simulator.ts';
import { openJourney, withBrowser } from './open-journey.ts';
import { orderInEnglish } from './order-in-english.ts';
import { receivePushWithClosedBoard } from './receive-push.ts';
import { leaveShell, printOrder, workAtFrontdesk } from './work-at-frontdesk.ts';

const pushService = await startPushService();
afterAll(() => pushService.stop());
const journey = openJourney('embedded', { PUSH_URL: pushService.url });

// ACCESS-09
withBrowser('shows an order on a tablet at the counter until it is acknowledged, without a login', () =>
  workAtFrontdesk(journey.platform, journey.browser),
);

withBrowser('is a separate document, also for links from a page with the shell', () =>
  leaveShell(journey.platform, journey.browser),
);

// MSG-07
withBrowser('notifies a device of an order while the board is closed, until its owner switches that off', () =>
  receivePushWithClosedBoard(journey.platform, pushService),
);

test('prints an order on a printer that polls', () => printOrder(journey.platform));

// LANG-01, LANG-02, LANG-03
withBrowser('takes an order in English with a cart filled in German; the kitchen’s ticket is German', async () => {
  const { languages, pageText, receipt, findings, faults } = await orderInEnglish(journey.platform, journey.browser);
  expect(languages).toEqual(['en', 'de', 'none', 'en', 'de']);
  const german = /\b(Bestellung|Ihre|Abholung|Barzahlung|bezahlen|Uhr|heute|und)\b/;
  expect(pageText.match(german)).toBeNull();
  expect(receipt).toMatch(german);
  // Chosen by their English names.
  expect(receipt).toMatch(/Gemischter Salat[\s\S]*Hühnerfilet vom Grill/);
  expect(receipt).not.toMatch(/Mixed salad|chicken/);
  expect(receipt).not.toMatch(/\b(order|pickup|collection|cash)\b/i);
  expect([findings, faults]).toEqual([[], []]);
});
