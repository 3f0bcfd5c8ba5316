/* Adds what browsers have and jsdom lacks or does differently. Runs before the modules of each test file. */

// As in browsers. Jest sets 100.
Error.stackTraceLimit = 10;

/** Mantine passes an AbortSignal of Node's own class, which jsdom refuses, so that the option is replaced by a removal on abort. */
const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function listenUntilAborted(type, listener, options) {
  if (typeof options !== 'object' || !options.signal) {
    listen.call(this, type, listener, options);
    return;
  }
  const { signal, ...rest } = options;
  if (signal.aborted) return;
  listen.call(this, type, listener, rest);
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
};

/** A desktop of 1366 × 768; an empty query matches, as the standard says (otherwise mantine-datatable hides its columns). */
window.matchMedia = (query) => ({
  matches: matchesDesktop(query),
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

const desktopWidth = 1366;
const pixelsPerEm = 16;

function matchesDesktop(query: string): boolean {
  if (query.trim() === '') return true;
  const widths = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|em|rem)\)/g)];
  return (
    widths.length > 0 &&
    widths.every(([, bound, value, unit]) => {
      const pixels = Number(value) * (unit === 'px' ? 1 : pixelsPerEm);
      return bound === 'min' ? desktopWidth >= pixels : desktopWidth <= pixels;
    })
  );
}

class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
window.ResizeObserver = SilentObserver;
window.IntersectionObserver = SilentObserver;

document.elementsFromPoint = () => [];
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;

// jsdom has the dialog element, but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** React reads the form when a submit starts a transition; Node's own FormData refuses jsdom's forms. */
const NodeFormData = window.FormData;
window.FormData = class extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
    }
  }
};

/** The form data are Node's, which refuse a File of jsdom: its name and type are sent without its content. */
const append = FormData.prototype.append as (this: FormData, ...values: unknown[]) => void;
FormData.prototype.append = function appendWithName(name: string, value: unknown, ...fileName: string[]) {
  if (!(value instanceof File)) append.call(this, name, value, ...fileName);
  else append.call(this, name, new Blob([], { type: value.type }), ...fileName);
};
