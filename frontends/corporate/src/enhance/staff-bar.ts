import { type StaffBar, staffBarId } from '@theke/contracts/gateway/staff-bar';
import { element } from './element.ts';
import * as css from './staff-bar.module.css';
import { staffBarMessages as messages } from './staff-bar-messages.de.ts';

const links: readonly StaffBar['edits'][number][] = [
  { label: messages.pages, href: '/backend/sites' },
  { label: messages.office, href: '/backend' },
  { label: messages.logout, href: '/backend/logout' },
];

function link({ label, href }: StaffBar['edits'][number]): HTMLElement {
  const anchor = element('a', label);
  anchor.href = href;
  return element('li', anchor);
}

/** Loading times of this page; measured by the browser, if it does. */
function timings(): StaffBar['facts'] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation) return [];
  const ms = (value: number) => messages.milliseconds(Math.round(value));
  return [
    { label: messages.answered, value: ms(navigation.responseStart) },
    { label: messages.ready, value: ms(navigation.domContentLoadedEventEnd) },
  ];
}

function details(facts: StaffBar['facts']): HTMLElement {
  const list = element('dl');
  for (const { label, value } of [...facts, ...timings()]) list.append(element('dt', label), element('dd', value));
  const box = element('details', element('summary', messages.details), list);
  return box;
}

/** Shows the bar for staff in the lower left corner; Escape and a click outside close it. Not within a frame. */
export function showStaffBar(root: Document): void {
  const data = root.getElementById(staffBarId)?.textContent;
  if (!data || root.defaultView?.top !== root.defaultView) return;
  const { name, edits, facts } = JSON.parse(data) as StaffBar;
  const summary = element('summary', messages.bar);
  const panel = element(
    'nav',
    element('p', name),
    element('ul', ...[...edits, ...links].map(link)),
    ...(facts.length > 0 ? [details(facts)] : []),
  );
  panel.ariaLabel = messages.bar;
  const bar = element('details', summary, panel);
  bar.className = css.bar ?? '';
  // Closed by the listeners of menus (close-outside.ts).
  bar.dataset.menu = '';
  root.body.append(bar);
}
