import { laterPreload } from '@theke/rules/site/later-preload';
import { firstPicture } from './first-picture.ts';

void firstPicture().then(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${laterPreload}"]`)) link.rel = 'preload';
  // Asynchronous boundary required by federation: shared React is selected before the first module that uses it runs.
  void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
});
