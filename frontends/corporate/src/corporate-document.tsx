import './styles.ts';

// Back where the visitor came from, where that is known; without a script the link leads to the start.
document.addEventListener('click', (event) => {
  const back = event.target instanceof Element && event.target.closest('[data-back]');
  if (!back || window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
});
