/** frontends/REMOTE/src/lifecycles.tsx */
export const lifecyclesText = `\
import { federatedApp } from '@theke/ui/federated-app';
import { makeQueryClient } from '@theke/ui/query-client';
import { App } from './app.tsx';

export const { bootstrap, mount, unmount } = federatedApp({ Root: App, queryClient: makeQueryClient });
`;

/** frontends/REMOTE/src/app.tsx */
export const appText = `\
import { initEntry, readInitData } from '@theke/ui/init-data';
import * as css from './app.module.css';
import { messages } from './messages.de.ts';

const shopName = initEntry(readInitData(), '/config')?.shopName ?? '';

export const App = () => (
  <main className={css.page}>
    <h1>{messages.title}</h1>
    <p>{messages.welcome(shopName)}</p>
  </main>
);
`;

/** frontends/REMOTE/src/app.module.css */
export const appCss = `\
.page {
  max-width: 760px;
  margin: 0 auto;
  padding: var(--s-6) var(--s-4) var(--s-8);
}
.page h1 {
  font: var(--t-32);
  margin-bottom: var(--s-4);
}
`;

/** frontends/REMOTE/src/messages.de.ts */
export const remoteMessages = (title: string) => `\
/** Everything that people read here and that does not come from the shop's own data. */
export const messages = {
  title: '${title}',
  welcome: (shopName: string) => \`Willkommen bei \${shopName}.\`,
} as const;
`;
