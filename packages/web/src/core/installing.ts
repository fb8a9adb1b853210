// The app keeps itself in the browser, once the page is shown and has nothing else to do.

let isOutdated = false;

/** Whether a newer release is here: the next link loads a page anew, and gets it. */
export function isNewerHere(): boolean {
  return isOutdated;
}

export function install(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || import.meta.env.DEV) return;
  if (serviceWorker.controller !== null)
    serviceWorker.addEventListener('controllerchange', () => {
      isOutdated = true;
    });
  const register = (): void => void serviceWorker.register('/service-worker.js');
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(register);
    else setTimeout(register, 1000);
  });
}
