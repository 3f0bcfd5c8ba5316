import type { ReactNode } from 'react';
import classes from './Facts.module.css';

/** A fact about a record: a label and its value. */
export interface Fact {
  label: string;
  /** Empty text, null and undefined are left out. */
  value: ReactNode;
}

/** Shows labelled values side by side; unknown ones take no space. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className={classes.root}>
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Shows a titled part of a reservation's details. */
export const SheetSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h3 className={classes.title}>{title}</h3>
    {children}
  </section>
);
