import type { SameTexts } from '../texts/same-texts.ts';
import type {
  branchesTexts as germanBranches,
  closedTexts as germanClosed,
  hoursTexts as germanHours,
  statusTexts as germanStatus,
} from './opening-status.de.ts';

export const statusTexts: SameTexts<typeof germanStatus> = {
  always: 'Open 24 hours',
  openUntil: (time) => `Open until ${time}`,
  onDay: (weekday, time) => `${weekday} ${time}`,
  closed: 'Closed',
  today: 'today',
  tomorrow: 'tomorrow',
  opens: (day, time) => `Opens ${day} at ${time}`,
  delivers: { always: 'Delivers 24 hours', until: (time) => `Delivers until ${time}` },
};

export const closedTexts: SameTexts<typeof germanClosed> = {
  again: {
    open: (weekday, time) => `We open again${weekday ? ` on ${weekday}` : ''} at ${time}.`,
    deliver: (weekday, time) => `We deliver again${weekday ? ` on ${weekday}` : ''} from ${time}.`,
  },
  instead: {
    both: 'You are welcome to collect your order or to order at our place.',
    takeaway: 'You are welcome to collect your order.',
    dineIn: 'You are welcome to order at our place.',
    delivery: 'We will gladly deliver your order, though.',
  },
  noDelivery: {
    menu: 'Unfortunately, delivery is not possible at the moment.',
    checkout: 'Unfortunately, we are not offering delivery at the moment.',
  },
  closedNow: 'Sorry, we are closed at the moment.',
  preorders: 'We are happy to take your pre-order.',
  preordersLater: 'We will see to it as soon as we are open again.',
};

export const hoursTexts: SameTexts<typeof germanHours> = {
  openToday: 'Open today',
  hours: (word, from, to) => `${word} ${from} to ${to}`,
};

export const branchesTexts: SameTexts<typeof germanBranches> = {
  allClosed: 'All branches closed',
  openBranches: (open) => (open === 1 ? '1 branch open' : `${open} branches open`),
};
