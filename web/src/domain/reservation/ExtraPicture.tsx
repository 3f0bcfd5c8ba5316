import { srcSetOf } from '../../lib/pictures';
import classes from './ExtraPicture.module.css';

/** The picture of an extra beside its name, which says what it shows. Its place is kept while it loads. */
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
