import { expect, test } from '@jest/globals';
import type { WorkedActivityOnWire } from '@theke/contracts/time-tracking/working-activity';
import { standingIn } from './standing-in.ts';

const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const activity = (changes: Partial<WorkedActivityOnWire>) =>
  ({ startAt: at('08:00'), pauses: [], ...changes }) as unknown as WorkedActivityOnWire;

// TIME-21
test.each([
  ['work since the start of the activity', { state: 'running' }, 'in', at('08:00')],
  [
    'a break since its start',
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
  ['an ended activity', { state: 'ended' }, 'out', null],
] as const)('shows the state that the server returns for %s', (_, changes, presence, since) => {
  const worked = activity(changes as Partial<WorkedActivityOnWire>);
  expect(standingIn(worked)).toEqual({ presence, since, activity: presence === 'out' ? null : worked });
});
