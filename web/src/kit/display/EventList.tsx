import type { ReactNode } from 'react';
import classes from './EventList.module.css';

interface ListedEvent {
  key: string;
  tone: 'good' | 'warning' | 'bad' | 'plain';
  what: ReactNode;
  detail?: ReactNode;
  when: ReactNode;
}

/** Lists what happened to a record as dots on a line, in the given order. */
export const EventList = ({ label, events }: { label?: string; events: readonly ListedEvent[] }) => (
  <ol className={classes.root} aria-label={label}>
    {events.map(({ key, tone, what, detail, when }) => (
      <li key={key} data-tone={tone}>
        <span className={classes.what}>{what}</span>
        {detail && <span className={classes.detail}>{detail}</span>}
        <span className={classes.when}>{when}</span>
      </li>
    ))}
  </ol>
);
