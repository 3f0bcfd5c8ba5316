import { deviceNow } from '../clock/deviceClock';

const listeners = new Set<() => void>();

/** Milliseconds in the background after which a page's data counts as outdated. */
const sleepFor = 20_000;
/** How often a page checks that it is running; a gap of `sleepFor` means that the machine slept. */
const beatEvery = 5_000;

let hiddenAt: number | null = null;
let beatAt = 0;
let heart: ReturnType<typeof setInterval> | undefined;

const wake = (): void => [...listeners].forEach((listener) => listener());

const onVisibility = (): void => {
  if (document.visibilityState === 'hidden') {
    hiddenAt ??= deviceNow();
    return;
  }
  const slept = hiddenAt !== null && deviceNow() - hiddenAt >= sleepFor;
  hiddenAt = null;
  beatAt = deviceNow();
  if (slept) wake();
};

// Browsers slow down timers of hidden pages, so only a gap while visible is a sleep.
const onBeat = (): void => {
  const gap = deviceNow() - beatAt;
  beatAt = deviceNow();
  if (document.visibilityState === 'visible' && hiddenAt === null && gap >= sleepFor) wake();
};

// A page restored from the browser's cache has outdated data.
const onPageShow = (event: PageTransitionEvent): void => {
  if (event.persisted) wake();
};

const start = (): void => {
  beatAt = deviceNow();
  hiddenAt = document.visibilityState === 'hidden' ? beatAt : null;
  heart = setInterval(onBeat, beatEvery);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', wake);
};

const stop = (): void => {
  clearInterval(heart);
  document.removeEventListener('visibilitychange', onVisibility);
  window.removeEventListener('pageshow', onPageShow);
  window.removeEventListener('online', wake);
};

/**
 * Calls back when the page wakes: visible again after a while, restored by the browser, back online, or after the machine slept. Returns a
 * function that stops it.
 */
export const onWake = (listener: () => void): (() => void) => {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
};
