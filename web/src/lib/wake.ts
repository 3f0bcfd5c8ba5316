const listeners = new Set<() => void>();

/** Milliseconds out of sight after which what a page shows is taken for old. */
const sleepFor = 20_000;
/** How often a page notices that it still runs; a gap of `sleepFor` in that was a sleep of the whole machine. */
const beatEvery = 5_000;

let hiddenAt: number | null = null;
let beatAt = 0;
let heart: ReturnType<typeof setInterval> | undefined;

const wake = (): void => [...listeners].forEach((listener) => listener());

const onVisibility = (): void => {
  if (document.visibilityState === 'hidden') {
    hiddenAt ??= Date.now();
    return;
  }
  const slept = hiddenAt !== null && Date.now() - hiddenAt >= sleepFor;
  hiddenAt = null;
  beatAt = Date.now();
  if (slept) wake();
};

// Timers of a page out of sight are slowed down: only a gap in one that is seen is a sleep.
const onBeat = (): void => {
  const gap = Date.now() - beatAt;
  beatAt = Date.now();
  if (document.visibilityState === 'visible' && hiddenAt === null && gap >= sleepFor) wake();
};

// Brought back from the browser's memory: everything about it is from before.
const onPageShow = (event: PageTransitionEvent): void => {
  if (event.persisted) wake();
};

const start = (): void => {
  beatAt = Date.now();
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
 * Calls back when the page wakes: seen again after a while out of sight, brought back by the browser, on a network again, or
 * on a machine that slept. Returns how to stop.
 */
export const onWake = (listener: () => void): (() => void) => {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
};
