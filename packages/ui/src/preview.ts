import type { Config } from '@theke/contracts/identity/config';

/** Message from the settings to the shop in their preview frame: the changed fields that are valid. */
export type Preview = { readonly type: 'theke-preview'; readonly config: Partial<Config> };
/** Message from the shop once it listens. */
export const previewReady = 'theke-preview-ready';

/**
 * Subscribes to preview messages inside the settings' frame. Ignores other senders, and does nothing outside of a
 * frame.
 * @returns removes the listener
 */
export function onPreview(show: (config: Partial<Config>) => void): () => void {
  const { parent, location } = window;
  if (parent === window) return () => undefined;
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source === parent && origin === location.origin && (data as Partial<Preview>)?.type === 'theke-preview')
      show((data as Preview).config);
  };
  window.addEventListener('message', onMessage);
  parent.postMessage(previewReady, location.origin);
  return () => window.removeEventListener('message', onMessage);
}
