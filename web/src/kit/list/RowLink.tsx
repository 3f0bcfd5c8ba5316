import { Link, type LinkProps } from 'react-router-dom';
import classes from './RowLink.module.css';

interface RowLinkProps extends LinkProps {
  /** The address that the whole row opens. */
  covers?: boolean;
}

/** Links a row to its record; the keys j, k and Enter use it. */
export const RowLink = ({ covers = false, ...props }: RowLinkProps) => (
  <Link className={classes.link} data-row-main data-covers={covers || undefined} preventScrollReset {...props} />
);
