import type { ContentPackage } from '@theke/contracts/signage/package';

/** Message from the office to the player in its preview frame. */
export type PreviewMessage = {
  readonly type: 'theke-signage-preview';
  readonly content: ContentPackage;
  /** Time at which the preview's clock starts, in epoch ms. Default: now. */
  readonly at?: number;
  readonly isPaused?: boolean;
  /** Id of the item to show. */
  readonly item?: string;
};

/** Sent to the office once the player listens. */
export const previewReady = { type: 'theke-signage-preview-ready' } as const;

/** Sent to the office when another item is on air. `index` counts from 0 in its segment. */
export type PreviewItem = {
  readonly type: 'theke-signage-preview-item';
  readonly item: string;
  readonly index: number;
};

export const isPreviewMessage = (data: unknown): data is PreviewMessage => {
  const message = data as Partial<PreviewMessage> | null;
  return message?.type === 'theke-signage-preview' && message.content?.format === 1;
};
