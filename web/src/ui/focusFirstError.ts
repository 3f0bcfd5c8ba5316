// Wrappers carry the mark of an error too; only controls can take the focus. Password fields are marked in their own way.
const wrongField =
  ':is(input, select, textarea, button):is([aria-invalid="true"], [data-error="true"], [data-invalid="true"])';

/** Frames to wait for the errors to be drawn. */
const patience = 30;

/**
 * Moves the focus to the first field that shows an error, in the order of the page. Call it after the errors were set:
 * it waits for them to be drawn. Brings the field into view unless `scroll` says that something else is to be seen first.
 */
export const focusFirstError = (
  form: HTMLElement | null,
  { scroll = true, frames = patience }: { scroll?: boolean; frames?: number } = {},
): void => {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(wrongField);
    if (field) {
      field.focus({ preventScroll: true });
      if (scroll) field.scrollIntoView({ block: 'center' });
    } else if (frames > 0) {
      focusFirstError(form, { scroll, frames: frames - 1 });
    }
  });
};
