import { expect } from '@jest/globals';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { opensWithoutALine } from './opens-without-a-line.ts';
import { punchesOnOwnPhone } from './punches-on-own-phone.ts';
import { worksWithoutALine } from './works-at-the-terminal.ts';

const journey = openJourney('embedded');

// TIME-03, TIME-07
withBrowser(
  'a tablet without a line keeps what is pressed in its order, and tells it late, at the times at which it was, once',
  async () => {
    const { address, before, onDisk, found, after, findings } = await worksWithoutALine(
      journey.platform,
      journey.browser,
    );
    // Nobody reads the key from the screen.
    expect(address).toBe('');
    expect(before).toEqual([]);
    // Four with a PIN each, and who takes the tablet reads none (ADR 0022).
    expect(onDisk).toEqual({ punches: 4, hasPin: false });
    expect(found).toEqual([{ endedAgo: 0, worked: 480, pauses: [[240, 270]], isLate: true }]);
    expect(after).toBe(1);
    expect(findings).toEqual([]);
  },
);

// TIME-21, TIME-07
withBrowser(
  'a phone without a line keeps what its owner pressed, tells it late and once, and nothing in the name of whoever else logs in on it',
  async () => {
    const { onDisk, before, asOther, found, sources, left, findings } = await punchesOnOwnPhone(
      journey.platform,
      journey.browser,
    );
    expect(onDisk).toBe(4);
    expect(before).toEqual([]);
    expect(asOther).toEqual({ theirs: [], hers: [], waiting: 4 });
    expect(found).toEqual([{ endedAgo: 0, worked: 480, pauses: [[240, 270]], isLate: true }]);
    expect(sources).toEqual(Array(4).fill('own-device'));
    expect(left).toBe(0);
    expect(findings).toEqual([]);
  },
);

// TIME-21, TIME-07
withBrowser(
  'a phone that was there once opens one’s own time without a line, punches, and tells it once; nothing is kept of who has left',
  async () => {
    const { before, told, after, isKeptAnew, loggedOut, findings } = await opensWithoutALine(
      journey.platform,
      journey.browser,
    );
    expect(before).toBe(0);
    expect(told).toEqual({ minutes: 240, isLate: true });
    expect(after).toBe(1);
    expect(isKeptAnew).toBe(true);
    expect(loggedOut).toEqual({ caches: [], workers: 0, person: null });
    expect(findings).toEqual([]);
  },
);

testLog(journey);
