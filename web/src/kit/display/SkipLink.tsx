import { t } from '../../platform/i18n/texts';
import classes from './SkipLink.module.css';

/** Leads those who use the keyboard past the navigation, to the element with the id `contenu`. Seen only while it has the focus. */
export const SkipLink = () => (
  <a href="#contenu" className={classes.root} data-screen-only>
    {t('skipToContent')}
  </a>
);
