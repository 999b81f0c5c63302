import './styles.ts';
import { closeOutside } from './alive/close-outside.ts';
import { showScrollMarks } from './alive/scroll-marks.ts';
import { wakeWhenSeen } from './alive/wake-when-seen.ts';

wakeWhenSeen(document);
closeOutside(document);
showScrollMarks(document);

// Back where the visitor came from, where that is known; without a script the link leads to the start.
document.addEventListener('click', (event) => {
  const back = event.target instanceof Element && event.target.closest('[data-back]');
  if (!back || window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
});
