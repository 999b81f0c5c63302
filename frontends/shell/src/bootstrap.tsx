import '@theke/ui/base.css';
import '@theke/ui/inter.css';
import './shell.css';
import { closest, type ListedFrontend } from '@theke/rules/site/page-paths';
import { readBlock, readInitData } from '@theke/ui/init-data';
import { onPreview } from '@theke/ui/preview';
import { showIn } from '@theke/ui/show-in';
import { StrictMode, useEffect, useState } from 'react';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { loadLifecycles } from './federation/load-remote.ts';
import { GuestFooter } from './guest-footer.tsx';
import { type Frame, GuestHeader } from './guest-header.tsx';
import { makeFrame } from './make-frame.ts';
import { clearRemoteFailure, showRemoteFailure } from './remote-failure.tsx';

/** Creates the elements for header, content and footer, unless the server rendered them; they outlive every render. */
function layOut(): void {
  const rendered = document.getElementById('content');
  if (rendered) {
    // While offline, the worker answers a checkout request with its menu's page.
    if (rendered.dataset.path !== window.location.pathname)
      for (const id of ['top', 'content', 'bottom']) document.getElementById(id)?.replaceChildren();
    return;
  }
  const makePart = (id: string) => Object.assign(document.createElement('div'), { id });
  const [top, content, problem, bottom] = [
    makePart('top'),
    makePart('content'),
    makePart('problem'),
    makePart('bottom'),
  ];
  content.tabIndex = -1;
  (document.getElementById('app') ?? document.body).append(top, content, problem, bottom);
}

/** Header or footer in the settings' preview frame, updated while settings are edited. */
function Previewed({ as: Part, frame }: { as: typeof GuestHeader | typeof GuestFooter; frame: Frame }) {
  const [config, setConfig] = useState(frame.config);
  useEffect(() => onPreview((typed) => setConfig((before) => ({ ...before, ...typed }))), []);
  return <Part {...frame} config={config} />;
}

layOut();
/** Frontends with their paths, as listed by the gateway. */
const frontends = readBlock<ListedFrontend[]>('frontends') ?? [];
const pages = frontends.flatMap(({ name, entry, paths }) => paths.map((page) => ({ ...page, name, entry })));
const init = readInitData();
const frame = makeFrame(init, frontends);
const show = (id: string, Part: typeof GuestHeader | typeof GuestFooter) => {
  const element = document.getElementById(id);
  if (frame && element)
    showIn(
      element,
      <StrictMode>
        <Previewed as={Part} frame={frame} />
      </StrictMode>,
    );
};
show('top', GuestHeader);
show('bottom', GuestFooter);

// Each remote is loaded when one of its paths is first entered.
for (const { name, entry } of frontends) {
  if (!entry) continue;
  registerApplication({
    name,
    app: () => loadLifecycles(name.replaceAll('-', '_'), entry),
    activeWhen: ({ pathname }) => closest(pages, pathname)?.name === name,
    customProps: { domElementGetter: () => document.getElementById('content') },
  });
}

// Links to other documents are left to the browser, before a router handles the click.
const isElsewhere = ({ pathname }: { pathname: string }) => !closest(pages, pathname)?.entry;
document.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (link && link.origin === window.location.origin && isElsewhere(link)) event.stopPropagation();
  },
  { capture: true },
);
// Loads the document also after navigation by code.
const started = window.location.pathname;
registerApplication({
  name: 'document',
  app: () => {
    window.location.reload();
    return new Promise<never>(() => undefined);
  },
  activeWhen: (at) => at.pathname !== started && isElsewhere(at),
});

addErrorHandler((error) => {
  console.error(error);
  const name = error.appOrParcelName;
  showRemoteFailure(async () => {
    clearRemoteFailure();
    // A remote that loaded but did not start is unloaded first; one that did not load is requested again.
    if (getAppStatus(name) !== LOAD_ERROR) await unloadApplication(name);
    await triggerAppChange();
  });
});
window.addEventListener('single-spa:before-routing-event', clearRemoteFailure);

start({ urlRerouteOnly: true });

// Also with the plugin off, to remove what it has cached on this device.
if (frame && (frame.config.enablePluginPWA || navigator.serviceWorker?.controller))
  void import(/* webpackChunkName: "app" */ './app/start-app.tsx').then(({ startApp }) => startApp(frame.config));
// Staff visits are not counted.
if (frame && !closest(pages, started)?.isStaff && !init.some(({ url }) => url === '/users/me'))
  void import(/* webpackChunkName: "visits" */ '@theke/ui/visits/start-visits').then(({ startVisits }) =>
    startVisits({ shopKey: frame.config.shopKey }),
  );
if (frame?.config.enablePluginToolbar && init.some(({ url }) => url === '/users/me'))
  void import(/* webpackChunkName: "staff" */ './staff/start-toolbar.tsx').then(({ startToolbar }) =>
    startToolbar(init, frame),
  );
