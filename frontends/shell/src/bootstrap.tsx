import '@theke/ui/base.css';
import './shell.css';
import { closest, type PagePath } from '@theke/rules/site/page-paths';
import { initEntry, readBlock, readInitData } from '@theke/ui/init-data';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { GuestFrame } from './guest-frame.tsx';
import { loadLifecycles } from './load-remote.ts';
import { clearRemoteFailure, showRemoteFailure } from './remote-failure.tsx';

/** Top for the header, the remote's place, bottom for the footer; made here, so that they outlive every render. */
function layOut(): { top: HTMLElement; bottom: HTMLElement } {
  const part = (id: string) => Object.assign(document.createElement('div'), { id });
  const [top, content, problem, bottom] = [part('top'), part('content'), part('problem'), part('bottom')];
  content.tabIndex = -1;
  (document.getElementById('app') ?? document.body).append(top, content, problem, bottom);
  return { top, bottom };
}

const { top, bottom } = layOut();
const init = readInitData();
const config = initEntry(init, '/config');

/** Where each remote's entry lies and what it draws, as the gateway lists them. */
type Remote = { name: string; entry: string; paths: PagePath[] };
const remotes = readBlock<Remote[]>('remotes') ?? [];
const pages = remotes.flatMap(({ name, paths }) => paths.map((page) => ({ ...page, remote: name })));

if (config) {
  const divisions = initEntry(init, '/divisions') ?? [];
  const branches = initEntry(init, '/branches') ?? [];
  createRoot(top).render(
    <StrictMode>
      <GuestFrame config={config} divisions={divisions} branches={branches} pages={pages} bottom={bottom} />
    </StrictMode>,
  );
}

// Each is loaded when its paths are first entered.
for (const { name, entry } of remotes)
  registerApplication({
    name,
    app: () => loadLifecycles(name.replaceAll('-', '_'), entry),
    activeWhen: ({ pathname }) => closest(pages, pathname)?.remote === name,
    customProps: { domElementGetter: () => document.getElementById('content') },
  });

// Whatever the gateway did not list is another document.
const started = window.location.pathname;
registerApplication({
  name: 'document',
  app: () => {
    window.location.reload();
    return new Promise<never>(() => undefined);
  },
  activeWhen: ({ pathname }) => pathname !== started && !closest(pages, pathname),
});

addErrorHandler((error) => {
  console.error(error);
  const name = error.appOrParcelName;
  showRemoteFailure(async () => {
    clearRemoteFailure();
    // A remote that loaded but did not start is taken out first; one that did not load is simply asked for again.
    if (getAppStatus(name) !== LOAD_ERROR) await unloadApplication(name);
    await triggerAppChange();
  });
});
window.addEventListener('single-spa:before-routing-event', clearRemoteFailure);

start({ urlRerouteOnly: true });
