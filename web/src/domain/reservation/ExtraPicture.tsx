import { srcSetOf } from '../../platform/url/pictures';
import classes from './ExtraPicture.module.css';

/** Shows the picture of an extra. It has no alternative text, because the name stands beside it, and keeps its place while it loads. */
export const ExtraPicture = ({ url }: { url: string }) => (
  <img
    src={url}
    srcSet={srcSetOf(url)}
    sizes="72px"
    width={72}
    height={54}
    alt=""
    loading="lazy"
    decoding="async"
    className={classes.picture}
  />
);
