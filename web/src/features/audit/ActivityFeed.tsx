import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatAgo } from '../../platform/time/time';
import type { ActivityEntryFragment } from './ActivityFeed.generated';
import classes from './ActivityFeed.module.css';
import { authorOf, changeTitle } from './changes';
import { fieldLabel, t } from './texts';

interface ActivityFeedProps {
  entries: readonly ActivityEntryFragment[];
  /** Returns the address of a record; undefined for records without a page. */
  hrefFor: (entry: Pick<ActivityEntryFragment, 'record' | 'recordId' | 'label'>) => string | undefined;
}

/** How many names of fields are shown; further ones are counted. */
const told = 3;

const fieldsOf = ({ action, fields }: ActivityEntryFragment): string => {
  if (action !== 'UPDATED' || fields.length === 0) return '';
  const names = [...new Set(fields.map(fieldLabel))];
  const rest = names.length - told;
  return ` : ${names.slice(0, told).join(', ')}${rest > 0 ? ` ${t('feed.more', { count: rest })}` : ''}`;
};

/** Shows the newest changes of all records, newest first (docs/rules/back-office.md#activity). */
export const ActivityFeed = ({ entries, hrefFor }: ActivityFeedProps) => (
  <section className={classes.root} aria-labelledby="activite">
    <h2 id="activite" className={classes.title}>
      {t('feed.title')}
    </h2>
    {entries.length === 0 && (
      <Text size="sm" c="dimmed">
        {t('empty')}
      </Text>
    )}
    <ol className={classes.entries}>
      {entries.map((entry) => {
        const name = [t(`feed.records.${entry.record}`), entry.label].filter(Boolean).join(' ');
        const to = hrefFor(entry);
        return (
          <li key={entry.id}>
            <span className={classes.line}>
              {to ? (
                <Link to={to} className={classes.record}>
                  {name}
                </Link>
              ) : (
                <b>{name}</b>
              )}
              <time dateTime={entry.at}>{formatAgo(entry.at)}</time>
            </span>
            <Text size="sm" c="dimmed">
              {authorOf(entry)}, {changeTitle(entry).toLowerCase()}
              {fieldsOf(entry)}
            </Text>
          </li>
        );
      })}
    </ol>
  </section>
);
