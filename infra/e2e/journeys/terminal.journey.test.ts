import { expect } from '@jest/globals';
import { openJourney, testLog, withBrowser } from './open-journey.ts';
import { openOwnTimeOffline } from './open-own-time-offline.ts';
import { punchAtTerminalOffline } from './punch-at-terminal.ts';
import { punchOnOwnPhone } from './punch-on-own-phone.ts';

const journey = openJourney('embedded');

// TIME-03, TIME-07
withBrowser("keeps a tablet's offline presses in order, and sends them once with their original times", async () => {
  const { address, before, onDisk, found, after, findings } = await punchAtTerminalOffline(
    journey.platform,
    journey.browser,
  );
  // The key is not readable on the screen.
  expect(address).toBe('');
  expect(before).toEqual([]);
  // Four presses, each with a PIN that a thief of the tablet cannot read (ADR 0022).
  expect(onDisk).toEqual({ punches: 4, hasPin: false });
  expect(found).toEqual([{ endedAgo: 0, worked: 480, pauses: [[240, 270]], isLate: true }]);
  expect(after).toBe(1);
  expect(findings).toEqual([]);
});

// TIME-21, TIME-07
withBrowser("keeps a phone's offline presses, sends them once, and never in another user's name", async () => {
  const { onDisk, before, otherUserView, found, sources, left, findings } = await punchOnOwnPhone(
    journey.platform,
    journey.browser,
  );
  expect(onDisk).toBe(4);
  expect(before).toEqual([]);
  expect(otherUserView).toEqual({ theirs: [], hers: [], waiting: 4 });
  expect(found).toEqual([{ endedAgo: 0, worked: 480, pauses: [[240, 270]], isLate: true }]);
  expect(sources).toEqual(Array(4).fill('own-device'));
  expect(left).toBe(0);
  expect(findings).toEqual([]);
});

// TIME-21, TIME-07
withBrowser(
  "opens a user's time offline on a known phone, sends presses once, and deletes everything after logout",
  async () => {
    const { before, pause, after, isCachedAgain, loggedOut, findings } = await openOwnTimeOffline(
      journey.platform,
      journey.browser,
    );
    expect(before).toBe(0);
    expect(pause).toEqual({ minutes: 240, isLate: true });
    expect(after).toBe(1);
    expect(isCachedAgain).toBe(true);
    expect(loggedOut).toEqual({ caches: [], workers: 0, person: null });
    expect(findings).toEqual([]);
  },
);

testLog(journey);
