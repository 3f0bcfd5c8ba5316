/**
 * Runs first on a page rendered by the server, before the application is loaded. The application is loaded once everything visible is
 * there and painted, or as soon as somebody touches the page; clicks and input until hydration are replayed then.
 */
import type { PagePrograms } from './takeover';

const programs = JSON.parse(
  document.getElementById('page-programs')?.textContent ?? '{"files":[],"forgets":[]}',
) as PagePrograms;

programs.forgets.forEach((key) => localStorage.removeItem(key));

/**
 * Finds the element of a click that needs the application. Plain links work by themselves, except those in a form, which take its input
 * along.
 */
const asked = (target: EventTarget | null): HTMLElement | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('button, label, input, form a') : null;
  const field = element instanceof HTMLLabelElement ? element.control : element;
  return field?.matches('a, button, [type="checkbox"], [type="radio"]') ? element : null;
};

/** The clicks and submits to repeat, by element: somebody who presses twice because nothing happens means one press. */
const held = new Map<HTMLElement, () => void>();
/** True while an event is repeated, so that `hold` lets it through to React. */
let repeating = false;

const hold = (event: Event): void => {
  if (repeating) return;
  void begin();
  const { target } = event;
  const clicked = event.type === 'click' ? asked(target) : null;
  const submitted = event.type === 'submit' && target instanceof HTMLFormElement ? target : null;
  if (clicked)
    held.set(clicked, () => {
      // React hydrates the part of the page at this event, as at a person's before the click. During the click a box is already ticked: React
      // would take that for its state before, and miss the change.
      clicked.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      clicked.click();
    });
  else if (submitted) held.set(submitted, () => submitted.requestSubmit());
  else return;
  event.preventDefault();
  // React listens to events before hydration is complete. It would handle this one now, and again when it is repeated.
  event.stopPropagation();
};

/**
 * Repeats the held events, each in its own task, so that a tap never waits for all of them. Must not run within an effect of React: there,
 * React cannot hydrate the part of the page that was clicked, and the click would be lost.
 */
const repeat = (): void => {
  const [next] = held;
  if (!next) {
    holds.forEach((kind) => document.removeEventListener(kind, hold, true));
    return;
  }
  const [element, again] = next;
  held.delete(element);
  repeating = true;
  again();
  repeating = false;
  setTimeout(repeat);
};

const holds = ['click', 'submit', 'keydown', 'pointerdown'];

/** React learns a field's value only through the property setter that it has put on the element. */
const tellTyped = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void => {
  const { value } = field;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  own?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

const wasTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue;

window.takenOver = () => {
  delete window.takenOver;
  [...document.querySelectorAll('input:not([type="checkbox"], [type="radio"]), textarea, select')]
    .filter(wasTyped)
    .forEach(tellTyped);
  setTimeout(repeat);
};

let begun = false;

/** Each file is loaded in its own task, so that a tap never waits for all of them. */
const begin = async (): Promise<void> => {
  if (begun) return;
  begun = true;
  for (const href of programs.files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
    document.head.append(link);
  }
  try {
    for (const href of programs.files) {
      await import(/* @vite-ignore */ href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch {
    // If loading failed, the next touch tries again.
    begun = false;
  }
};

holds.forEach((kind) => document.addEventListener(kind, hold, true));

/** Begins once the page is painted, so that the programs never delay what a visitor waits for. A tab in the background is not painted. */
const beginWhenPainted = (): void => {
  if (document.hidden) void begin();
  else
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      void begin();
    }).observe({ type: 'paint', buffered: true });
};

if (document.readyState === 'complete') beginWhenPainted();
else window.addEventListener('load', beginWhenPainted, { once: true });
