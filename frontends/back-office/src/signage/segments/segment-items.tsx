import type { SignageSegment } from '@theke/contracts/signage/segment';
import { segmentMessages } from './segment-messages.de.ts';
import { totalSeconds } from './total-seconds.ts';

/** Number and duration of the items of a segment. */
export const SegmentItems = ({ record: { items } }: { record: SignageSegment }) =>
  items.length === 0 ? segmentMessages.empty : segmentMessages.summary(items.length, totalSeconds(items));
