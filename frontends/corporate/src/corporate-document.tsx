import './styles.ts';
import { staffBarId } from '@theke/contracts/gateway/staff-bar';
import { closeOutside } from './enhance/close-outside.ts';
import { enhanceWhenSeen } from './enhance/enhance-when-seen.ts';
import { markPictureStates } from './enhance/pictures.ts';
import { showScrollMarks } from './enhance/scroll-marks.ts';

enhanceWhenSeen(document);
closeOutside(document);
showScrollMarks(document);
markPictureStates(document);

// Hidden until its script is loaded.
const banner = document.querySelector<HTMLElement>('[data-consent=banner]');
if (banner) import('./enhance/consent.ts').then(({ enhance }) => enhance(banner), console.error);

for (const id of ['site-top', 'site-bottom']) {
  const frame = document.getElementById(id);
  if (frame) import('./enhance/shop-frame.ts').then(({ enhance }) => enhance(frame), console.error);
}

// Only in documents of staff.
if (document.getElementById(staffBarId))
  import('./enhance/staff-bar.ts').then(({ showStaffBar }) => showStaffBar(document), console.error);

// In the shop's documents, the shell counts visits.
if (!document.getElementById('frontends')) {
  import('./enhance/visits.ts').then(({ countVisits }) => countVisits(), console.error);
  import('./enhance/minimized-header.ts').then(({ minimizeHeader }) => minimizeHeader(document), console.error);
}

// Goes back in the history if possible; without JavaScript the link leads to the start page.
document.addEventListener('click', (event) => {
  const backLink = event.target instanceof Element && event.target.closest('[data-back]');
  if (!backLink || window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
});
