import type { ContentPackage } from '@theke/contracts/signage/package';
import type { SegmentItem } from '@theke/contracts/signage/segment';

/** A mounted item. At most two exist: the one on air, and the next or the leaving one. */
export type Slot = {
  /** Increases with each mount. */
  readonly key: number;
  readonly segment: string;
  readonly item: SegmentItem;
  /** The package that it shows; replaced in place by a newer one that shows the same. */
  readonly content: ContentPackage;
  /** `next`: loads invisibly. `air`: visible. `leaving`: visible until its transition ends. */
  readonly phase: 'next' | 'air' | 'leaving';
  readonly isReady: boolean;
  /** Monotonic ms at which the phase began. */
  readonly since: number;
  /** Server time in epoch ms at which it went on air. */
  readonly startedAt: number;
  /** A video that reached its end. */
  readonly isOver: boolean;
};

/** Duration of transitions in ms; equal to those in the style sheet. */
export const transitionMs = { cut: 0, fade: 600, push: 700 } as const;
