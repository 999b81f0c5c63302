import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { staffMessages as german } from './staff-messages.de.ts';

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export const staffMessages: SameTexts<typeof german> = {
  toolbar: 'For your team',
  sections: 'In the back office',
  newTab: ' (new tab)',
  dashboard: 'Overview',
  sites: 'Pages',
  navigations: 'Navigations',
  toBackend: 'Go to the back office',
  logout: 'Log out',
  version: (version) => `Theke version ${version}`,
  tools: 'What this page is made of',
  facts: {
    path: 'Address',
    loaded: 'Page loaded',
    cachedAt: 'From the device, as of',
    config: 'Settings, version',
    branch: 'Branch, version',
    menus: 'Menus, version',
    plugins: 'Plugins on',
    noPlugins: 'none',
    answered: 'Answer of the server',
    painted: 'Largest picture or text',
    ready: 'Fully loaded',
    scripts: 'Scripts',
    cached: 'Kept on the device',
  },
  ms: (ms) => `${number.format(ms)} milliseconds`,
  counts: (files, bytes) => `${files} files, ${number.format(bytes / 1000)} kB`,
  cacheCounts: (pages, files, pictures) => `${pages} pages, ${files} files, ${pictures} pictures`,
  ago: (minutes) => (minutes < 1 ? 'just now' : `${minutes} min ago`),
  stream: 'Events',
  streamWaits: 'Connected. Nothing has happened yet.',
  streamDown: 'Not connected.',
  order: (id) => `Order …${id.slice(-6)} changed`,
  clear: 'Clear caches and reload',
};
