/** Notices of the browser that are no errors: a layout that is measured again in the next frame. */
const harmless = /^ResizeObserver loop/;

/** Reports errors that nothing else catches. */
export function reportPageErrors(report: (message: string) => void): void {
  window.addEventListener('error', ({ message }) => {
    if (!harmless.test(message)) report(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
}
