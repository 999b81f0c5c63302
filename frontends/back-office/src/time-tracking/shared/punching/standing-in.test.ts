import { expect, test } from '@jest/globals';
import type { WorkedActivityOnWire } from '@theke/contracts/time-tracking/working-activity';
import { standingIn } from './standing-in.ts';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const activity = (given: Partial<WorkedActivityOnWire>) =>
  ({ startAt: at('08:00'), pauses: [], ...given }) as unknown as WorkedActivityOnWire;

// TIME-21
test.each([
  ['works since they came', { state: 'running' }, 'in', at('08:00')],
  [
    'pauses since the last pause began',
    {
      state: 'paused',
      pauses: [
        { startAt: at('10:00'), endAt: at('10:15') },
        { startAt: at('12:00'), endAt: null },
      ],
    },
    'paused',
    at('12:00'),
  ],
  ['is not there any more', { state: 'ended' }, 'out', null],
] as const)('shows the state that the server returns for %s', (_, given, presence, since) => {
  const told = activity(given as Partial<WorkedActivityOnWire>);
  expect(standingIn(told)).toEqual({ presence, since, activity: presence === 'out' ? null : told });
});
