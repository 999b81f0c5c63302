import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { appMessages as german } from './app-messages.de.ts';

export const appMessages: SameTexts<typeof german> = {
  title: (shopName) => `${shopName} on your home screen`,
  lead: 'Less than 1 MB, no store, no account',
  gains: [
    'Menu and basket even without reception',
    'Repeat your last order in two taps',
    'One tap from the home screen to here',
  ],
  later: 'Not now',
  install: 'Install',
  installing: 'Working...',
  month: '“Not now” holds for a month.',
  howTitle: 'One more step',
  howNative: 'Your browser will now ask whether you want to install the app.',
  howIos: [
    'In Safari tap “Share”, the square with the arrow pointing up.',
    'Choose “Add to Home Screen”.',
    'Confirm with “Add”.',
  ],
  howOther: [
    'Open your browser’s menu.',
    'Choose “Install app” or “Add to home screen”.',
    'Confirm the browser’s question.',
  ],
  cancel: 'Cancel',
  done: 'Done',
  updated: 'There is a new version. Your basket will be kept.',
  restart: 'Restart',
};
