import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './FigureTile.module.css';

interface FigureTileProps {
  label: string;
  /** Undefined while it is loaded. */
  value: ReactNode;
  icon: ReactNode;
  /** The page that shows what is counted. */
  to?: string | undefined;
  /** Stands below the label. */
  children?: ReactNode;
}

/** Shows a figure with its label in a frame, which may lead to what it counts. */
export const FigureTile = ({ label, value, icon, to, children }: FigureTileProps) => {
  const content = (
    <>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.value}>{value ?? <Skeleton height={28} width={56} />}</span>
      <span className={classes.label}>{label}</span>
      {children}
    </>
  );
  return to ? (
    <Link to={to} className={classes.root}>
      {content}
    </Link>
  ) : (
    <div className={classes.root}>{content}</div>
  );
};
