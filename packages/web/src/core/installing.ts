// Installs the service worker once the page is shown and idle.

let isOutdated = false;

/** Whether a newer release is cached: the next link then reloads the page and gets it. */
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
