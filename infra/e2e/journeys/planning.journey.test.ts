import { expect } from '@jest/globals';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { planWeek } from './plan-week.ts';

const journey = openJourney('embedded');

// TIME-09, TIME-10
withBrowser(
  'plans a week by form, mouse and keyboard, fixes violations of the law, publishes it and notifies staff',
  async () => {
    const { platform, browser } = journey;
    const { isPublishDisabled, putBack, focused, published, read, mails, findings, faults } = await planWeek(
      platform,
      browser,
    );
    expect(isPublishDisabled).toBe(true);
    expect(putBack).toContain('Martin Lechner 4 10:00');
    expect(published.toSorted()).toEqual([
      'Lena Schöberl 5 10:00',
      'Martin Lechner 4 10:00',
      'Sara Novak 5 10:00',
      'offen 6 17:00',
    ]);
    // The shift moved by keyboard keeps the focus.
    expect(focused).toMatch(/^Sara Novak, Fr /);
    expect(read).toEqual(['Fr, 10–18', 'Sa, 17–23']);
    expect(mails).toBe(3);
    expect(findings).toEqual([]);
    expect(faults).toEqual([]);
  },
);

testLog(journey);
