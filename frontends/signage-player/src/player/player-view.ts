import type { ContentPackage } from '@theke/contracts/signage/package';
import type { OrderQueue } from '@theke/contracts/signage/player';
import type { ComponentType } from 'react';
import type { PairingCode } from '../connection/session.ts';
import type { Slot } from '../playback/slot.ts';
import type {
  ConnectionProblem,
  IdentifyProps,
  ItemViewProps,
  PairingScreenProps,
  StandbyProps,
} from '../shared/view-props.ts';

/** Components that draw the TV's pictures. */
export type Views = {
  ItemView: ComponentType<ItemViewProps>;
  PairingScreen: ComponentType<PairingScreenProps>;
  Standby: ComponentType<StandbyProps>;
  Identify: ComponentType<IdentifyProps>;
};

/** What the screen shows. A new object for each change, at least every second. */
export type PlayerView = {
  /** Shown instead of everything else. */
  readonly pairing: PairingCode | undefined;
  readonly slots: readonly Slot[];
  readonly content: ContentPackage | undefined;
  /** Name of the TV; empty before the first connection. */
  readonly name: string;
  /** Server time in epoch ms. */
  readonly now: number;
  readonly orders: OrderQueue | null;
  /** Percent. */
  readonly volume: number;
  readonly isIdentifying: boolean;
  readonly problem: ConnectionProblem | undefined;
  readonly disconnectedSince: number | undefined;
  readonly version: string;
};

/** A source of views for React, with the callbacks of mounted items. */
export type ViewSource = {
  subscribe(listener: () => void): () => void;
  view(): PlayerView;
  onReady(key: number): void;
  onFailed(key: number, message: string): void;
  onEnded(key: number): void;
};
