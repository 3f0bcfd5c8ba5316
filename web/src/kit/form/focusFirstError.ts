// Wrappers carry the mark of an error too; only controls can take the focus. Password fields are marked in their own way.
const wrongField =
  ':is(input, select, textarea, button):is([aria-invalid="true"], [data-error="true"], [data-invalid="true"])';

/** Frames to wait for the errors to be drawn. */
const patience = 30;

const whenDrawn = (form: HTMLElement, frames: number, scrolled: boolean): void => {
  requestAnimationFrame(() => {
    const bannerFirst = form.dataset.bannerFirst !== undefined;
    if (bannerFirst && !scrolled) (form.closest('.mantine-Modal-content') ?? window).scrollTo({ top: 0 });
    const field = form.querySelector<HTMLElement>(wrongField);
    if (field) {
      field.focus({ preventScroll: true });
      if (!bannerFirst) field.scrollIntoView({ block: 'center' });
    } else if (frames > 0) whenDrawn(form, frames - 1, scrolled || bannerFirst);
  });
};

/**
 * Moves the focus to the first field that shows an error, in the order of the page, and brings it into view. A form with
 * `data-banner-first` shows its beginning instead, where its banner says what is wrong. Call it after the errors were set:
 * it waits for them to be drawn.
 */
export const focusFirstError = (form: HTMLElement | null): void => {
  if (form) whenDrawn(form, patience, false);
};
