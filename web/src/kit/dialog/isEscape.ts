/** Tells whether a key leaves what is on top: not while a text is being composed, nor where an open dropdown hears the key itself. */
export const isEscape = ({ key, isComposing, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  !isComposing &&
  // Mantine sets this attribute on the input of an open dropdown.
  !(target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true');
