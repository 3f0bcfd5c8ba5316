// Wrappers are marked as invalid too, but only controls can take the focus. Password fields are marked differently.
const wrongField =
  ':is(input, select, textarea, button):is([aria-invalid="true"], [data-error="true"], [data-invalid="true"])';

/** How many frames to wait until the errors are rendered. */
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
 * Focuses the first invalid field, in page order, and scrolls to it. A form with `data-banner-first` scrolls to its banner instead. Call it
 * after setting the errors: it waits until they are rendered.
 */
export const focusFirstError = (form: HTMLElement | null): void => {
  if (form) whenDrawn(form, patience, false);
};
