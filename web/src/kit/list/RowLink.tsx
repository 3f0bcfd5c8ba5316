import { Link, type LinkProps } from 'react-router-dom';
import classes from './RowLink.module.css';

interface RowLinkProps extends LinkProps {
  /** The whole row leads there. */
  covers?: boolean;
}

/** The link of a row to what it is about; j, k and Enter move by it. */
export const RowLink = ({ covers = false, ...props }: RowLinkProps) => (
  <Link className={classes.link} data-row-main data-covers={covers || undefined} preventScrollReset {...props} />
);
