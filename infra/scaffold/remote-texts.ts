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
import { TextPage } from '@theke/ui/text-page';
import { messages } from './messages.de.ts';

const shopName = initEntry(readInitData(), '/config')?.shopName ?? '';

export const App = () => (
  <TextPage title={messages.title}>
    <p>{messages.welcome(shopName)}</p>
  </TextPage>
);
`;

/** frontends/REMOTE/src/messages.de.ts */
export const remoteMessages = (title: string) => `\
/** Everything that people read here and that does not come from the shop's own data. */
export const messages = {
  title: '${title}',
  welcome: (shopName: string) => \`Willkommen bei \${shopName}.\`,
} as const;
`;
