import { workingActivityState } from '@theke/contracts/time-tracking/working-events';
import { copyOf } from '@theke/kit/events/subscription';
import { type WorkedSeconds, workedSeconds } from './worked-seconds.ts';
import { workingFigureStore } from './working-figure-store.ts';

const none: WorkedSeconds = { seconds: 0, pauseSeconds: 0, work: [] };

/** Every activity in its newest state, for repeated and reordered events. */
export const workingFigures = copyOf(workingActivityState, {
  async apply(tx, { id, branch, startAt, endAt, pauses, state, isRemoved }) {
    if (isRemoved) return workingFigureStore.remove(tx, id);
    const isEnded = endAt !== null;
    const isEndMissing = state === 'end-missing';
    workingFigureStore.save(tx, {
      id,
      branch: branch.id,
      startAt,
      isEndMissing,
      open: isEnded || isEndMissing ? null : { startAt, pauses },
      ...(isEnded ? workedSeconds({ startAt, endAt, pauses }, endAt) : none),
    });
  },
});
