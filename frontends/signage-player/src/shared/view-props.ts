import type { ContentPackage } from '@theke/contracts/signage/package';
import type { OrderQueue } from '@theke/contracts/signage/player';
import type { SegmentItem } from '@theke/contracts/signage/segment';

/** Why the TV has no connection, or why its state is wrong. */
export type ConnectionProblem = 'network' | 'address' | 'key' | 'clock' | 'server' | 'storage';

/** Draws one item of a segment: a scene, a picture or a video. */
export type ItemViewProps = {
  item: SegmentItem;
  content: ContentPackage;
  /** Server time in epoch ms, updated every second. */
  now: number;
  orders: OrderQueue | null;
  /** Whether the item is on air. It is mounted before, to load. */
  isActive: boolean;
  /** Percent. */
  volume: number;
  /** Everything that the item shows is loaded. */
  onReady(): void;
  onFailed(message: string): void;
  /** A video reached its end. */
  onEnded(): void;
};

export type PairingScreenProps = {
  code: string;
  /** Epoch ms, server time. */
  expiresAt: number;
  /** Server time in epoch ms. */
  now: number;
  version: string;
  problem: ConnectionProblem | undefined;
};

export type StandbyProps = {
  /** Name of the TV. */
  name: string;
  content: ContentPackage | undefined;
  /** Server time in epoch ms. */
  now: number;
  problem: ConnectionProblem | undefined;
  /** Epoch ms, server time. */
  disconnectedSince: number | undefined;
};

export type IdentifyProps = { name: string; branch: string };
