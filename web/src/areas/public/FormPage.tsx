import type { ReactNode } from 'react';
import classes from './FormPage.module.css';

interface FormPageProps {
  title: string;
  lead?: string;
  /** The form, shown on a card. */
  children: ReactNode;
}

/** Lays out a public page with one form. */
export const FormPage = ({ title, lead, children }: FormPageProps) => (
  <div className={classes.narrow}>
    <h1 className={classes.title}>{title}</h1>
    {lead && <p className={classes.lead}>{lead}</p>}
    <div className={classes.card}>{children}</div>
  </div>
);
