import type { Config } from '@theke/contracts/identity/config';

/** What the settings send to the shop in their frame: the fields that were typed so far and could be saved. */
export type Preview = { readonly type: 'theke-preview'; readonly config: Partial<Config> };
/** What the shop says to them once it listens. */
export const previewReady = 'theke-preview-ready';

/** Within the settings' frame: hears what is typed there. Nobody else's words count, and outside of a frame nothing is listened to. */
export function onPreview(show: (config: Partial<Config>) => void): () => void {
  const { parent, location } = window;
  if (parent === window) return () => undefined;
  const hear = ({ source, origin, data }: MessageEvent) => {
    if (source === parent && origin === location.origin && (data as Partial<Preview>)?.type === 'theke-preview')
      show((data as Preview).config);
  };
  window.addEventListener('message', hear);
  parent.postMessage(previewReady, location.origin);
  return () => window.removeEventListener('message', hear);
}
