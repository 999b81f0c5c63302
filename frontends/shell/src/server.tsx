import type { RenderPage } from '@theke/contracts/gateway/server-page';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { frameOf } from './frame-of.ts';
import { GuestFooter } from './guest-footer.tsx';
import { GuestHeader } from './guest-header.tsx';

/**
 * Renders a page with its frame, in the elements that `bootstrap.tsx` otherwise creates.
 * @public called by the gateway
 */
export const render: RenderPage = ({ path, init, frontends, content }) => {
  const frame = frameOf(init, frontends);
  if (!frame || content === undefined) return undefined;
  const drawn = (Part: typeof GuestHeader | typeof GuestFooter) =>
    renderToString(
      <StrictMode>
        <Part {...frame} drawn={path} />
      </StrictMode>,
    );
  return [
    `<div id="top">${drawn(GuestHeader)}</div>`,
    // `content` is the remote's HTML; a replacer function avoids `$` patterns in it.
    renderToString(<div id="content" tabIndex={-1} data-path={path} />).replace('</div>', () => `${content}</div>`),
    `<div id="problem"></div>`,
    `<div id="bottom">${drawn(GuestFooter)}</div>`,
  ].join('');
};
