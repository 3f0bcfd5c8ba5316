import { Fragment, type ReactNode } from 'react';
import classes from './Facts.module.css';

/** A fact about a record: a label and its value. */
export interface Fact {
  label: string;
  /** Empty text, null and undefined are left out. */
  value: ReactNode;
  /** If true, the fact takes two columns, because its value cannot be wrapped between words. */
  wide?: boolean;
}

/** Shows labelled values side by side; unknown ones take no space. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (filled.length === 0) return null;
  return (
    <dl className={classes.root}>
      {filled.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Shows an e-mail address, which is broken before the @ or after a dot of the name if it is longer than its line. */
export const MailText = ({ address }: { address: string }) => {
  const [, name = address, host = ''] = /^(.*)(@.*)$/.exec(address) ?? [];
  return (
    <>
      {name.split(/(?<=\.)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
      {host}
    </>
  );
};

/** Shows a titled part of a record's sheet. */
export const SheetSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={classes.section}>
    <h3 className={classes.title}>{title}</h3>
    {children}
  </section>
);
