/** The widths in pixels that the server makes smaller copies of a stored picture in. */
const widths = [400, 600, 800, 1200, 1600];

/** The copies of a stored picture for `srcSet`; undefined for any other picture, which comes in one size. */
export const srcSetOf = (url: string): string | undefined =>
  url.startsWith('/storage/') ? widths.map((width) => `${url}?largeur=${width} ${width}w`).join(', ') : undefined;
