import type { SameTexts } from '@theke/rules/texts/same-texts';
import type { noticeMessages as german } from './notice-messages.de.ts';

export const noticeMessages: SameTexts<typeof german> = {
  gone: (names) => `No longer available: ${names.join(', ')}.`,
  lastOrder: {
    title: 'Your last order',
    text: (ticket, branch) => (ticket === null ? branch : `Number ${ticket}, ${branch}`),
  },
};
