import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

test.each(['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'])(
  'does not depend on the time zone %s of the process',
  (TZ) => {
    const program = `
    import { openTimes, nextOpening } from ${JSON.stringify(new URL('../hours/opening-hours.ts', import.meta.url).href)};
    const rules = [{ type: 'daily', from: '18:00', to: '02:30' }, { type: 'sunday', from: '00:30', to: '04:00' }];
    const days = ['2026-03-29', '2026-10-25'].map((day) => Date.parse(day + 'T00:00Z'));
    console.log(JSON.stringify([new Date(0).getTimezoneOffset(), days.map((day) =>
      [openTimes(rules, 'Europe/Vienna', day - 864e5, day + 2 * 864e5), nextOpening(rules, 'Europe/Vienna', new Date(day))])]));`;
    const run = (zoneOfProcess: string) => {
      const args = ['--input-type=module', '--eval', program];
      const [offset, answers] = JSON.parse(
        execFileSync(process.execPath, args, {
          env: { ...process.env, TZ: zoneOfProcess, NODE_OPTIONS: '' },
        }).toString(),
      );
      return { offset, answers };
    };
    const [home, abroad] = [run('Europe/Vienna'), run(TZ)];
    expect(abroad.offset).not.toBe(home.offset); // Checks that TZ took effect.
    expect(abroad.answers).toEqual(home.answers);
  },
);
