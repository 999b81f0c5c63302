import type { RenderPage } from '@theke/contracts/gateway/server-page';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { GuestFooter } from './guest-footer.tsx';
import { GuestHeader } from './guest-header.tsx';
import { makeFrame } from './make-frame.ts';

/**
 * Renders a page with its frame, in the elements that `bootstrap.tsx` otherwise creates.
 * @public called by the gateway
 */
export const render: RenderPage = ({ path, init, frontends, content }) => {
  const frame = makeFrame(init, frontends);
  if (!frame || content === undefined) return undefined;
  const renderPart = (Part: typeof GuestHeader | typeof GuestFooter) =>
    renderToString(
      <StrictMode>
        <Part {...frame} path={path} />
      </StrictMode>,
    );
  return [
    `<div id="top">${renderPart(GuestHeader)}</div>`,
    // `content` is the remote's HTML; a replacer function avoids `$` patterns in it.
    renderToString(<div id="content" tabIndex={-1} data-path={path} />).replace('</div>', () => `${content}</div>`),
    `<div id="problem"></div>`,
    `<div id="bottom">${renderPart(GuestFooter)}</div>`,
  ].join('');
};
