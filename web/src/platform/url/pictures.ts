/** The widths in pixels to which the server scales stored pictures. */
const widths = [400, 600, 800, 1200, 1600];

/** Returns the `srcSet` of a stored picture; undefined for any other picture, which has one size. */
export const srcSetOf = (url: string): string | undefined =>
  url.startsWith('/storage/') ? widths.map((width) => `${url}?largeur=${width} ${width}w`).join(', ') : undefined;
