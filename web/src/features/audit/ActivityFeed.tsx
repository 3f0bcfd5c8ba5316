import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useFields, type Fields, type Holding } from '../../platform/graphql/fields';
import { formatAgo } from '../../platform/time/time';
import { authorOf, changeTitle } from '../../domain/audit/changes';
import { fieldLabel, t as auditT } from '../../domain/audit/texts';
import { ActivityEntryFragmentDoc, type ActivityEntryFragment } from './ActivityFeed.generated';
import classes from './ActivityFeed.module.css';
import { t } from './texts';

interface EntryProps {
  /** Returns the address of a record; undefined for records without a page. */
  hrefFor: (entry: Pick<ActivityEntryFragment, 'record' | 'recordId' | 'label'>) => string | undefined;
}

/** How many names of fields are shown; further ones are counted. */
const listedChanges = 3;

const fieldsOf = ({ action, fields }: Fields<ActivityEntryFragment>): string => {
  if (action !== 'UPDATED' || fields.length === 0) return '';
  const names = [...new Set(fields.map(fieldLabel))];
  const rest = names.length - listedChanges;
  return ` : ${names.slice(0, listedChanges).join(', ')}${rest > 0 ? ` ${t('feed.more', { count: rest })}` : ''}`;
};

const Entry = ({ record, hrefFor }: EntryProps & { record: Holding<ActivityEntryFragment> }) => {
  const entry = useFields(ActivityEntryFragmentDoc, record);
  const name = [t(`feed.records.${entry.record}`), entry.label].filter(Boolean).join(' ');
  const to = hrefFor(entry);
  return (
    <li>
      <span className={classes.line}>
        {to ? (
          <Link to={to} className={classes.record} data-alone>
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
};

interface ActivityFeedProps extends EntryProps {
  entries: readonly (Holding<ActivityEntryFragment> & { id: string })[];
}

/** Shows the newest changes of all records, newest first (docs/rules/back-office.md#activity). */
export const ActivityFeed = ({ entries, hrefFor }: ActivityFeedProps) => (
  <section className={classes.root} aria-labelledby="activite">
    <h2 id="activite" className={classes.title}>
      {t('feed.title')}
    </h2>
    {entries.length === 0 && (
      <Text size="sm" c="dimmed">
        {auditT('empty')}
      </Text>
    )}
    <ol className={classes.entries}>
      {entries.map((entry) => (
        <Entry key={entry.id} record={entry} hrefFor={hrefFor} />
      ))}
    </ol>
  </section>
);
